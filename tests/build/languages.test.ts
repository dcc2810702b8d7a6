import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { languages, messagesIn } from '../../src/i18n/tables.js';
import { messagesOf } from '../../src/i18n/messagesOf.js';
import { trellis } from './trellis.js';

const files = {
  'docs.json': JSON.stringify({
    name: 'Moos',
    logo: { light: '/moos.svg', dark: '/moos.svg' },
    trellis: { language: 'de', siteUrl: 'https://moos.example', repository: { url: 'https://github.com/moos/moos' } },
    feedback: { thumbsRating: true, suggestEdit: true, raiseIssue: true },
    topbarLinks: [{ name: 'Blog', url: 'https://blog.moos.example' }],
    navigation: [{ group: 'Anfang', pages: ['start', 'beet', 'von-hand'] }],
    openapi: 'openapi.json',
  }),
  'moos.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  'start.mdx': `---
title: Überblick
---

## Abschnitt mit Fußnote[^1]

<Note>Ein Hinweis.</Note> <Warning>Obacht.</Warning> <Tip>Rat.</Tip> <Info>Wissen.</Info> <Check>Fertig.</Check>

![Moos](/moos.svg)

<CodeGroup>
\`\`\`js
moos();
\`\`\`
\`\`\`py
moos()
\`\`\`
</CodeGroup>

\`\`\`js expandable
${'moos();\n'.repeat(40)}\`\`\`

\`\`\`mermaid
graph LR
A --> B
\`\`\`

| Moos | Wasser |
| - | - |
| Torf | viel |

| Moos | Wasser |
| - | - |
| Torf | <Tooltip tip="Täglich">viel</Tooltip> |

<Steps><Step title="Eins">Erst dies.</Step></Steps>

<Tabs><Tab title="Hier">Da.</Tab><Tab title="Dort">Fern.</Tab></Tabs>

<Update label="Mai">Neues.</Update>

<Card title="Karte" href="https://karte.moos.example">Weit.</Card>

[^1]: Unten.
`,
  'von-hand.mdx': `---
title: Felder
---

<ParamField query="menge" type="zahl" required deprecated default="1">Wie viel.</ParamField>

<ResponseField name="rest" type="objekt"><Expandable><ResponseField name="teil" type="zahl">Was.</ResponseField></Expandable></ResponseField>
`,
  'beet.mdx': '---\ntitle: Beet\nopenapi: POST /beete/{id}\n---\n',
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Garten', version: '1' },
    servers: [{ url: 'https://a.moos.example' }, { url: 'https://b.moos.example' }],
    security: [{ schluessel: [] }, {}],
    components: {
      securitySchemes: { schluessel: { type: 'apiKey', in: 'header', name: 'x-moos' } },
      schemas: {
        Beet: {
          type: 'object',
          required: ['art'],
          properties: {
            art: { type: 'string', enum: ['hoch', 'flach'], default: 'flach' },
            alt: { type: 'string', deprecated: true, readOnly: true, examples: ['x', 'y'] },
            teil: { $ref: '#/components/schemas/Beet' },
            wahl: {
              oneOf: [
                { type: 'object', properties: { a: { type: 'string' } } },
                { type: 'integer', minimum: 2 },
              ],
            },
          },
        },
      },
    },
    paths: {
      '/beete/{id}': {
        post: {
          externalDocs: { url: 'https://mehr.moos.example' },
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'liste', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
          ],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Beet' } } } },
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Beet' } } } },
            204: {},
          },
        },
      },
    },
  }),
};

const folder = mkdtempSync(path.join(tmpdir(), 'trellis-language-'));

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  expect(trellis('build', folder).code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Messages of a language without arguments, by key. */
const textsOf = (language: string): Map<string, string> =>
  new Map(Object.entries(messagesIn(language)).filter(([, message]) => !message.includes('{')));

/** Everything that a page says or has said, without its code: texts, and attributes that are read out or shown. */
function saidOn(html: string): Set<string> {
  const plain = html.replace(/<script(?![^>]*json)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<pre[\s\S]*?<\/pre>/g, '');
  const texts = plain.match(/>[^<]+/g) ?? [];
  const attributes = Array.from(
    plain.matchAll(/ (?:aria-[a-z]+|title|alt|placeholder|data-[a-z-]+)="([^"]*)"/g),
    ([, text]) => `>${text}`,
  );
  return new Set([...texts, ...attributes].map((text) => text.slice(1).replace(/\s+/g, ' ').trim()));
}

