import { describe, expect, it } from 'vitest';
import { searchHtml } from '../../../../src/features/search/html.js';
import { searchRecord, type SearchRecord } from '../../../../src/features/search/record.js';
import { vocabularyOf } from '../../../../src/features/search/vocabulary.js';
import { build, page, routeOf } from '../../site/build.js';
import { sectionsOf } from '../../render/mdx.js';

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

describe('Search record of a page', () => {
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

  it('The record has the version of the page, or all versions with pages', () => {
    expect(of('/legacy').versions).toEqual(['v1']);
    expect(of('/intro').versions).toEqual(['v2', 'v1']);
  });

  it('The record has the languages of its versions', () => {
    expect(of('/legacy').languages).toEqual(['en']);
    expect(of('/intro').languages).toEqual(['de', 'en']);
  });

  it('The record has breadcrumbs, operation, keywords and boost', () => {
    expect(of('/deep').crumbs).toEqual(['Dokumentation', 'Start', 'More']);
    expect(of('/api/create')).toMatchObject({
      crumbs: ['Reference', 'Plants'],
      method: 'POST',
      endpoint: 'https://api.example.com/plants',
    });
    expect(of('/intro')).toMatchObject({ keywords: ['hello'], boost: 10, description: 'A bold word.' });
  });
});

describe('Page for the indexer', () => {
  it('The text of the page is escaped', () => {
    const html = searchHtml({ ...record, description: '<b>Hi</b>' }, 'en');
    expect(html).toContain('content="Tom &amp; &quot;Jerry&quot;"');
    expect(html).toContain('<p data-pagefind-weight="5">&lt;b&gt;Hi&lt;/b&gt;</p>');
  });

  it('Every link target has an id, and a title is written once', () => {
    const sections = sectionsOf('## Setup\n\nBefore.\n\n<Accordion title="Why?">Because.</Accordion>\n\nAfter.');
    expect(searchHtml({ ...record, sections }, 'en')).toContain(
      '<h2 id="setup">Setup</h2><p>Before.</p><h3 id="why">Why?</h3><p>Because.</p><span id="setup" data-pagefind-title="Setup"></span><p>After.</p>',
    );
  });

  it('The page has its versions as filters and its boost as the weight', () => {
    const html = searchHtml(
      { ...record, versions: ['v1', 'v2'], boost: 2, sections: [{ text: 'x', code: 'y' }] },
      'de',
    );
    expect(html).toContain('<html lang="de">');
    expect(html.match(/pagefind-filter="version\[content\]" content="v\d"/g)).toHaveLength(2);
    expect(html).toContain('<p data-pagefind-weight="2">x</p><p>y</p>');
  });
});

describe('Search vocabulary', () => {
  it('Words of titles come first, and words in scripts without spaces are left out', () => {
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
