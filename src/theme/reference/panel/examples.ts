import type { BodyContent, OperationDetails, Response } from '../../../formats/openapi/details.js';
import { renderChoices } from '../choices.js';
import type { RenderContext } from '../renderContext.js';
import { renderLink } from '../link.js';
import { markup, type Markup } from '../markup/markup.js';
import { renderStatus } from '../responses/responses.js';
import { renderCode, renderCopyButton, renderNote } from './code.js';

interface Shown {
  label: string;
  content: Markup;
}

/** Examples of responses, by status; undefined if no response has one. */
export function renderExamples(responses: readonly Response[], context: RenderContext): Markup | undefined {
  if (!responses.some(({ contents }) => contents.some(({ examples }) => examples.length > 0))) return undefined;
  const list = responses.map(({ status, contents }) => ({
    label: status,
    title: renderStatus(status),
    content: renderExamplesOf(status, contents, context),
  }));
  const group = renderChoices(
    list,
    {
      label: context.words.status,
      class: 'code-group code-block response-example',
      panel: 'code-panel',
      bar: renderCopyButton(context),
      remembered: true,
    },
    context,
  );
  return markup`<div id="response-example">${group}</div>`;
}

/** Examples of what a webhook sends; undefined if there are none. */
export function renderPayload({ body }: Pick<OperationDetails, 'body'>, context: RenderContext): Markup | undefined {
  const contents = body?.contents.filter(({ examples }) => examples.length > 0) ?? [];
  if (contents.length === 0) return undefined;
  const { payload: label } = context.words;
  const list = [{ label, content: renderExamplesOf(label, contents, context) }];
  const bar = renderCopyButton(context);
  const group = renderChoices(list, { label, class: 'code-group code-block', panel: 'code-panel', bar }, context);
  return markup`<div id="request-example">${group}</div>`;
}

/** The examples of a response or message, as a choice if there are several. */
export function renderExamplesOf(status: string, contents: readonly BodyContent[], context: RenderContext): Markup {
  const list = contents.flatMap((content) =>
    examplesOf(content, contents.length > 1, context.words.exampleOf({ status }), context),
  );
  const [only, other] = list;
  if (!only) return markup`<p class="panel-note">${context.words.noExample}</p>`;
  if (!other) return only.content;
  return renderChoices(
    list,
    { label: context.words.examples, class: 'example-group', panel: 'code-panel', isSelect: true },
    context,
  );
}

function examplesOf(
  { contentType, examples }: BodyContent,
  isOneOfSeveral: boolean,
  about: string,
  context: RenderContext,
): Shown[] {
  return examples.map(({ name, summary, description, text, language, externalValue }) => {
    const own = summary ?? (name === 'default' && isOneOfSeveral ? undefined : name);
    const label = [own, isOneOfSeveral && contentType].filter(Boolean).join(' · ');
    const content =
      externalValue === undefined
        ? renderCode({ label: about, language, text }, context)
        : markup`<p class="panel-note">${context.words.externalValue} ${renderLink(externalValue)}</p>`;
    return { label, content: markup`${renderNote(description)}${content}` };
  });
}
