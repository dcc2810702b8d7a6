import { describe, expect, it } from 'vitest';
import { searchHtml } from '../../../../src/features/search/html.js';
import { synonymsOf } from '../../../../src/features/search/synonyms.js';

describe('Other names of a subject', () => {
  it('Belong to singular and plural, in any case and inside a longer title', () => {
    for (const title of ['Callouts', 'callout', 'All of the Callouts, listed'])
      expect(synonymsOf([title])).toEqual(expect.arrayContaining(['admonition', 'info box']));
  });

  it('Leave out the names that the texts have', () => {
    const names = synonymsOf(['Languages', 'i18n']);
    expect(names).toContain('localization');
    expect(names).not.toContain('i18n');
    expect(names).not.toContain('languages');
  });

  it('Belong to whole words', () => {
    expect(synonymsOf(['Notebooks', 'Authors', 'Commit ids'])).toEqual([]);
  });

  it('Are indexed for English pages, those of the title apart from those of headings', () => {
    const record = {
      ...{ path: '/a', title: 'Accordions', keywords: [], crumbs: [], versions: [], languages: ['en', 'de'], boost: 1 },
      sections: [{ id: 'formulas', title: 'Formulas', depth: 2, text: 'Text.', code: '' }],
    };
    expect(searchHtml(record, 'en-GB')).toMatch(
      /"synonyms\[content\]" content="collapsible, .*"related\[content\]" content="equation, /,
    );
    expect(searchHtml(record, 'de')).not.toContain('collapsible');
  });
});