it('A German page has no English text in its interface', () => {
  const translated = textsOf('de');
  // `query` is what the author writes for the place of a field, too.
  const foreign = [...textsOf('en')].filter(([place, text]) => translated.get(place) !== text && text !== 'query');
  for (const page of ['start', 'beet', 'von-hand', '404']) {
    const file = path.join(folder, 'dist', page === '404' ? '404.html' : `${page}/index.html`);
    const html = readFileSync(file, 'utf8');
    expect(html).toMatch(/<html lang="de"/);
    const said = saidOn(html);
    expect(
      foreign.filter(([, text]) => said.has(text)),
      page,
    ).toEqual([]);
    // Words that are in no table at all.
    const loose = [...said].filter((text) =>
      /\b(?:the|of|this|your|and|Link to|Copy|Close|Open|Show|Hide|Page|Search)\b/.test(text),
    );
    expect(loose, page).toEqual([]);
  }
});

it('Every table, also one with components, is named in the language of the page', () => {
  const html = readFileSync(path.join(folder, 'dist/start/index.html'), 'utf8');
  expect(html.match(/(?<=class="table-scroll"[^>]*aria-label=")[^"]*/g)).toEqual(['Tabelle', 'Tabelle']);
});

it('The Markdown of a German page and the files that list it have no English text', () => {
  const translated = textsOf('de');
  const foreign = [...textsOf('en')].filter(([place, text]) => {
    return translated.get(place) !== text && (text.includes(' ') || /^[A-Z]/.test(text));
  });
  for (const name of ['start.md', 'beet.md', 'von-hand.md', 'llms.txt', 'llms-full.txt']) {
    const plain = readFileSync(path.join(folder, 'dist', name), 'utf8').replace(/^```[^\n]*\n[\s\S]*?^```$/gm, '');
    const lines = new Set(plain.split('\n').flatMap((line) => line.split(/[*#:>()`-]+/).map((part) => part.trim())));
    expect(
      foreign.filter(([, text]) => lines.has(text.replace(/:$/, ''))),
      name,
    ).toEqual([]);
  }
  const said = readFileSync(path.join(folder, 'dist/beet.md'), 'utf8');
  expect(said).toContain('## Pfadparameter');
  expect(said).toContain('Bereich: `x ≥ 2`');
  expect(readFileSync(path.join(folder, 'dist/start.md'), 'utf8')).toContain('> **Hinweis:** Ein Hinweis.');
  expect(readFileSync(path.join(folder, 'dist/llms-full.txt'), 'utf8')).toContain('Quelle: https://moos.example/start');
});

it('Every message of several words is translated into every language', () => {
  const alike = languages.flatMap((language) => {
    if (language === 'en') return [];
    const own = textsOf(language);
    return [...textsOf('en')]
      .filter(([place, text]) => text.includes(' ') && own.get(place) === text)
      .map(([place]) => `${language} ${place}`);
  });
  // Names of things that are called the same everywhere.
  const names = /^\S+ reference\.scheme\.(?:bearer|oauth2|openIdConnect)$/;
  expect(alike.filter((place) => !names.test(place))).toEqual([]);
});

it('The interface is in the language of the version around an untranslated page, whose text names its own', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'trellis-called-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const sources = {
    'docs.json': JSON.stringify({
      name: 'Moss',
      versions: ['日本語', 'English'],
      navigation: [
        { group: '入門', version: '日本語', pages: ['hajime', 'untranslated'] },
        { group: 'Start', version: 'English', pages: ['start'] },
      ],
    }),
    'hajime.mdx': '---\ntitle: はじめに\n---\nここから始めましょう。',
    'untranslated.mdx': '---\ntitle: Watering\n---\nWater the moss in the morning, and keep it out of the sun.',
    'start.mdx': '---\ntitle: Start\n---\nBegin here.',
  };
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(site, name), text);
  expect(trellis('build', site).code).toBe(0);
  const pageAt = (name: string): string => readFileSync(path.join(site, 'dist', name, 'index.html'), 'utf8');
  const languages = (html: string) => [
    /<html lang="([^"]*)"/.exec(html)?.[1],
    /id="content"[^>]*? lang="([^"]*)"/.exec(html)?.[1],
    /"og:locale" content="([^"]*)"/.exec(html)?.[1],
    /data-search-language="([^"]*)"/.exec(html)?.[1],
    html.includes(messagesOf('en').frame.skip) ? 'English interface' : 'Japanese interface',
  ];
  expect(languages(pageAt('hajime'))).toEqual(['ja', undefined, 'ja_JP', 'ja', 'Japanese interface']);
  expect(languages(pageAt('untranslated'))).toEqual(['ja', 'en', 'en_US', 'ja', 'Japanese interface']);
  expect(languages(pageAt('start'))).toEqual(['en', undefined, 'en_US', 'en', 'English interface']);
});
