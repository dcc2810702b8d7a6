import type { BodyContent } from '../../../formats/openapi/details.js';
import type { ChannelDetails } from '../../../formats/asyncapi/details.js';
import { renderChoices } from '../choices.js';
import { markup, type Markup } from '../markup/markup.js';
import type { RenderContext } from '../renderContext.js';
import { renderCopyButton } from './code.js';
import { renderExamplesOf } from './examples.js';
import { renderLaterChoice, type FurtherExamples } from './laterChoice.js';

/** Maximum number of characters of examples for which a page contains those of all messages. */
const longestExamples = 10_000;

interface MessageExample {
  title: string;
  payload: BodyContent;
}

/** The messages of a channel that have examples, each once. */
function messageExamples({ exchanges }: ChannelDetails): MessageExample[] {
  const all = exchanges.flatMap(({ messages, reply }) => [...messages, ...(reply?.messages ?? [])]);
  const byContent = new Map(
    all.map((message) => [`${message.name}\n${JSON.stringify(message.payload?.examples)}`, message]),
  );
  return [...byContent.values()].flatMap(({ title, payload }) =>
    payload && payload.examples.length > 0 ? [{ title, payload }] : [],
  );
}

/** True if the page loads the examples of all messages but the first on demand. */
export function hasLaterMessages(channel: ChannelDetails): boolean {
  const list = messageExamples(channel);
  const texts = list.flatMap(({ payload }) => payload.examples.map(({ text }) => text.length));
  return list.length > 1 && texts.reduce((sum, length) => sum + length, 0) > longestExamples;
}

/**
 * Examples of a channel's messages, by title.
 *
 * @param further absent if the page has all of them.
 */
export function renderMessageExamples(
  channel: ChannelDetails,
  context: RenderContext,
  further?: FurtherExamples,
): Markup | undefined {
  const list = messageExamples(channel);
  const [first] = list;
  if (!first) return undefined;
  const { messages } = context.words;
  if (further) {
    const choices = list.map(({ title }) => ({ label: title, value: title }));
    const example = renderLater(first, context);
    const copy = renderCopyButton(context);
    return markup`<div id="response-example">${renderLaterChoice(choices, messages, further, example, copy)}</div>`;
  }
  return markup`<div id="response-example">${renderGroup(list, context)}</div>`;
}

/** Examples of the messages after the first, for a file that the page loads when the reader chooses one of them. */
export function renderFurtherMessages(channel: ChannelDetails, context: RenderContext): Markup {
  const list = messageExamples(channel).slice(1);
  return markup`${list.map((each) => renderLater(each, context))}`;
}

function renderLater({ title, payload }: MessageExample, context: RenderContext): Markup {
  return markup`<div class="code-panel">${renderExamplesOf(title, [payload], context)}</div>`;
}

function renderGroup(list: readonly MessageExample[], context: RenderContext): Markup {
  const choices = list.map(({ title, payload }) => ({
    label: title,
    content: renderExamplesOf(title, [payload], context),
  }));
  const options = {
    label: context.words.messages,
    class: 'code-group code-block response-example',
    panel: 'code-panel' as const,
    bar: renderCopyButton(context),
    // Names of messages are long, and there may be many.
    isSelect: list.length > 1,
  };
  return renderChoices(choices, options, context);
}
