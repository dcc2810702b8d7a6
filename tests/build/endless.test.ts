import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ask } from '../unit/shared/serve/ask.js';
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

/** Faulty files, and the report that they need; undefined where none is needed. */
type Faults = Readonly<Record<string, { files: Record<string, string>; told?: RegExp }>>;

/** By the name of the page. */
const faultyPages: Faults = {
  expression: {
    files: { 'expression.mdx': page('{(() => { for (;;); })()}') },
    told: /expression\.mdx.*longer than 3 s/,
  },
  promises: {
    files: { 'promises.mdx': page('{(() => { (async () => { for (;;) await null; })(); return "Text"; })()}') },
    told: /promises\.mdx.*longer than 3 s/,
  },
  waiting: {
    files: {
      'waiting.mdx': page("import { Wait } from '/wait.jsx'\n\n<Wait />"),
      'wait.jsx': 'export const Wait = async () => { await new Promise(() => {}); return <b>Done</b>; };\n',
    },
    told: /waiting\.mdx.*it is a promise/,
  },
  late: {
    files: { 'late.mdx': page(late) },
    told: /late\.mdx.*\n?.*rejected after the page was rendered/,
  },
  early: {
    files: {
      'early.mdx': page(early),
    },
    told: /early\.mdx.*\n?.*rejected after the page was rendered: too early/,
  },
  memory: {
    files: { 'memory.mdx': page('{(() => { const kept = []; for (;;) kept.push({ kept }); })()}') },
    told: /memory\.mdx.*(?:of memory|longer than)/,
  },
  snippets: {
    files: {
      ...Object.fromEntries(
        many(24, (index) => [
          `snippets/double-${index}.mdx`,
          `import Next from '/snippets/double-${index + 1}.mdx'\n\n<Next />\n\n<Next />\n`,
        ]),
      ),
      'snippets/double-24.mdx': 'Text.\n',
      'snippets.mdx': page("import First from '/snippets/double-0.mdx'\n\n<First />"),
    },
    told: /snippets\.mdx.*(?:elements|memory|longer than)/,
  },
  paragraphs: {
    files: { 'paragraphs.mdx': page('Some words.\n\n'.repeat(1_540_000)) },
    told: /paragraphs\.mdx[^]*larger than 10 MB/,
  },
};

/** By the name of the specification, and of the page of its operation. */
const faultySpecifications: Faults = {
  pattern: {
    files: {
      'pattern.json': specification(
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
  anchors: {
    files: {
      'anchors.json': specification(
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
  enum: {
    files: { 'enum.json': specification({ type: 'string', enum: many(200_000, (index) => `value-${index}`) }) },
  },
  description: {
    files: { 'description.json': specification({ type: 'string' }, { description: 'Some words. '.repeat(840_000) }) },
    told: /description\.json[^]*more than 1000000 characters/,
  },
  tags: {
    files: { 'tags.json': specification({ type: 'string' }, { description: '<b>'.repeat(3_400_000) }) },
    told: /tags\.json[^]*more than 1000000 characters/,
  },
  operations: { files: { 'operations.json': specification({ type: 'string' }, {}, {}, 20_000) } },
};

const faultyConfig: Faults = {
  'docs.json': { files: { 'docs.json': `{ "name": "${'x'.repeat(20_000_000)}"` }, told: /larger than 5 MB/ },
};

it('`dev` survives endless work in pages and documents and recovers once it is removed', async () => {
  const folder = copyOf('minimal');
  const at = (name: string): string => path.join(folder, name);
  const config = JSON.parse(readFileSync(at('docs.json'), 'utf8')) as object;
  const [pages, specifications] = [Object.keys(faultyPages), Object.keys(faultySpecifications)];
  const sound = (count: number): Record<string, string> => ({
    'docs.json': JSON.stringify({
      ...config,
      navigation: [{ group: 'Start', pages: ['introduction', 'guides/first', ...pages, ...specifications] }],
      openapi: specifications.map((name) => `${name}.json`),
    }),
    [intro]: page(`Welcome ${count}.`),
    ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, page(`All is well ${count}.`)])),
    ...Object.fromEntries(
      specifications.flatMap((name) => [
        [`${name}.json`, specification({ type: 'string' }, { description: `Plants ${count}.` })],
        [`${name}.mdx`, `---\nopenapi: ${name}.json GET /plants\n---\n`],
      ]),
    ),
  });
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    }
  };
  write(sound(0));
  const { port, printed } = await serve(['dev', folder, '--port', '0'], { env: { TRELLIS_PAGE_TIME: '3000' } });
  const html = async (where: string): Promise<string> =>
    (await ask(port, `/${where}`, { headers: { accept: 'text/html' } })).body.toString();
  const everywhere = ['introduction', ...pages, ...specifications];
  for (const [index, faults] of [faultyPages, faultySpecifications, faultyConfig].entries()) {
    const before = printed().length;
    for (const { files } of Object.values(faults)) write(files);
    // The pages come, whatever they show.
    for (const where of everywhere) expect(await html(where)).toContain('</html>');
    for (const [name, { told }] of Object.entries(faults))
      if (told) await expect.poll(() => printed().slice(before), { timeout: 120_000, message: name }).toMatch(told);
    const mended = sound(index + 1);
    for (const file of Object.values(faults).flatMap(({ files }) => Object.keys(files)))
      if (!(file in mended)) rmSync(at(file));
    write(mended);
    for (const where of everywhere) {
      const word = where === 'introduction' ? 'Welcome' : pages.includes(where) ? 'All is well' : 'Plants';
      await expect.poll(() => html(where), { timeout: 120_000, message: where }).toContain(`${word} ${index + 1}.`);
    }
  }
}, 900_000);

it('`build` reports a page that takes too much memory and builds the others', () => {
  const folder = copyOf('minimal');
  rmSync(path.join(folder, 'guides/first.md'));
  writeFileSync(
    path.join(folder, 'guides/first.mdx'),
    page('Before.\n\n{(() => { const kept = []; for (;;) kept.push(new Array(1e6).fill(0)); })()}'),
  );
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
