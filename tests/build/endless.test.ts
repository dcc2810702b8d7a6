import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ask } from '../unit/serve/ask.js';
import { serve } from './serving.js';
import { copyOf, trellis } from './trellis.js';

const intro = 'introduction.md';
const page = (body: string): string => `---\ntitle: Introduction\n---\n\n${body}\n`;
const specification = (schema: object, operation: object = {}, rest: object = {}, count = 1): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Plants', version: '1' },
    servers: [{ url: 'https://plants.example.com' }],
    paths: Object.fromEntries(
      Array.from({ length: count }, (_unused, index) => [
        `/plants${index === 0 ? '' : index}`,
        {
          get: {
            responses: { '200': { description: 'Plants', content: { 'application/json': { schema } } } },
            ...operation,
          },
        },
      ]),
    ),
    ...rest,
  });
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_unused, index) => make(index));
const attack = `${'a'.repeat(60)}!`;

const early = "{(() => { void Promise.reject(new Error('too early')); return 'More'; })()}";
const late =
  "{(() => { void new Promise((_, reject) => globalThis.setTimeout(reject, 1, Error('too late'))); return 'Text'; })()}";

/** Faulty files by name, and the report that each needs; undefined where none is needed. */
const faults: Readonly<Record<string, { files: Record<string, string>; told?: RegExp }>> = {
  'an endless expression': {
    files: { 'endless.mdx': page('{(() => { for (;;); })()}') },
    told: /endless\.mdx.*longer than 10 s/,
  },
  'promises without an end': {
    files: { 'endless.mdx': page('{(() => { (async () => { for (;;) await null; })(); return "Text"; })()}') },
    told: /endless\.mdx.*longer than 10 s/,
  },
  'a component that waits without an end': {
    files: {
      'endless.mdx': page("import { Wait } from '/wait.jsx'\n\n<Wait />"),
      'wait.jsx': 'export const Wait = async () => { await new Promise(() => {}); return <b>Done</b>; };\n',
    },
    told: /endless\.mdx.*it is a promise/,
  },
  'a promise that is rejected when the page is there': {
    files: { 'endless.mdx': page(late) },
    told: /endless\.mdx.*\n?.*rejected after the page was rendered/,
  },
  'a promise that is rejected at once': {
    files: {
      'endless.mdx': page(early),
    },
    told: /endless\.mdx.*\n?.*rejected after the page was rendered: too early/,
  },
  'an expression that takes all memory': {
    files: { 'endless.mdx': page('{(() => { const kept = []; for (;;) kept.push({ kept }); })()}') },
    told: /endless\.mdx.*(?:of memory|longer than)/,
  },
  'snippets that double 24 times': {
    files: {
      ...Object.fromEntries(
        many(24, (index) => [
          `snippets/double-${index}.mdx`,
          `import Next from '/snippets/double-${index + 1}.mdx'\n\n<Next />\n\n<Next />\n`,
        ]),
      ),
      'snippets/double-24.mdx': 'Text.\n',
      'endless.mdx': page("import First from '/snippets/double-0.mdx'\n\n<First />"),
    },
    told: /endless\.mdx.*(?:elements|memory|longer than)/,
  },
  'paragraphs of 20 MB': {
    files: { 'endless.mdx': page('Some words.\n\n'.repeat(1_540_000)) },
    told: /larger than 10 MB/,
  },
  'a docs.json of 20 MB': { files: { 'docs.json': `{ "name": "${'x'.repeat(20_000_000)}"` }, told: /larger than 5 MB/ },
  'a pattern without an end': {
    files: {
      'openapi.json': specification(
        {
          type: 'object',
          properties: { name: { type: 'string', pattern: '(a+)+$', example: attack } },
          patternProperties: { '^(b+)+$': { type: 'string' } },
        },
        {
          parameters: [
            { name: 'q', in: 'query', schema: { type: 'string', pattern: '^(\\w+\\s?)*$' }, example: attack },
          ],
        },
      ),
    },
  },
  '100,000 anchors': {
    files: {
      'openapi.json': specification(
        {
          type: 'object',
          properties: Object.fromEntries(many(1000, (index) => [`p${index}`, { $ref: `#a${index}` }])),
        },
        {},
        {
          components: {
            schemas: Object.fromEntries(
              many(100_000, (index) => [`S${index}`, { $anchor: `a${index}`, type: 'string' }]),
            ),
          },
        },
      ),
    },
  },
  'an enum of 200,000': {
    files: { 'openapi.json': specification({ type: 'string', enum: many(200_000, (index) => `value-${index}`) }) },
  },
  'a description of 10 MB': {
    files: { 'openapi.json': specification({ type: 'string' }, { description: 'Some words. '.repeat(840_000) }) },
    told: /more than 1000000 characters/,
  },
  'a description of open tags': {
    files: { 'openapi.json': specification({ type: 'string' }, { description: '<b>'.repeat(3_400_000) }) },
    told: /more than 1000000 characters/,
  },
  '20,000 operations': { files: { 'openapi.json': specification({ type: 'string' }, {}, {}, 20_000) } },
};

