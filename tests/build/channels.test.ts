import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { testSites } from '../sites.js';
import { runHere } from '../command.js';
import { copyOf, page, trellis } from './trellis.js';

const { output, stdout, stderr } = await built(testSites.channels);
const text = (file: string): string => readFileSync(path.join(output, file), 'utf8');

describe('Pages of AsyncAPI channels', () => {
  it('A channel’s page stands in the directory that docs.json names, under its first tag', () => {
    expect(page(output, '/events/beds/watch-a-bed')).toContain('<h1');
    expect(page(output, '/api-reference/harvest-crop-weighed')).toContain('<h1');
  });

  it('A channel’s page shows its messages, servers and protocol', () => {
    const html = page(output, '/events/beds/watch-a-bed');
    const headings = Array.from(html.matchAll(/<h2 id="([^"]+)"/g), ([, id]) => id);
    expect(headings).toEqual(['authorizations', 'path-parameters', 'send', 'receive', 'servers', 'bindings']);
    expect(html).toContain('data-method="WSS"');
    expect(html).toContain('wss://garden.example.com/socket');
    expect(html).toContain('$message.header#/correlationId');
    expect(html).toContain('<dt>Tags</dt><dd>growth, news</dd>');
    // Both ways it is the same, with ids of its own.
    expect(html).toContain('id="send-reply-grown-payload-name"');
    expect(html).toContain('id="receive-grown-payload-name"');
  });

  it('A channel’s Markdown has the messages and fields of its page', () => {
    const markdown = text('events/beds/watch-a-bed.md');
    expect(markdown).toContain('`WSS /beds/{bedId}`');
    expect(markdown).toContain("npx wscat --connect 'wss://garden.example.com/socket/beds/{bedId}'");
    expect(markdown).toMatch(/## Send\n\n### Subscribe to a bed\n\n`watchBed`\n\n#### Subscription/);
    expect(markdown).toContain('Correlation ID: `$message.header#/correlationId`');
    expect(markdown).toContain('Tags: growth, news');
    const harvest = text('api-reference/harvest-crop-weighed.md');
    expect(harvest).toContain('- `grams` (integer\\<int32>, required): Without the basket.');
    expect(harvest).toContain('- `partitions` (integer, Always: `12`)');
  });

  it('A group of one document begins with its introduction, for readers and for machines', () => {
    const html = page(output, '/events/introduction');
    const headings = Array.from(html.matchAll(/<h2 id="([^"]+)"/g), ([, id]) => id);
    expect(headings).toEqual(['servers', 'authorizations', 'about']);
    expect(html).not.toContain('class="endpoint');
    expect(text('events/introduction.md')).toMatch(
      /^# Garden events\n\nWhat happens in the garden, as it happens\.\n\n## Servers\n\n- \*\*live\*\*/,
    );
    expect(text('events/introduction.md')).toContain('Tags: zone:north, zone:dry');
    expect(html).toContain('zone:north, zone:dry');
    expect(text('llms.txt')).toContain('- [Garden events](/events/introduction.md): What happens in the garden');
  });

  it('A page that names a channel replaces the generated page', () => {
    const markdown = text('socket.md');
    expect(markdown).toContain('It rains at times.');
    expect(markdown).toContain('## Messages\n\n### rain\n');
    expect(() => page(output, '/events/weather')).toThrow();
  });

  it('Channels and their documents are listed in llms.txt', () => {
    expect(text('llms.txt')).toContain('[Watch a bed](/events/beds/watch-a-bed.md)');
    expect(text('llms.txt')).toContain('## AsyncAPI Specs\n\n- [garden.yaml](/garden.yaml)');
  });

  it('Channels are built although another document is broken, and its faults are reported', () => {
    const report = stdout + stderr;
    for (const told of [
      'The reference `#/components/messages/Opend` leads nowhere',
      '`fence` is not an object.',
      'The operation `open` has the action `recieve`.',
      'The `channel` of the operation `open` is not a reference',
      'The specification is not valid YAML',
    ])
      expect(report).toContain(told);
    expect(page(output, '/api-reference/gate')).toContain('<h1');
  });
});

it('A channel’s page is built again when its document changes', async () => {
  const folder = copyOf('channels');
  const markdown = (): string => readFileSync(path.join(folder, 'dist/events/beds/watch-a-bed.md'), 'utf8');
  expect((await runHere('build', folder)).code).toBe(0);
  const file = path.join(folder, 'garden.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Names of plants;', 'Kinds of plants;'));
  expect(trellis('build', folder).code).toBe(0);
  expect(markdown()).toContain('Kinds of plants;');
  expect(page(path.join(folder, 'dist'), '/events/beds/watch-a-bed')).toContain('Kinds of plants;');
});

it('The command `openapi` lists the pages of an AsyncAPI document', async () => {
  const { stdout: listed } = await runHere('openapi', 'tests/sites/channels/garden.yaml');
  expect(listed).toContain('Garden events makes 4 pages:');
  expect(listed).toMatch(/WSS \/beds\/\{bedId\} +Watch a bed +\/api-reference\/beds\/watch-a-bed/);
  expect(listed).toMatch(/introduction +Garden events +\/api-reference\/introduction/);
});
