import { describe, expect, it } from 'vitest';
import { picturesOf } from '../../../../src/site/namedPictures.js';
import { build, page } from '../build.js';
import { specification } from '../operations/specification.js';

const told = (description: string, navigation: unknown[] = ['guide', 'GET /plants']) =>
  build(
    { navigation: [{ group: 'API', pages: navigation }], openapi: 'plants.yaml' },
    {
      specifications: [specification('plants.yaml', { 'GET /plants': { summary: 'List', description } })],
      pages: [page('guide', {}, { ids: ['soil'] })],
      assets: ['/images/leaf.png'],
    },
  ).diagnostics;

const file = 'plants.yaml#/paths/~1plants/get/description';

describe('Images and links in descriptions of a specification', () => {
  it.each([
    ['![A leaf](/images/laef.png)', '/images/laef.png'],
    ['<img width="3" src="../images/gone.png" />', '../images/gone.png'],
    ['![A leaf](./leaf.png "Title")', './leaf.png'],
  ])('A missing image is reported in %s', (text, target) => {
    expect(told(text)).toMatchObject([
      { code: 'site/missing-asset', file, message: `The file \`${target}\` does not exist.` },
    ]);
  });

  it('An existing or external image, or one in code, is not reported', () => {
    const text = '![a](/images/leaf.png) ![a](../images/leaf.png) ![a](https://x.example/a.png) `![a](/no.png)`';
    expect(told(text)).toEqual([]);
  });

  it('A link to a missing heading is reported', () => {
    expect(told('[a](/guide#soil) [b](/guide#soli) [c](#none) [d](/api-reference/list#none)')).toMatchObject([
      { code: 'site/dead-anchor', file, message: 'The link `/guide#soli` names no heading of `/guide`.' },
    ]);
  });

  it('Images are collected from all texts of the document', () => {
    const document = { a: '![x](/a.png) and [![y](b.png)](/c)', b: [{ c: '<img alt="" src="/d.png">' }, 3, 'text'] };
    expect(picturesOf(document)).toEqual(['/a.png', 'b.png', '/d.png']);
  });
});
