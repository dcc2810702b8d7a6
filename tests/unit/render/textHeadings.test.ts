import { describe, expect, it } from 'vitest';
import type { Section } from '../../../src/formats/section.js';
import { renderMarkdown } from '../../../src/formats/openapi/markdown.js';
import { linkTexts } from '../../../src/render/reference/textHeadings.js';

const about = (title: string, id: string, text: string): Section => ({
  title,
  id,
  content: { kind: 'texts', texts: [text] },
});
const response: Section = {
  title: 'Response',
  id: 'response',
  content: { kind: 'responses', responses: [], prefix: 'response' },
};

function linked(sections: readonly Section[], description = '', pageIds: readonly string[] = []) {
  const texts = linkTexts(sections, {
    pageIds,
    description: renderMarkdown(description, { under: 1 }),
    markdown: renderMarkdown,
    words: { linkTo: ({ name }) => `Link to ${name}` },
  });
  return {
    ids: texts.description?.headings.map(({ id }) => id),
    html: texts.description?.html,
    sections: texts.sections.map(({ content }) => (content.kind === 'texts' ? content.linked : undefined)),
  };
}

describe('Headings in the texts of a reference page', () => {
  it('Headings of a description get the ids that they have on a page of text', () => {
    const { ids, html } = linked([], '## Too *dry*\n\nWater it.\n\n## Too dry');
    expect(ids).toEqual(['too-dry', 'too-dry-2']);
    expect(html).toContain(
      '<h2 id="too-dry">Too <em>dry</em><a class="heading-link" href="#too-dry" aria-label="Link to Too dry"></a></h2>',
    );
  });

  it('Headings of a section get ids at their depth, and the text without headings stays as it is', () => {
    const { sections } = linked([about('Care', 'care', '### Water "soft" & warm'), about('Pots', 'pots', 'Clay.')]);
    expect(sections[0]?.headings).toEqual([{ depth: 3, text: 'Water "soft" & warm', id: 'water-soft--warm' }]);
    expect(sections[0]?.html).toContain('aria-label="Link to Water &quot;soft&quot; &amp; warm"');
    expect(sections[1]).toEqual({ html: '<p>Clay.</p>', headings: [] });
  });

  it('No heading takes the id of the page, of a section, of a field, or of a part of the frame', () => {
    const text = '# Soil\n# Response\n# Response data\n# Response\n# Header';
    expect(linked([response], text, ['soil']).ids).toEqual([
      'soil-2',
      'about-response',
      'about-response-data',
      'about-response-2',
      'header-2',
    ]);
  });

  it('Links of the text follow its headings to their ids', () => {
    const { html } = linked([response], 'See [data](#response-data) and [ids](#response-id).\n\n# Response data');
    expect(html).toContain('<a href="#about-response-data">data</a> and <a href="#response-id">ids</a>');
  });
});
