import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../../src/site/address.js';
import { feedPath, feedXml } from '../../../../src/features/feeds/feed.js';
import { textNodes } from '../../../../src/render/text/textNodes.js';
import { dateIn, updatesIn } from '../../../../src/render/text/updates.js';
import { messagesOf } from '../../../../src/i18n/messagesOf.js';
import { build, page, routeOf } from '../../site/build.js';
import { bodyOf, evaluated } from '../../render/mdx.js';

const text = `
<Update label="v2 & more" description="March 5, 2025" tags={["API"]}>
Has **new** [things](/a).

- one
</Update>

<Update label="October 2024" rss={{ title: 'Autumn', description: 'In *short*.' }}>Long.</Update>

<Update label="Kept out" rss={false}>x</Update>
`;
const updates = updatesIn(textNodes(evaluated(bodyOf(text)).nodes), messagesOf('en'), { origin: 'https://x.com' });
const components = [{ name: 'Update', span: undefined }];
const site = build(
  { name: 'Fern', navigation: [{ group: 'G', pages: ['changes', 'secret', 'plain'] }] },
  { pages: [page('changes', {}, { components }), page('secret', { noindex: true }, { components }), page('plain')] },
);

describe('Updates', () => {
  it('Each update has its date, tags and text', () => {
    expect(updates).toEqual([
      {
        id: 'v2--more',
        title: 'v2 & more',
        date: '2025-03-05T00:00:00.000Z',
        tags: ['API'],
        html: '<p>Has <strong>new</strong> <a href="https://x.com/a">things</a>.</p>\n<ul>\n<li>one</li>\n</ul>',
      },
      {
        id: 'october-2024',
        title: 'Autumn',
        date: '2024-10-01T00:00:00.000Z',
        tags: [],
        html: '<p>In <em>short</em>.</p>',
      },
    ]);
  });

  it.each([
    ['2024-10-11', '2024-10-11'],
    ['Released 2024-10', '2024-10-01'],
    ['11th October 2024', '2024-10-11'],
    ['Sept. 3rd, 2023', '2023-09-03'],
    ['v2024.10', undefined],
    ['Version 2 2024', undefined],
    ['February 30, 2024', undefined],
  ])('The text %j contains the date %s', (words, day) => {
    expect(dateIn(words)?.slice(0, 10)).toBe(day);
  });
});

describe('RSS feed', () => {
  it('Only public pages with updates have a feed', () => {
    expect(['/changes', '/secret', '/plain'].map((path) => feedPath(routeOf(site, path), site))).toEqual([
      '/changes/rss.xml',
      undefined,
      undefined,
    ]);
  });

  it('The XML links to each update', () => {
    const address = addressOf('https://docs.fern.example', '/docs');
    const xml = feedXml(routeOf(site, '/changes'), updates, site, '/changes/rss.xml', address);
    expect(xml).toContain('<title>v2 &amp; more</title>');
    expect(xml).toContain('<link>https://docs.fern.example/docs/changes#v2--more</link>');
    expect(xml).toContain('<pubDate>Wed, 05 Mar 2025 00:00:00 GMT</pubDate>');
    expect(xml).toContain('<category>API</category>');
    expect(xml).toContain('&lt;strong&gt;new&lt;/strong&gt;');
    expect(xml).toContain('href="https://docs.fern.example/docs/changes/rss.xml" rel="self"');
    expect(parseDocument(xml, { xmlMode: true }).children.length).toBeGreaterThan(0);
  });
});
