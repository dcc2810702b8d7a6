import { choices } from '../choices.js';
import type { OperationDetails } from '../../render/body.js';
import type { Drawing } from '../drawing.js';
import { markup, type Markup } from '../markup/markup.js';
import { drawCode, drawCopyButton, type Highlight } from './code.js';

/** The request in several languages; the one chosen is remembered. */
export function drawSamples(
  { samples, sampleAddress }: Pick<OperationDetails, 'samples' | 'sampleAddress'>,
  drawing: Drawing,
  highlight: Highlight,
): Markup | undefined {
  if (samples.length === 0) return undefined;
  const list = samples.map(({ label, language, source }) => ({
    label,
    content: drawCode({ label, language, text: source }, highlight),
  }));
  const group = choices(
    list,
    {
      label: drawing.words.request,
      class: 'code-group code-block request-example',
      panel: 'code-panel',
      bar: drawCopyButton(drawing),
      remembered: true,
    },
    drawing,
  );
  return markup`<div id="request-example" data-address="${sampleAddress}">${group}</div>`;
}
