import { describe, expect, it } from 'vitest';
import { picturesOf } from '../../../../src/site/namedPictures.js';
import { build } from '../build.js';
import { specification } from '../operations/specification.js';

const told = (description: string, navigation: unknown[] = ['GET /plants']) =>
  build(
    { navigation: [{ group: 'API', pages: navigation }], openapi: 'plants.yaml' },
    {
      specifications: [specification('plants.yaml', { 'GET /plants': { summary: 'List', description } })],
      pages: [],
      assets: ['/images/leaf.png'],
    },
  ).diagnostics;

const file = 'plants.yaml#/paths/~1plants/get/description';

describe('Images in descriptions of a specification', () => {
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

  it('Images are collected from all texts of the document', () => {
    const document = { a: '![x](/a.png) and [![y](b.png)](/c)', b: [{ c: '<img alt="" src="/d.png">' }, 3, 'text'] };
    expect(picturesOf(document)).toEqual(['/a.png', 'b.png', '/d.png']);
  });
});
