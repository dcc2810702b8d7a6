import { describe, expect, it } from 'vitest';
import { searchHtml } from '../../../src/search/html.js';
import { searchRecord, type SearchRecord } from '../../../src/search/record.js';
import { vocabularyOf } from '../../../src/search/vocabulary.js';
import { build, page, routeOf } from '../site/build.js';
import { sectionsOf } from '../render/mdx.js';

const record: SearchRecord = {
  path: '/a',
  title: 'Tom & "Jerry"',
  keywords: [],
  crumbs: [],
  versions: [],
  languages: ['en'],
  boost: 1,
  sections: [],
};

describe('what the search knows of a page', () => {
  const site = build(
    {
      versions: [{ name: 'v2', locale: 'de' }, 'v1', { name: 'old', url: 'https://old.example' }],
      tabs: [{ name: 'Reference', url: 'api' }],
      navigation: [
        { group: 'Start', pages: ['intro', { group: 'More', pages: ['deep'] }] },
        { group: 'Old', version: 'v1', pages: ['legacy'] },
        { group: 'Plants', pages: ['api/create'] },
      ],
    },
    {
      pages: [
        page('intro', { title: 'Intro', description: 'A **bold** [word](/deep).', keywords: ['hello'], boost: 99 }),
        page('deep'),
        page('legacy'),
        page('api/create', { api: 'post https://api.example.com/plants' }),
      ],
    },
  );
  const of = (path: string) => searchRecord(routeOf(site, path), { sections: [] }, site);

  it('versions: its own, or all that have pages', () => {
    expect(of('/legacy').versions).toEqual(['v1']);
    expect(of('/intro').versions).toEqual(['v2', 'v1']);
  });

  it('languages: those of its versions', () => {
    expect(of('/legacy').languages).toEqual(['en']);
    expect(of('/intro').languages).toEqual(['de', 'en']);
  });

  it('where it is, what it is called, and how much it counts', () => {
    expect(of('/deep').crumbs).toEqual(['Dokumentation', 'Start', 'More']);
    expect(of('/api/create')).toMatchObject({
      crumbs: ['Reference', 'Plants'],
      method: 'POST',
      endpoint: 'https://api.example.com/plants',
    });
    expect(of('/intro')).toMatchObject({ keywords: ['hello'], boost: 10, description: 'A bold word.' });
  });
});

describe('a page as the indexer reads it', () => {
  it('has nothing that its text did not say', () => {
    const html = searchHtml({ ...record, description: '<b>Hi</b>' }, 'en');
    expect(html).toContain('content="Tom &amp; &quot;Jerry&quot;"');
    expect(html).toContain('<p data-pagefind-weight="5">&lt;b&gt;Hi&lt;/b&gt;</p>');
  });

  it('has an id for every place a link can lead to, and says a title once', () => {
    const sections = sectionsOf('## Setup\n\nBefore.\n\n<Accordion title="Why?">Because.</Accordion>\n\nAfter.');
    expect(searchHtml({ ...record, sections }, 'en')).toContain(
      '<h2 id="setup">Setup</h2><p>Before.</p><h3 id="why">Why?</h3><p>Because.</p><span id="setup" data-pagefind-title="Setup"></span><p>After.</p>',
    );
  });

  it('is filtered by version, and weighted by boost', () => {
    const html = searchHtml(
      { ...record, versions: ['v1', 'v2'], boost: 2, sections: [{ text: 'x', code: 'y' }] },
      'de',
    );
    expect(html).toContain('<html lang="de">');
    expect(html.match(/pagefind-filter="version\[content\]" content="v\d"/g)).toHaveLength(2);
    expect(html).toContain('<p data-pagefind-weight="2">x</p><p>y</p>');
  });
});

describe('the vocabulary', () => {
  it('has the words of titles first, and none of scripts without spaces', () => {
    const words = vocabularyOf([
      {
        ...record,
        title: 'Größe',
        sections: [{ text: 'wenige wenige Worte 配置', code: 'getUser a1', title: 'Kapitel' }],
      },
    ]);
    expect(words).toEqual(['größe', 'kapitel', 'wenige', 'getuser', 'worte']);
  });
});
