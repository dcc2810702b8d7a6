import type { GraphqlDetails } from '../../../formats/graphql/details.js';
import type { Response } from '../../../formats/openapi/details.js';
import { renderChoices } from '../choices.js';
import type { Markup } from '../markup/markup.js';
import type { RenderContext } from '../renderContext.js';
import { renderCode, renderCopyButton } from './code.js';

/** The sample response of an operation, in the form of an HTTP response; empty on the page of a type. */
export function answersOf({ example }: GraphqlDetails): Response[] {
  if (!example) return [];
  const answer = { name: 'default', text: example.response, language: 'json' as const, generated: true };
  const contents = [{ contentType: 'application/json', examples: [answer] }];
  return [{ status: '200', headers: [], contents, links: [] }];
}

/** Variables of the sample operation. */
export function renderVariables(text: string, context: RenderContext): Markup {
  const label = context.words.variables;
  return renderChoices(
    [{ label, content: renderCode({ label, language: 'json', text }, context) }],
    { label, class: 'code-group code-block', panel: 'code-panel', bar: renderCopyButton(context) },
    context,
  );
}
