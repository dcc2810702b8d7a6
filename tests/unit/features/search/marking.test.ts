import { describe, expect, it } from 'vitest';
import { markMatches, splitQuery, termsOf, wordsOf } from '../../../../src/features/search/client/matchMarks.js';

const shown = (text: string, query: string): string =>
  markMatches(text, query)
    .map(({ text: part, isHit }) => (isHit ? `<${part}>` : part))
    .join('');

describe('markMatches', () => {
  it.each([
    ['Create a plant', 'plant', 'Create a <plant>'],
    ['Create a plant', 'pla', 'Create a <plant>'],
    ['Planting, planted', 'plant', '<Planting>, <planted>'],
    ['Configurations', 'configuring', '<Configurations>'],
    ['Café au lait', 'cafe', '<Café> au lait'],
    ['Größe', 'GROSSE', 'Größe'],
    ['Größe', 'grö', '<Größe>'],
    ['GET /plants/{id}', '/plants', 'GET /<plants>/{id}'],
    ['快速开始安装', '安装', '快速开始<安装>'],
    ['implant', 'plant', 'implant'],
    ['const x = useState(1)', 'state', 'const x = <useState>(1)'],
    ['my_snake_case', 'snake', '<my_snake_case>'],
    ['estate', 'state', 'estate'],
    ['anything', '', 'anything'],
    ['<b> & </b>', 'b', '<<b>> & </<b>>'],
  ])('The text %j with the query %j becomes %j', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });

  it('Names in programs are words as a whole and in parts', () => {
    expect(wordsOf('useState, XMLHttpRequest my_snake_case v2Beta Café')).toEqual(
      'usestate use state xmlhttprequest xml http request my_snake_case my snake case v2beta v2 beta cafe'.split(' '),
    );
  });

  it.each([
    ['createPlant', 'create Plant'],
    ['<Card>', 'Card'],
    ['/plants/{plantId}', 'plants plant Id'],
    ['rel=alternate', 'rel alternate'],
    ['--base', 'base'],
    ['😀 ?!', ''],
    ['schön größer', 'schön größer'],
  ])('The query %j is split into %j', (query, expected) => {
    expect(splitQuery(query)).toBe(expected);
  });

  it('Queries are split at every character outside words', () => {
    expect(termsOf('  --dry-run docs.json $ref ')).toEqual(['dry', 'run', 'docs', 'json', '$ref']);
  });
});
