import type { GraphqlExample } from '../../../formats/graphql/details.js';
import type { PageDescription } from '../../../formats/description.js';
import { renderFold } from '../fold.js';
import { markup, type Markup } from '../markup/markup.js';
import type { RenderContext } from '../renderContext.js';

/** Maximum number of visible lines in a field. */
const MOST_ROWS = 16;

/** The playground of a GraphQL operation: a form that sends it. Undefined if the API's address is unknown. */
export function renderForm(
  { graphql, servers, security }: PageDescription,
  context: RenderContext,
): Markup | undefined {
  const [server] = servers;
  const example = graphql?.example;
  if (!example || !server?.absolute) return undefined;
  const [scheme] = security.alternatives[0] ?? [];
  const hint = scheme?.in === 'header' ? `${scheme.name}: ${scheme.placeholder}` : '';
  const form = graphql.page.kind === 'subscription' ? subscriptionForm : requestForm;
  return form(example, server.url, hint, context);
}

function requestForm(example: GraphqlExample, address: string, hint: string, { words }: RenderContext): Markup {
  const { host } = new URL(address);
  const { notJson, noAnswer, noAnswerReason, send } = words.playground;
  const form = markup`<form autocomplete="off">${fields(example, hint, words)}<p class="graphql-send"><button type="submit" class="tryit-button">${send}</button><output></output></p><pre hidden tabindex="0" role="region" aria-label="${words.response}"></pre></form>`;
  return markup`<trellis-graphql class="graphql-form needs-script" src="${address}" data-not-json="${notJson}" data-failed="${noAnswer({ host })}" data-reason="${noAnswerReason}" data-sending="…">${renderFold(words.tryIt, form)}</trellis-graphql>`;
}

function subscriptionForm(example: GraphqlExample, address: string, hint: string, { words }: RenderContext): Markup {
  const { host } = new URL(address);
  const { connect, disconnect, connecting, connected, notConnected, refused, insecure, ended, completed } =
    words.socket;
  const form = markup`<form autocomplete="off">${fields(example, hint, words)}<p class="graphql-send"><button type="submit" class="tryit-button">${connect}</button><output></output></p><ol class="graphql-log" aria-label="${words.messages}" aria-live="polite" aria-relevant="additions"></ol></form>`;
  // The code is only known when the connection is closed.
  const texts = markup`data-not-json="${words.playground.notJson}" data-connect="${connect}" data-disconnect="${disconnect}" data-connecting="${connecting}" data-connected="${connected}" data-closed="${notConnected}" data-completed="${completed}" data-refused="${refused({ host })}" data-insecure="${insecure}" data-ended="${ended({ code: '{code}' })}"`;
  return markup`<trellis-subscription class="graphql-form needs-script" src="${address}" ${texts}>${renderFold(words.tryIt, form)}</trellis-subscription>`;
}

function fields({ query, variables = '' }: GraphqlExample, hint: string, words: RenderContext['words']): Markup {
  return markup`${field(words.playground.operation, 'query', query)}${field(words.variables, 'variables', variables)}<label>${words.headers}<textarea name="headers" rows="2" spellcheck="false" placeholder="${hint}"></textarea></label>`;
}

function field(label: string, name: string, text: string): Markup {
  const rows = Math.min(MOST_ROWS, Math.max(2, text.split('\n').length));
  // A leading line break is not part of the text.
  return markup`<label>${label}<textarea name="${name}" rows="${rows}" spellcheck="false">\n${text}</textarea></label>`;
}
