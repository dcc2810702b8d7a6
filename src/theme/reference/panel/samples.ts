import { renderChoices } from '../choices.js';
import type { OperationDetails, RequestSamples } from '../../../formats/openapi/details.js';
import type { RenderContext } from '../renderContext.js';
import { markup, type Markup } from '../markup/markup.js';
import { renderCode, renderCopyButton, renderNote } from './code.js';
import { renderLaterChoice, type FurtherExamples } from './laterChoice.js';

type Requests = Pick<OperationDetails, 'requests' | 'sampleAddress'>;

/**
 * The first request in several languages, and a choice of the others. The chosen language is stored.
 *
 * @param further absent if the page shows a single request.
 */
export function renderSamples(
  { requests, sampleAddress }: Requests,
  context: RenderContext,
  further?: FurtherExamples,
): Markup | undefined {
  const [first, other] = requests;
  if (!first) return undefined;
  const hasChoice = other !== undefined && further !== undefined;
  const group = renderGroup(first, sampleAddress, hasChoice ? '' : ' code-block', context);
  return markup`<div id="request-example">${hasChoice ? renderChoice(requests, further, group, context) : group}</div>`;
}

/** Samples of the requests after the first, for a file that the page loads when the reader chooses one of them. */
export function renderFurtherRequests({ requests, sampleAddress }: Requests, context: RenderContext): Markup {
  return markup`${requests.slice(1).map((request) => renderGroup(request, sampleAddress, '', context))}`;
}

function renderChoice(
  requests: readonly RequestSamples[],
  further: FurtherExamples,
  group: Markup,
  { words }: RenderContext,
): Markup {
  const choices = requests.map(({ label, example }) => ({ label: label ?? example, value: example }));
  return renderLaterChoice(choices, `${words.request}: ${words.examples}`, further, group);
}

function renderGroup(request: RequestSamples, address: string, own: string, context: RenderContext): Markup {
  const list = request.samples.map(({ label, language, source }) => ({
    label,
    content: renderCode({ label, language, text: source }, context),
  }));
  const group = renderChoices(
    list,
    {
      label: context.words.request,
      class: `code-group request-example${own}`,
      panel: 'code-panel',
      before: renderNote(request.description),
      bar: renderCopyButton(context),
      remembered: true,
    },
    context,
  );
  return markup`<div data-address="${address}">${group}</div>`;
}
