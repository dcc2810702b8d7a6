import { renderChoices } from '../choices.js';
import type { OperationDetails, RequestSamples } from '../../../render/body.js';
import type { RenderContext } from '../renderContext.js';
import { markup, type Markup } from '../markup/markup.js';
import type { Highlight } from '../highlight.js';
import { renderCode, renderCopyButton } from './code.js';

type Requests = Pick<OperationDetails, 'requests' | 'sampleAddress'>;

/** Where the other requests of a page are. */
export interface FurtherRequests {
  /** Address of the file with their samples. */
  source: string;
  /** Address of the page's Markdown, which has all examples, for readers without JavaScript. */
  text: string;
}

/**
 * The first request in several languages, and a choice of the others. The chosen language is stored.
 *
 * @param further absent if the page shows a single request.
 */
export function renderSamples(
  { requests, sampleAddress }: Requests,
  context: RenderContext,
  highlight: Highlight,
  further?: FurtherRequests,
): Markup | undefined {
  const [first, other] = requests;
  if (!first) return undefined;
  const hasChoice = other !== undefined && further !== undefined;
  const group = renderGroup(first, sampleAddress, hasChoice ? '' : ' code-block', context, highlight);
  return markup`<div id="request-example">${hasChoice ? renderChoice(requests, further, group, context) : group}</div>`;
}

/** Samples of the requests after the first, for a file that the page loads when the reader chooses one of them. */
export function renderFurtherRequests(
  { requests, sampleAddress }: Requests,
  context: RenderContext,
  highlight: Highlight,
): Markup {
  return markup`${requests.slice(1).map((request) => renderGroup(request, sampleAddress, '', context, highlight))}`;
}

function renderChoice(
  requests: readonly RequestSamples[],
  { source, text }: FurtherRequests,
  group: Markup,
  { words }: RenderContext,
): Markup {
  const options = requests.map(({ label, example }) => markup`<option value="${example}">${label ?? example}</option>`);
  const name = `${words.request}: ${words.examples}`;
  return markup`<trellis-requests class="code-block" data-source="${source}"><div class="code-bar needs-script"><select class="code-select" aria-label="${name}">${options}</select></div><noscript><p class="panel-note"><a href="${text}">${name}</a></p></noscript>${group}</trellis-requests>`;
}

function renderGroup(
  { samples }: RequestSamples,
  address: string,
  own: string,
  context: RenderContext,
  highlight: Highlight,
): Markup {
  const list = samples.map(({ label, language, source }) => ({
    label,
    content: renderCode({ label, language, text: source }, highlight),
  }));
  const group = renderChoices(
    list,
    {
      label: context.words.request,
      class: `code-group request-example${own}`,
      panel: 'code-panel',
      bar: renderCopyButton(context),
      remembered: true,
    },
    context,
  );
  return markup`<div data-address="${address}">${group}</div>`;
}
