import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { testSites } from '../sites.js';
import { page } from './trellis.js';

const { output, stdout, stderr } = await built(testSites.graphql);
const text = (file: string): string => readFileSync(path.join(output, file), 'utf8');

describe('Pages of GraphQL schemas', () => {
  it('An operation’s page shows arguments, the returned type, an example and requests', () => {
    const html = page(output, '/graphql-reference/queries/plant');
    const headings = Array.from(html.matchAll(/<h2 id="([^"]+)"/g), ([, id]) => id);
    expect(headings).toEqual(['arguments', 'returns']);
    expect(html).toContain('<a href="/graphql-reference/types/Plant">Plant</a>');
    expect(html).toContain('data-method="QUERY"');
    expect(html).toContain('https://garden.example.com/graphql');
    // Attributes of the head hold it as a text.
    expect(html.slice(html.indexOf('<main'))).not.toContain('<script>alert');
    expect(page(output, '/graphql-reference/mutations/addPlant')).toContain('<li>It is watered at once.</li>');
  });

  it('Only pages with a form may send requests to the API', () => {
    const sources = (name: string): string | undefined =>
      /connect-src ([^;"]*)/.exec(page(output, `/graphql-reference/${name}`))?.[1];
    expect(sources('queries/plant')).toBe("'self' https://garden.example.com");
    expect(sources('types/Plant') ?? '').not.toContain('garden');
    expect(sources('subscriptions/watered')).toBe("'self' wss://garden.example.com");
  });

  it('A type’s page shows its fields, and links to what it is related to', () => {
    const html = page(output, '/graphql-reference/types/Plant');
    const headings = Array.from(html.matchAll(/<h2 id="([^"]+)"/g), ([, id]) => id);
    expect(headings).toEqual(['fields', 'implements', 'used-by']);
    expect(html).toContain('id="field-waterings-first"');
    expect(html).toContain('<a href="/graphql-reference/queries/oldest"><code>oldest</code></a>');
    expect(page(output, '/graphql-reference/types/DateTime')).toContain('https://scalars.graphql.org/');
    expect(page(output, '/graphql-reference/types/BedChoice')).toContain('Give exactly one of the fields.');
  });

  it('The sidebar has a group for each kind of operation and type', () => {
    const html = page(output, '/graphql-reference/queries/plant');
    const groups = [
      'Queries',
      'Mutations',
      'Subscriptions',
      'Objects',
      'Interfaces',
      'Unions',
      'Enums',
      'Input objects',
    ];
    for (const group of groups) expect(html).toContain(group);
    expect(page(output, '/shed/types/Tool')).toContain('Tool');
  });

  it('The Markdown of a page has its example, its fields and its links', () => {
    const markdown = text('graphql-reference/queries/plants.md');
    expect(markdown).toContain('`QUERY plants`\n\n`POST https://garden.example.com/graphql`');
    expect(markdown).toContain(
      '```graphql title="Example request"\nquery Plants($first: Int) {\n  plants(first: $first) {',
    );
    expect(markdown).toContain('```json title="Variables"\n{\n  "first": 10\n}\n```');
    expect(markdown).toContain('Type: [`[Plant!]!`](/graphql-reference/types/Plant)');
    expect(text('graphql-reference/types/PlantKind.md')).toContain('- `PERENNIAL`: Grows anew every year.');
    expect(text('graphql-reference/types/Plant.md')).toContain(
      '- `height` (Float, deprecated): **deprecated:** Use `size`.',
    );
    expect(text('llms.txt')).toContain('[addPlant](/graphql-reference/mutations/addPlant.md)');
  });

  it('Pages of sound schemas are built although others are broken, and faults are reported', () => {
    const report = stdout + stderr;
    for (const told of [
      'has no type `Bedd`',
      'Did you mean `Bed`?',
      'expected ":", found Name "Tools"',
      '`answer.json` is not a GraphQL schema.',
    ])
      expect(report).toContain(told);
  });
});
