import { objectOf, parseJsonText } from '../../../documents/json.js';
import type { PlaygroundChannel } from '../model.js';

/** The title of the message type that a text belongs to, recognised by constant values; undefined if it is ambiguous. */
export function recognise(text: string, messages: PlaygroundChannel['received']): string | undefined {
  const value = objectOf(parseJsonText(text));
  const fits = messages.filter(({ constants }) => {
    const pairs = Object.entries(constants);
    return pairs.length > 0 && pairs.every(([name, constant]) => textOf(value[name]) === constant);
  });
  const countOf = ({ constants }: (typeof fits)[number]): number => Object.keys(constants).length;
  return fits.sort((a, b) => countOf(b) - countOf(a))[0]?.title;
}

/** A value in the form in which constants are stored: strings unchanged, everything else as JSON. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
