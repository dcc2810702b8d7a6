import { afterAll, describe, expect, test } from 'vitest';
import type { Config } from '../../../src/config/config.js';
import { OwnLanguages } from '../../../src/project/languages/ownLanguages.js';
import { LanguageReader } from '../../../src/project/languages/readLanguages.js';
import { readLanguage, type OwnLanguage } from '../../../src/highlight/ownLanguage.js';
import { loadHighlighting } from '../highlight/load.js';

const grammar = (patterns: unknown, name = 'Reed Script') =>
  JSON.stringify({ name, scopeName: `source.${name}`, fileTypes: ['reed', 'py'], patterns });

function read(text: string): OwnLanguage {
  const language = readLanguage(text, 'reed.json');
  if (!('id' in language)) throw new Error(language.message);
  return language;
}

describe('readLanguage', () => {
  test('A language has the names of its grammar, and takes none of a bundled one by a file type', () => {
    const { names, embedded } = read(grammar([{ include: 'source.json#value' }, { include: '#own' }]));
    expect(names).toEqual(['reed script', 'reed-script', 'reed']);
    expect(embedded).toEqual(['json']);
  });

  test.each([
    ['{"scopeName": "source.reed",\n "patterns": [}', '2:15'],
    ['[]', undefined],
    ['{"scopeName": "source.reed"}', undefined],
    ['', '1:1'],
  ])('What is no grammar is reported: %j', (text, place) => {
    const found = readLanguage(text, 'reed.json');
    const { line, column } = ('span' in found ? found.span?.start : undefined) ?? {};
    expect(found).toMatchObject({ code: 'content/grammar', file: 'reed.json' });
    expect(line === undefined ? undefined : `${line}:${column}`).toBe(place);
  });
});

test('A language in place of the path of a grammar gets the help that it needs none', () => {
  const styling = { languages: ['typescript', 'reed'], codeblocks: 'system' } as unknown as Config['styling'];
  const { diagnostics, languages } = new LanguageReader().read(
    { styling },
    { placeOf: () => ({ file: '' }) },
    new Map(),
  );
  languages.end();
  expect(diagnostics.map(({ help }) => help)).toEqual([
    'Remove it: this language has colours without a grammar of yours.',
    'Write the path of a JSON file from the root of the folder.',
  ]);
});

describe('OwnLanguages', () => {
  const good = read(grammar([{ match: '\\b(cut|dry)\\b', name: 'keyword.control.reed' }]));
  const bad = { ...read(grammar([{ match: '(cut' }], 'bad')), file: 'bad.json' };
  const slow = Array.from({ length: 400 }, (_, index) => ({ match: `(a+)+(a+)+x{${index + 1}}` }));
  const languages = new OwnLanguages([good, bad], undefined);
  const endless = new OwnLanguages([{ ...read(grammar(slow, 'endless')), file: 'endless.json' }], undefined, 1000);
  afterAll(() => {
    languages.end();
    endless.end();
  });

  test('Code has the colours of its grammar; a pattern that is wrong is reported, and leaves plain text', async () => {
    const { highlight } = await loadHighlighting({ own: languages });
    expect(highlight('cut <reeds>', { lang: 'Reed' })).toMatch(
      /^<span class="line"><span class="t\d+">cut<\/span> &lt;reeds&gt;<\/span>$/,
    );
    languages.check();
    expect(highlight('cut', { lang: 'bad' })).toBe('<span class="line">cut</span>');
    expect(languages.faults.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'bad.json The grammar cannot be used: `(cut` is not a regular expression.',
    ]);
  });

  test('A grammar that finds no end is left out', () => {
    const code = `${'a'.repeat(4000)}b`;
    for (let times = 0; times < 2; times += 1) expect(endless.html(code, endless.idOf('endless') ?? '')).toBe(code);
    expect(endless.faults.map(({ message }) => message)).toEqual([expect.stringContaining('takes longer than 1 s')]);
  });
});
