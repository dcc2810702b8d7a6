import { describe, expect, it } from 'vitest';
import { sectionsOf } from './mdx.js';

describe('Sections of a page', () => {
  it('Sections begin at headings, and the text before the first has none', () => {
    expect(sectionsOf('Intro.\n\n## One `x`\n\nText **one**.\n\n### Two\n\n- a\n- b')).toEqual([
      { text: 'Intro.', code: '' },
      { id: 'one-x', depth: 2, title: 'One x', text: 'Text one.', code: '' },
      { id: 'two', depth: 3, title: 'Two', text: 'a b', code: '' },
    ]);
  });

  it('Words with inline marks stay whole, and words of blocks stay apart', () => {
    const [section] = sectionsOf('un**bold**ed `getUser()`s\n\n| a | b |\n| - | - |\n| c | d |');
    expect(section?.text).toBe('unbolded getUser()s a b c d');
  });

  it('Words in separate boxes are separate words', () => {
    const [section] = sectionsOf('<div className="flex"><span>Fern</span><span>Moss</span></div>');
    expect(section?.text).toBe('Fern Moss');
    const [figure] = sectionsOf('<p><span className="block">2</span><span className="block">plants</span></p>');
    expect(figure?.text).toBe('2 plants');
  });

  it('Tabs, accordions and fields are sections, and the heading continues after them', () => {
    expect(sectionsOf('## Setup\n\nBefore.\n\n<Accordion title="Why?">Because.</Accordion>\n\nAfter.')).toEqual([
      { id: 'setup', depth: 2, title: 'Setup', text: 'Before.', code: '' },
      { id: 'why', depth: 3, title: 'Why?', text: 'Because.', code: '' },
      { id: 'setup', depth: 2, title: 'Setup', isContinued: true, text: 'After.', code: '' },
    ]);
    expect(sectionsOf('<ParamField query="limit" type="integer">How many.</ParamField>')).toEqual([
      { id: 'param-limit', title: 'limit', text: '(integer, query): How many.', code: '' },
    ]);
  });

  it('A text that begins like its heading stays whole', () => {
    expect(sectionsOf('## Water\n\nWatering is easy.').map(({ text }) => text)).toEqual(['Watering is easy.']);
    const step = '<Steps><Step title="Dig">Dig a hole.</Step></Steps>';
    expect(sectionsOf(step).map(({ text }) => text)).toContain('Dig a hole.');
  });

  it('Words of code are listed once each, without punctuation', () => {
    const [section] = sectionsOf('```ts\nimport { load } from "./load.js";\nload(load, 42, x);\n```');
    expect(section?.code).toBe('import load from load.js');
  });

  it('The beginning of long code is searched, up to the end of a word', () => {
    const [section] = sectionsOf(`\`\`\`sh\n${'#'.repeat(3995)} watering late\n\`\`\``);
    expect(section?.code).toBe('watering');
  });

  it('The kind of a callout and the labels of examples are not searched, and the title of a callout is', () => {
    const [section] = sectionsOf(
      '<Note>Dig.</Note>\n\n<Warning title="Frost">Wait.</Warning>\n\n<RequestExample>\n```sh\nwater\n```\n</RequestExample>',
    );
    expect(section).toEqual({ text: 'Dig. Frost: Wait.', code: 'water' });
  });

  it('The parts of a long address in code are words, those of encoded data are not', () => {
    const address = `https://nursery.example/${'a/'.repeat(40)}releases/tools.tar.gz`;
    const data = `${'aB3d'.repeat(30)}/eF5g`;
    const [section] = sectionsOf(`\`\`\`sh\nwget ${address} ${data}\n\`\`\``);
    expect(section?.code).toBe('wget https nursery.example releases tools.tar.gz');
  });

  it('The marks of footnotes belong to no word', () => {
    const text = '## Spores[^a]\n\nFerns have spores.[^a] Set `age`[^b].\n\n[^a]: No seeds.\n[^b]: In years.';
    expect(sectionsOf(text).map(({ title, text }) => [title, text])).toEqual([
      ['Spores', 'Ferns have spores. Set age.'],
      ['Footnotes', 'No seeds. In years.'],
    ]);
  });

  it('A heading without text is a section', () => {
    expect(sectionsOf('## Only a title\n\n## Next\n\nText').map(({ title }) => title)).toEqual([
      'Only a title',
      'Next',
    ]);
  });
});
