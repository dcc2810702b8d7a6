import { describe, expect, it } from 'vitest';
import { changelogPage } from '../../../../src/features/changelog/page.js';
import { compareSpecifications } from '../../../../src/formats/openapi/changes/compare.js';
import { plant, post, state } from '../../formats/openapi/changes/documents.js';

const changesBetween = (...documents: Parameters<typeof state>[0][]) => {
  const [from, to] = documents.map(state) as [ReturnType<typeof state>, ReturnType<typeof state>];
  return compareSpecifications(from, to);
};

const pageOf = (changes: ReturnType<typeof changesBetween>, hrefOf?: (name: string) => string | undefined): string =>
  changelogPage({}, [{ version: '2.0', date: '2026-02-28', previous: '1.0', changes }], hrefOf);

describe('changelogPage', () => {
  it('Lists a field that is sent and received once, with links to operations', () => {
    const changes = changesBetween(
      plant({ type: 'object' }),
      plant({ type: 'object', properties: { height: { type: 'number' } } }),
    );
    const page = pageOf(changes, (name) => (name === 'POST /plants' ? '/api/create' : undefined));
    expect(page).toContain('<Update label={"2.0"} description={"February 28, 2026"} tags={["Added"]}>');
    expect(page.match(/^- .*/gm)).toEqual([
      '- The field `height` of `Plant` was added. Sent to [`POST /plants`](</api/create>). Received from [`POST /plants`](</api/create>).',
    ]);
  });

  it('Names what breaks clients first, and no operation twice', () => {
    const page = pageOf(changesBetween(post({}), { paths: { '/seeds': { get: {} } } }));
    expect(page.match(/^(?:- |\*\*).*/gm)).toEqual([
      '**Breaking changes**',
      '- The operation `POST /plants` was removed. Requests to it fail.',
      '**Added**',
      '- The operation `GET /seeds` was added.',
    ]);
    expect(page).toContain('tags={["Breaking","Added"]}');
  });

  it('Escapes braces and angle brackets outside of code, and quotes in names', () => {
    const versions = [{ version: '"2" {x}', previous: '{1} <a>', changes: [] }];
    const page = changelogPage({ title: 'What: "new"' }, versions);
    expect(page).toContain('title: "What: \\"new\\""');
    expect(page).toContain('label={"\\"2\\" {x}"}');
    expect(page).toContain('The API is the same as in \\{1} \\<a>.');
  });

  it('Lists no more than 100 changes of a kind', () => {
    const properties = Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`f${index}`, { type: 'string' }]));
    const page = pageOf(changesBetween(plant({ type: 'object' }), plant({ type: 'object', properties })));
    expect(page.match(/^- /gm)).toHaveLength(101);
    expect(page).toContain('- And 30 more.');
  });
});
