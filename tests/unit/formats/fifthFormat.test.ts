import { expect, it } from 'vitest';
import { diagnostic } from '../../../src/diagnostics/create.js';
import { pageDescription } from '../../../src/formats/description.js';
import type { Format, ReferenceDocument, ReferenceEntry } from '../../../src/formats/format.js';
import { formats } from '../../../src/formats/list.js';
import { renderMarkdown } from '../../../src/formats/openapi/markdown.js';
import { readDocuments } from '../../../src/formats/read.js';
import type { Section } from '../../../src/formats/section.js';
import { messagesOf } from '../../../src/i18n/messagesOf.js';
import { createRenderContext } from '../../../src/theme/reference/renderContext.js';
import { renderOperation } from '../../../src/theme/reference/sections.js';
import { createDescribedOperations } from '../../../src/render/describedOperations.js';
import { pageText, type TextSources } from '../../../src/render/pageText.js';
import { sectionsOf } from '../../../src/render/reference/sections.js';
import { searchRecord } from '../../../src/features/search/record.js';
import { evaluate } from '../render/mdx.js';
import { build, routeOf } from '../site/build.js';
import { memory } from './openapi/support.js';

interface Term extends ReferenceEntry {
  line: number;
  meanings: string[];
}

/** Terms in lines such as `Trees > Oak: a tree | its wood`, below a line `glossary: Title`. */
const glossary: Format = {
  id: 'glossary',
  title: 'Glossary',
  isFound: (text) => text.startsWith('glossary:'),
  recognises: ({ text }) => text.startsWith('glossary:'),
  read: async ({ id, location, text }) => {
    const [head = '', ...lines] = text.trimEnd().split('\n');
    const entries = lines.map((line, index) => termIn(line, index + 2, id));
    const document: ReferenceDocument<Term> = {
      ...{ format: 'glossary', id, location, title: head.slice(9).trim(), digest: text, diagnostics: [] },
      entries,
      document: entries.map(({ meanings }) => ({ description: meanings.join('\n\n') })),
      locate: (pointer) => placeOf(location, Number(pointer.split('/')[1]) + 2),
      describe: ({ meanings }) => {
        const section: Section = { title: 'Meanings', id: 'meanings', content: { kind: 'texts', texts: meanings } };
        return { sections: [section] };
      },
      check: () => entries.filter(({ meanings }) => meanings.length === 0).map((term) => emptyTerm(term, location)),
    };
    return Promise.resolve({ document, diagnostics: [] });
  },
};

function termIn(text: string, line: number, documentId: string): Term {
  const [names = '', meanings = ''] = text.split(/:\s*/, 2);
  const groups = names.split(' > ');
  const name = groups.pop() ?? '';
  return {
    ...{ id: `${documentId} ${name}`, documentId, kind: 'term', badge: 'TERM', hasMarker: true, hasNoPanel: true },
    ...{ title: name, words: name, path: name, slug: name.toLowerCase(), groups, pointer: `/${line - 2}` },
    ...{ deprecated: false, hidden: false, digest: text, line, meanings: meanings.split(' | ').filter(Boolean) },
  };
}

const placeOf = (file: string, line: number) => ({
  file,
  span: { start: { line, column: 1 }, end: { line, column: 2 } },
});

const emptyTerm = ({ path, line }: Term, file: string) =>
  diagnostic('openapi/value', { message: `\`${path}\` has no meaning.`, help: 'Write one.', ...placeOf(file, line) });

const text = 'glossary: Words\nTrees > Oak: A *tree*. | Its [wood](/gone).\nFern: A plant.\nMoss:\n';
const read = await readDocuments(
  ['words.txt', 'api.yaml'],
  memory({ 'words.txt': text, 'api.yaml': 'openapi: 3.1.0' }),
  {
    formats: [glossary, ...formats],
  },
);
const docs = { navigation: { tabs: [{ tab: 'Words', openapi: 'words.txt' }] } };
const site = build(docs, { pages: ['index'], specifications: read.documents });
const route = routeOf(site, '/api-reference/oak');
const english = messagesOf('en');
const sources: TextSources = {
  evaluated: evaluate,
  described: createDescribedOperations(site, read.documents, evaluate).of,
  describe: (of) => {
    const about = sources.described(of);
    return about && pageDescription(about.specification.describe(about.operation, about.settings));
  },
  describeSchema: () => undefined,
  markdown: (markdown) => renderMarkdown(markdown),
  pageOf: () => undefined,
  rooted: () => undefined,
};
const written = () => pageText(route, sources, { address: { origin: '', base: '' }, words: english, hasSchema: true });

it('A fifth format in one file gets pages and groups in the sidebar', () => {
  expect(read.documents.map(({ format }) => format)).toEqual(['glossary', 'openapi']);
  expect([...site.routes.values()].map(({ path, title }) => `${path} ${title}`)).toEqual(
    expect.arrayContaining(['/api-reference/oak Oak', '/api-reference/fern Fern', '/api-reference/moss Moss']),
  );
  const sidebar = JSON.stringify(route.view);
  for (const part of ['"Trees"', '"Oak"', '"method":"TERM"', '/api-reference/fern']) expect(sidebar).toContain(part);
});

it('A fifth format gets sections in HTML', () => {
  const details = sources.describe(route);
  const context = createRenderContext({ markdown: (text) => renderMarkdown(text), words: english });
  const html = details && renderOperation(sectionsOf(details, english), context).text;
  expect(html).toContain('id="meanings"');
  expect(html).toContain('<em>tree</em>');
});

it('A fifth format gets Markdown and a search record', () => {
  expect(written().markdown).toBe('# Oak\n\n`TERM Oak`\n\n## Meanings\n\n- A *tree*.\n- Its [wood](/gone).\n');
  const record = searchRecord(route, written(), site);
  expect(record).toMatchObject({ title: 'Oak', method: 'TERM' });
  expect(JSON.stringify(record)).toContain('A tree.');
});

it('A fifth format gets checks of its own, and of its links', () => {
  const problems = [...site.diagnostics, ...read.documents.flatMap((each) => each.check?.({ baseUrl: [] }) ?? [])];
  expect(problems.filter(({ file }) => file === 'words.txt')).toMatchObject([
    { code: 'site/dead-link', span: { start: { line: 2 } } },
    { message: '`Moss` has no meaning.', span: { start: { line: 4 } } },
  ]);
});
