import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { nearest } from '../diagnostics/nearest.js';

/** The parser's error names, and a description of each. */
const reasons: readonly [RegExp, string][] = [
  [/^EXPECT_ARGUMENT_CLOSING_BRACE$/, 'A `{` has no `}`.'],
  [/^EMPTY_ARGUMENT$/, '`{}` names no argument.'],
  [/^MALFORMED_ARGUMENT$/, 'The text between `{` and `}` is not a name.'],
  [/TAG/, '`<` begins a tag here, and a message has no tags.'],
  [/OTHER_CLAUSE/, '`plural` and `select` need a text for `other`.'],
  [/(?:PLURAL|SELECT)_ARGUMENT/, 'The texts of `plural` or `select` are not written as `one {…} other {…}`.'],
  [/ARGUMENT_TYPE/, 'An argument is followed by neither `plural`, `select` nor `number`.'],
];

const form = "Write arguments as {name}; put a brace or a `<` that is shown between apostrophes: '{'.";

class MessageError extends Error {}

/**
 * Returns the argument names of a message (ICU MessageFormat).
 *
 * @throws if the message is malformed or uses a feature that Trellis does not support.
 */
export function argumentsOf(message: string): ReadonlySet<string> {
  const found = new Set<string>();
  collect(parse(message), found);
  return found;
}

function collect(elements: readonly MessageFormatElement[], found: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.date || element.type === TYPE.time || element.type === TYPE.tag)
      throw new MessageError('A message has no dates, times and tags.');
    found.add(element.value);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    if (element.type === TYPE.plural && element.offset !== 0) throw new MessageError('`offset` has no effect.');
    for (const { value } of Object.values(element.options)) collect(value, found);
  }
}

/** Explains why a message cannot replace another one, and how to fix it; undefined if it can. */
export function faultOf(message: string, original: string): { message: string; help: string } | undefined {
  const allowed = [...argumentsOf(original)];
  try {
    const unknown = [...argumentsOf(message)].find((name) => !allowed.includes(name));
    if (unknown === undefined) return undefined;
    const suggestion = nearest(unknown, allowed);
    const list = allowed.map((name) => `{${name}}`).join(', ');
    const others = list === '' ? 'This message has no arguments.' : `This message has ${list}.`;
    return {
      message: `{${unknown}} is not an argument of this message.`,
      help: suggestion === undefined ? others : `Did you mean {${suggestion}}?`,
    };
  } catch (error) {
    if (error instanceof MessageError) return { message: error.message, help: form };
    const kind = error instanceof Error ? error.message : '';
    return { message: reasons.find(([name]) => name.test(kind))?.[1] ?? 'It is not an ICU message.', help: form };
  }
}
