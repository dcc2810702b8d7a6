import {
  createHighlighting,
  type Highlighting,
  type HighlightingOptions,
} from '../../../src/highlight/highlighting.js';

/** A highlighter that is ready. */
export async function loadHighlighting(options?: HighlightingOptions): Promise<Highlighting> {
  const highlighting = createHighlighting(options);
  await highlighting.load();
  return highlighting;
}
