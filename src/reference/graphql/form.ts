import type { GraphqlExample, OperationDetails } from '../../render/body.js';
import { renderFold } from '../fold.js';
import { markup, type Markup } from '../markup/markup.js';
import type { RenderContext } from '../renderContext.js';

/** Lines that a field shows at once. */
const MOST_ROWS = 16;

/**
 * The playground of a GraphQL operation: a form that sends it. Undefined where the address of the API is not known, and for
 * subscriptions, which need a connection that stays open.
 */
export function renderForm(
  { graphql, servers, security }: OperationDetails,
  context: RenderContext,
): Markup | undefined {
  const [server] = servers;
  const example = graphql?.example;
  if (!example || !server?.absolute || graphql.page.kind === 'subscription') return undefined;
  const { words } = context;
  const { host } = new URL(server.url);
  const [scheme] = security.alternatives[0] ?? [];
  const hint = scheme?.in === 'header' ? `${scheme.name}: ${scheme.placeholder}` : '';
  const { notJson, noAnswer, noAnswerReason, send, operation } = words.playground;
  const form = markup`<form autocomplete="off">${fields(example, words, operation)}<label>${words.headers}<textarea name="headers" rows="2" spellcheck="false" placeholder="${hint}"></textarea></label><p class="graphql-send"><button type="submit" class="endpoint-try">${send}</button><output></output></p><pre hidden tabindex="0" role="region" aria-label="${words.response}"></pre></form>`;
  return markup`<trellis-graphql class="graphql-form needs-script" src="${server.url}" data-not-json="${notJson}" data-failed="${noAnswer({ host })}" data-reason="${noAnswerReason}" data-sending="…">${renderFold(words.tryIt, form)}</trellis-graphql>`;
}

function fields({ query, variables = '' }: GraphqlExample, words: RenderContext['words'], operation: string): Markup {
  return markup`${field(operation, 'query', query)}${field(words.variables, 'variables', variables)}`;
}

function field(label: string, name: string, text: string): Markup {
  const rows = Math.min(MOST_ROWS, Math.max(2, text.split('\n').length));
  // A line break at the beginning is not part of the text.
  return markup`<label>${label}<textarea name="${name}" rows="${rows}" spellcheck="false">\n${text}</textarea></label>`;
}
