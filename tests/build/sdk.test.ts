import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { testSites } from '../sites.js';
import { page } from './trellis.js';

const { output, stdout, stderr } = await built(testSites.graphql);
const text = (file: string): string => readFileSync(path.join(output, file), 'utf8');
const main = (route: string): string => {
  const html = page(output, route);
  return html.slice(html.indexOf('<main'));
};

describe('Pages of the reference of a library', () => {
  it('The page of a class shows its declaration, its members and what it is made from', () => {
    const html = main('/sdk/classes/client');
    const headings = Array.from(html.matchAll(/<h[23] id="([^"]+)"/g), ([, id]) => id);
    expect(headings).toEqual([
      ...['constructors', 'constructor', 'properties', 'accessors', 'methods', 'method-asyncDispose', 'method-close'],
      ...['method-pour', 'method-send', 'method-water', 'extends', 'implements'],
    ]);
    expect(html).toContain('href="/sdk/interfaces/clientoptions"');
    expect(html).toContain('href="https://example.com/client.ts#L38"');
  });

  it('Code in a comment has its colours, and a page without a column of examples has its contents there', () => {
    const html = main('/sdk/classes/gardenerror');
    expect(html).toContain('<pre data-wrap data-language="typescript"><code><span class="line"><span');
    expect(html).toMatch(/&lt;dry(?:&gt;|>)/);
    expect(page(output, '/sdk/classes/gardenerror')).toContain('data-side="toc"');
    expect(page(output, '/sdk/classes/client')).toContain('data-side="panel"');
  });

  it('The sidebar has a group for each kind, and namespaces hold groups of their own', () => {
    const html = page(output, '/sdk/tools/functions/celsius');
    for (const group of ['Classes', 'Interfaces', 'Enums', 'Functions', 'Type aliases', 'Variables', 'tools', 'units'])
      expect(html).toContain(`>${group}<`);
    expect(page(output, '/sdk/example-garden')).toContain('Grow things with code.');
  });

  it('Links and HTML of a comment cannot run anything', () => {
    const html = main('/sdk/interfaces/named');
    expect(html).toContain('there it is');
    expect(html).toContain('src/plants.ts:10');
    expect(html).not.toMatch(/javascript:|<script>alert|onerror/);
    expect(text('sdk/interfaces/named.md')).not.toMatch(/javascript:|alert/);
  });

  it('The Markdown of a page has its declaration, its examples, its members and its links', () => {
    const markdown = text('sdk/classes/client.md');
    expect(markdown).toContain('```typescript\nclass Client extends Base implements Named, AsyncDisposable\n```');
    expect(markdown).toContain('```ts title="Example: Several at once"\nawait Promise.all(');
    expect(markdown).toContain('### water\n\n```typescript\nwater<P extends PlantLike>(\n  plant: P,');
    expect(markdown).toContain(
      '- `options` ([ClientOptions](/sdk/interfaces/clientoptions), required): key and address.',
    );
    expect(text('sdk/functions/find.md')).toContain('### find(id)');
    expect(text('llms.txt')).toContain('[Client](/sdk/classes/client.md)');
  });

  it('Descriptions in the list of pages are plain text', () => {
    const { pages } = JSON.parse(text('_trellis/pages.json')) as { pages: { path: string; description?: string }[] };
    expect(pages.find(({ path: at }) => at === '/sdk/interfaces/named')?.description).toContain('there it is');
    expect(pages.filter(({ description = '' }) => /#symbol:|\]\(|\n/.test(description))).toEqual([]);
  });

  it('A page about a symbol shows it below its own text, and its group has no other pages then', () => {
    const html = main('/watering');
    expect(html).toContain('Client.water</h1>');
    expect(html.indexOf('Do it in the morning.')).toBeLessThan(html.indexOf('id="parameters"'));
    expect(existsSync(path.join(output, 'sdk-reference'))).toBe(false);
  });

  it('A symbol that is not there is reported, and its page is built with its own text', () => {
    expect(stdout + stderr).toContain('There is no class `Clien` in `garden.typedoc.json`.');
    expect(stdout + stderr).toContain('Did you mean `class Client`?');
    expect(main('/client')).toContain('Misspelt.');
  });
});
