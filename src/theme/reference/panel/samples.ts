import { renderChoices } from '../choices.js';
import type { OperationDetails } from '../../../render/body.js';
import type { RenderContext } from '../renderContext.js';
import { markup, type Markup } from '../markup/markup.js';
import type { Highlight } from '../highlight.js';
import { renderCode, renderCopyButton } from './code.js';

/** The request in several languages. The choice is stored. */
export function renderSamples(
  { samples, sampleAddress }: Pick<OperationDetails, 'samples' | 'sampleAddress'>,
  context: RenderContext,
  highlight: Highlight,
): Markup | undefined {
  if (samples.length === 0) return undefined;
  const list = samples.map(({ label, language, source }) => ({
    label,
    content: renderCode({ label, language, text: source }, highlight),
  }));
  const group = renderChoices(
    list,
    {
      label: context.words.request,
      class: 'code-group code-block request-example',
      panel: 'code-panel',
      bar: renderCopyButton(context),
      remembered: true,
    },
    context,
  );
  return markup`<div id="request-example" data-address="${sampleAddress}">${group}</div>`;
}
