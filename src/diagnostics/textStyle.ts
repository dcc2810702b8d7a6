import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** Styles a text for a terminal. */
export type StyleText = (format: Format, text: string) => string;

/** Returns a function that styles text, or leaves it as it is where there is no colour. */
export function createStyle(color: boolean): StyleText {
  // Whether there is colour has been decided for the stream that the text goes to, which need not be standard output.
  return (format, text) => (color ? styleText(format, text, { validateStream: false }) : text);
}
