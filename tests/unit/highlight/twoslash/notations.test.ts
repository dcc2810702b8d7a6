import { removeTwoslashNotations } from 'twoslash';
import { describe, expect, test } from 'vitest';
import { takeNotations } from '../../../../src/highlight/twoslash/notations.js';

const samples = [
  'const a = 1;',
  '// @errors: 2322\n// @strict: false\nconst a: string = 1;\n//    ^?',
  'const a = 1;\n// ---cut---\nconst b = a;\n//    ^?\n//    ^|\n//  ^^^^ here\nb;',
  '// a\nconst hidden = 1;\n// ---cut-before---\nconst shown = hidden;\n// ---cut-after---\nconst after = 1;',
  'const a = 1;\n// ---cut-start---\nconst b = 2;\n// ---cut-end---\nconst c = 3;',
  '// @filename: a.ts\nexport const a = 1;\n// @filename: b.ts\n// @noErrors\nimport { a } from "./a";',
  '// @ts-expect-error\nconst a: string = 1; // ^? is text here\n  // @strict\nb;',
];

describe('takeNotations', () => {
  test.each(samples)('The code that is shown is the one that Twoslash shows: %j', (code) => {
    expect(takeNotations(code).code).toBe(removeTwoslashNotations(code).replace(/\n$/, ''));
  });

  test('Each line that is shown has the number that it had', () => {
    expect(takeNotations('// @errors: 1\r\na\r\n//^?\r\nb\r\n')).toEqual({ code: 'a\nb', lines: [1, 3] });
  });

  test('A range that is not closed leaves the code', () => {
    expect(takeNotations('a\n// ---cut-start---\nb\n// ---cut-end---\nc\n// ---cut-end---').code).toBe('a\nc');
    expect(takeNotations('a\n// ---cut-start---\nb').code).toBe('a\nb');
  });
});
