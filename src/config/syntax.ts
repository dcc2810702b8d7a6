import { printParseErrorCode, type ParseError } from 'jsonc-parser';

const messages: Partial<Record<string, readonly [message: string, help: string]>> = {
  InvalidSymbol: [
    'This is not a JSON value.',
    'Write text in double quotes; other values are numbers, true, false and null.',
  ],
  InvalidNumberFormat: ['This number is not written as JSON wants it.', 'Write digits, such as 12 or 0.5.'],
  PropertyNameExpected: ['A key is expected here.', 'Write the key in double quotes, followed by a colon.'],
  ValueExpected: [
    'A value is expected here.',
    'Write text in double quotes, a number, true, false, a list or an object.',
  ],
  ColonExpected: ['A colon is missing between the key and its value.', 'Write "key": value.'],
  CommaExpected: ['A comma is missing before this.', 'Put a comma after the entry above.'],
  EndOfFileExpected: [
    'The file goes on after the end of its object.',
    'Remove what follows, or the bracket that closes the object too early.',
  ],
  UnexpectedEndOfComment: ['A comment is not closed.', 'Close it with */ or remove it.'],
  UnexpectedEndOfString: ['This text has no closing quote on its line.', 'Close it with a double quote.'],
  UnexpectedEndOfNumber: ['This number stops too early.', 'Write the digits that are missing.'],
  InvalidUnicode: ['This \\u escape is not complete.', 'Write four hexadecimal digits after \\u.'],
  InvalidEscapeCharacter: ['JSON does not know this escape.', 'Write a backslash as two: \\\\.'],
  InvalidCharacter: ['This text contains a control character.', 'Write a line break as \\n and a tab as \\t.'],
};

/** Errors after which the parser still reads every value correctly. */
const harmless = new Set(['CommaExpected', 'InvalidEscapeCharacter', 'InvalidUnicode', 'InvalidCharacter']);

export function explainSyntax({ error }: ParseError): { message: string; help: string } {
  const [message, help] = messages[printParseErrorCode(error)] ?? [
    'The JSON is not complete here.',
    'Check the brackets, commas and quotes around this place.',
  ];
  return { message, help };
}

/** True if every value of the file can be read despite the error. */
export function isHarmless({ error }: ParseError): boolean {
  return harmless.has(printParseErrorCode(error));
}

/** True if the parser expected a closing bracket. */
export function lacksClosing({ error }: ParseError): boolean {
  return ['CloseBraceExpected', 'CloseBracketExpected'].includes(printParseErrorCode(error));
}

/** True if an error changes the meaning of the rest of the text, so that later errors are only its consequences. */
export function derailsParser({ error }: ParseError): boolean {
  return ['UnexpectedEndOfString', 'UnexpectedEndOfComment'].includes(printParseErrorCode(error));
}
