import type { Content, Response } from '../../render/body.js';
import { choices } from '../choices.js';
import type { Drawing } from '../drawing.js';
import { drawLink } from '../link.js';
import { markup, type Markup } from '../markup/markup.js';
import { drawStatus } from '../responses/responses.js';
import { drawCode, drawCopyButton, type Highlight } from './code.js';

interface Shown {
  label: string;
  content: Markup;
}

/** Examples of the responses, by status; undefined when no response has one. */
export function drawExamples(
  responses: readonly Response[],
  drawing: Drawing,
  highlight: Highlight,
): Markup | undefined {
  if (!responses.some(({ contents }) => contents.some(({ examples }) => examples.length > 0))) return undefined;
  const list = responses.map(({ status, contents }) => ({
    label: status,
    title: drawStatus(status),
    content: drawStatusExamples(status, contents, drawing, highlight),
  }));
  const group = choices(
    list,
    {
      label: drawing.words.status,
      class: 'code-group code-block response-example',
      panel: 'code-panel',
      bar: drawCopyButton(drawing),
      remembered: true,
    },
    drawing,
  );
  return markup`<div id="response-example">${group}</div>`;
}

function drawStatusExamples(
  status: string,
  contents: readonly Content[],
  drawing: Drawing,
  highlight: Highlight,
): Markup {
  const list = contents.flatMap((content) =>
    examplesOf(content, contents.length > 1, drawing.words.exampleOf({ status }), highlight, drawing),
  );
  const [only, other] = list;
  if (!only) return markup`<p class="panel-note">${drawing.words.noExample}</p>`;
  if (!other) return only.content;
  return choices(
    list,
    { label: drawing.words.examples, class: 'example-group', panel: 'code-panel', isSelect: true },
    drawing,
  );
}

function examplesOf(
  { contentType, examples }: Content,
  isOneOfSeveral: boolean,
  about: string,
  highlight: Highlight,
  { words }: Drawing,
): Shown[] {
  return examples.map(({ name, summary, text, language, externalValue }) => {
    const own = summary ?? (name === 'default' && isOneOfSeveral ? undefined : name);
    const label = [own, isOneOfSeveral && contentType].filter(Boolean).join(' · ');
    const content =
      externalValue === undefined
        ? drawCode({ label: about, language, text }, highlight)
        : markup`<p class="panel-note">${words.externalValue} ${drawLink(externalValue)}</p>`;
    return { label, content };
  });
}
