import { describe, expect, it } from 'vitest';
import { matchedWords, pageHit, type PagefindFragment } from '../../../../src/features/search/client/fragment.js';
import type { Marked } from '../../../../src/features/search/client/provider.js';

const shown = (parts: Marked): string => parts.map(({ text, isHit }) => (isHit ? `<${text}>` : text)).join('');

/** A page as the index gives it; words in angle brackets match, `#id:` begins a section. */
function fragment(text: string, meta: PagefindFragment['meta'] = { title: 'Title' }): PagefindFragment {
  const words: string[] = [];
  const anchors: PagefindFragment['anchors'][number][] = [];
  const locations: { location: number; balanced_score: number }[] = [];
  for (const part of text.split(' ')) {
    const anchor = /^#([\p{L}]+):(\p{L}*)$/u.exec(part);
    if (anchor) {
      const [, id = '', title = ''] = anchor;
      const isHeading = title !== '';
      anchors.push({
        element: isHeading ? 'h2' : 'span',
        id,
        text: title,
        title: isHeading ? '' : id,
        location: words.length,
      });
      if (isHeading) words.push(title);
      continue;
    }
    const match = /^<(.*)>([.,]?)$/.exec(part);
    if (match) locations.push({ location: words.length, balanced_score: 10 });
    words.push(match ? `${match[1]}${match[2]}` : part);
  }
  return { url: '/docs/a b', raw_content: words.join(' '), meta, anchors, weighted_locations: locations };
}

describe('Search result of a page', () => {
  it('The result shows the matches of the page and of its sections separately', () => {
    const hit = pageHit(fragment('Intro <word>. #one:One first <word>, here #two:Two nothing'), 'word');
    expect(shown(hit.excerpt)).toBe('Intro <word>.');
    expect(hit.sections.map(({ href, title, excerpt }) => [href, shown(title), shown(excerpt)])).toEqual([
      ['/docs/a%20b#one', 'One', 'first <word>, here'],
    ]);
  });

  it('The three sections with the best matches come first', () => {
    const text = '#a:A <x> #b:B <x> <x> <x> #c:C <x> <x> #d:D plain #e:E <x>';
    expect(pageHit(fragment(text), 'x').sections.map(({ href }) => href.split('#')[1])).toEqual(['b', 'c', 'a']);
  });

  it('A section that another one interrupts is one section', () => {
    const { sections } = pageHit(fragment('#a:A one #tab:Tab <x> #a: <x> again <x>'), 'x');
    expect(sections.map(({ href, excerpt }) => [href.split('#')[1], shown(excerpt)])).toEqual([
      ['a', '<x> again <x>'],
      ['tab', '<x>'],
    ]);
  });

  it('A page that matches only by its title shows its beginning', () => {
    const long = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ');
    const hit = pageHit(fragment(long, { title: 'The title', crumbs: 'Guides › Basics' }), 'title');
    expect(shown(hit.title)).toBe('The <title>');
    expect(hit.crumbs).toEqual(['Guides', 'Basics']);
    expect(shown(hit.excerpt)).toMatch(/^w0 w1 .* w25 …$/);
    expect(hit.sections).toEqual([]);
  });

  it('The excerpt begins shortly before the place with most matches', () => {
    const before = Array.from({ length: 40 }, (_, index) => `b${index}`).join(' ');
    const after = Array.from({ length: 40 }, (_, index) => `a${index}`).join(' ');
    const { excerpt } = pageHit(fragment(`<x> ${before} <x> and <x> ${after}`), 'x');
    expect(shown(excerpt)).toMatch(/^… b36 b37 b38 b39 <x> and <x> a0 .* …$/);
  });

  it('Text in scripts without spaces stays together', () => {
    const { excerpt } = pageHit(fragment('快速 <安装> 指南', { title: '标题' }), '安装');
    expect(shown(excerpt)).toBe('快速<安装>指南');
    expect(shown(pageHit(fragment('指南 <API> 安装 。'), 'api').excerpt)).toBe('指南 <API> 安装。');
  });

  it('Entities of the index become characters, and addresses are encoded', () => {
    const hit = pageHit(fragment('a &lt;b&gt; <x> #größe:Größe <x>'), 'x');
    expect(shown(hit.excerpt)).toBe('a <b> <x>');
    expect(hit.sections[0]?.href).toBe('/docs/a%20b#gr%C3%B6%C3%9Fe');
  });

  it('The matched words of a page are listed', () => {
    expect(matchedWords(fragment('one <two>. three', { title: 'Four' }))).toEqual(
      expect.arrayContaining(['two.', 'Four']),
    );
    expect(matchedWords(fragment('one <two>. three'))).not.toContain('one');
  });
});