it('`dev` survives endless work in pages and documents and recovers once it is removed', async () => {
  const folder = copyOf('minimal');
  const at = (name: string): string => path.join(folder, name);
  const config = JSON.parse(readFileSync(at('docs.json'), 'utf8')) as object;
  const plain = JSON.stringify({
    ...config,
    navigation: [{ group: 'Start', pages: ['introduction', 'guides/first', 'endless', 'list'] }],
    openapi: 'openapi.json',
  });
  const sound: Record<string, string> = {
    'docs.json': plain,
    'openapi.json': specification({ type: 'string' }),
    'endless.mdx': page('All is well.'),
    'list.mdx': '---\nopenapi: GET /plants\n---\n',
  };
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    }
  };
  write(sound);
  const { port, printed } = await serve(['dev', folder, '--port', '0']);
  const html = async (where: string): Promise<string> =>
    (await ask(port, `/${where}`, { headers: { accept: 'text/html' } })).body.toString();
  let count = 0;
  for (const [name, { files, told }] of Object.entries(faults)) {
    const before = printed().length;
    write(files);
    if (told) await expect.poll(() => printed().slice(before), { timeout: 120_000, message: name }).toMatch(told);
    // The pages come, whatever they show.
    for (const where of ['introduction', 'endless', 'list']) expect(await html(where)).toContain('</html>');
    for (const file of Object.keys(files)) if (!(file in sound)) rmSync(at(file));
    count += 1;
    write({ ...sound, 'endless.mdx': page(`All is well again ${count}.`), [intro]: page(`Welcome ${count}.`) });
    for (const [where, shows] of [
      ['endless', `All is well again ${count}.`],
      ['introduction', `Welcome ${count}.`],
      ['list', '/plants'],
    ] as const)
      await expect.poll(() => html(where), { timeout: 120_000, message: name }).toContain(shows);
  }
  // A dozen of them take ten seconds and more each.
}, 900_000);

it('`build` reports a page that takes too much memory and builds the others', () => {
  const folder = copyOf('minimal');
  rmSync(path.join(folder, 'guides/first.md'));
  writeFileSync(path.join(folder, 'guides/first.mdx'), page('Before.\n\n{new Array(1e9).fill(0).length}'));
  const told = /guides\/first\.mdx[^]*cannot be rendered: it takes/;
  const { code, stderr } = trellis('build', folder);
  expect([code, stderr]).toEqual([0, expect.stringMatching(told)]);
  expect(readFileSync(path.join(folder, 'dist/introduction/index.html'), 'utf8')).toContain('</html>');
  expect(readFileSync(path.join(folder, 'dist/guides/first/index.html'), 'utf8')).toContain('</html>');
});

it('`check` and `build` exit and report a page with promises that are rejected late', () => {
  const folder = copyOf('minimal');
  rmSync(path.join(folder, 'guides/first.md'));
  writeFileSync(path.join(folder, 'guides/first.mdx'), page(`${late}\n\n${early}`));
  for (const command of ['check', 'build']) {
    const { code, stdout, stderr } = trellis(command, folder);
    expect([command, code]).toEqual([command, 0]);
    expect(stdout).not.toContain('No problems found');
    expect(stderr.match(/guides\/first\.mdx[^]*rejected after the page was rendered: too early/g)).toHaveLength(1);
    expect(stderr.match(/guides\/first\.mdx[^]*rejected after the page was rendered: too late/g)).toHaveLength(1);
  }
  expect(readFileSync(path.join(folder, 'dist/guides/first/index.html'), 'utf8')).toMatch(/>\s*Text\s*More\s*</);
});
