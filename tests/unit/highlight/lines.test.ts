import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import wasm from 'shiki/wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { lineHtml } from '../../../src/highlight/html.js';
import { readGrammar } from '../../../src/highlight/languages.js';
import { LineHighlighter } from '../../../src/highlight/lines.js';
import { ownTheme } from '../../../src/highlight/theme.js';
import { styledTokens } from '../../../src/highlight/tokens.js';

let highlighter: HighlighterCore;
beforeAll(async () => {
  highlighter = createHighlighterCoreSync({
    themes: [...ownTheme().numbered],
    langs: [],
    engine: await createOnigurumaEngine(wasm),
  });
  for (const id of ['bash', 'python', 'javascript', 'json', 'markdown', 'html', 'go', 'ruby', 'php']) {
    highlighter.loadLanguageSync(readGrammar(id));
  }
});

const whole = (code: string, lang: string): string =>
  highlighter
    .codeToTokensBase(code, { lang, theme: 'trellis', tokenizeMaxLineLength: 5000, tokenizeTimeLimit: 0 })
    .map((tokens) => lineHtml(styledTokens([tokens])))
    .join('\n');

// Lines whose meaning depends on the lines before them: each pair shares lines.
const codes: readonly (readonly [lang: string, code: string])[] = [
  ['python', 'import os\n\n"""\nimport os\n"""\nimport os'],
  ['python', '"""\nimport os\n\nimport os'],
  ['bash', 'cat <<A\necho $x\nB\nA\necho $x'],
  ['bash', 'cat <<B\necho $x\nB\nA\necho $x'],
  ['bash', 'curl x \\\n  --data \'{\n  "a": 1\n}\'\necho done'],
  ['bash', 'curl y \\\n  --data \'{\n  "a": 1\n}\'\necho done'],
  ['javascript', '/*\nconst a = 1;\n*/\nconst a = 1;'],
  ['javascript', '`\nconst a = 1;\n${\nconst a = 1;\n}`\nconst a = 1;'],
  ['json', '{\n  "a": [\n    1,\n    { "a": [] }\n  ]\n}'],
  ['json', '[\n  1,\n    { "a": [] }\n]'],
  ['ruby', 'x = <<-JSON\n{ "a": 1 }\nJSON\nputs x'],
  ['php', '<?php\n$a = 1;\n?>\n$a = 1;'],
  ['go', 'package main\n\nfunc main() {\n\tx := `\nfunc main() {\n`\n}'],
  ['html', '<script>\nconst a = 1;\n</script>\nconst a = 1;'],
  ['markdown', '# A\n\n```\n# A\n```\n\n# A'],
  ['json', `{"long": "${'x'.repeat(6000)}",\n"a": 1}`],
  ['json', ''],
  ['json', '\n\n{}\n\n'],
];

describe('LineHighlighter', () => {
  test('Returns the same result as the highlighter for the whole text, in any order', () => {
    const lines = new LineHighlighter(highlighter, ['trellis']);
    for (const [lang, code] of [...codes, ...codes.toReversed(), ...codes])
      expect(lines.html(code, lang)).toBe(whole(code, lang));
  });

  /** The tested class, and the number of times that it asks the highlighter. */
  function countingLines() {
    const counts = { asked: 0 };
    const counting = new Proxy(highlighter, {
      get: (target, key) => {
        if (key === 'codeToTokensBase') counts.asked += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    return { lines: new LineHighlighter(counting, ['trellis']), counts };
  }

  test('Tokenizes a line once for each start state', () => {
    const { lines, counts } = countingLines();
    lines.html('import os\nx = 1\nimport os\nx = 1', 'python');
    const first = counts.asked;
    lines.html('import os\nx = 2\nimport os\nx = 1', 'python');
    expect(counts.asked - first).toBe(1);
  });

  test('Highlights again after an embedded grammar is loaded, but not what does not embed it', () => {
    const { lines, counts } = countingLines();
    const code = '```rust\nlet a = 1;\n```';
    lines.html(code, 'markdown');
    lines.html('import os', 'python');
    const first = counts.asked;
    highlighter.loadLanguageSync(readGrammar('rust'));
    lines.html('import os', 'python');
    expect(counts.asked).toBe(first);
    expect(lines.html(code, 'markdown')).toBe(whole(code, 'markdown'));
    expect(counts.asked).toBeGreaterThan(first);
  });
});
