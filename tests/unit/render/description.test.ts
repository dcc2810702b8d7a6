import { describe, expect, it } from 'vitest';
import { specificationDescription } from '../../../src/render/reference/description.js';
import type { Route } from '../../../src/site/site.js';

const rendering = { markdown: (text: string, under?: number) => text.replaceAll('#', `h${under}`) };
const of = (description: string | undefined, own?: string, kind = 'operation') =>
  specificationDescription(
    {
      description,
      source: { kind, page: own === undefined ? undefined : { frontmatter: { description: own } } },
    } as unknown as Route,
    rendering,
  );

describe('Description of a specification', () => {
  it('A single paragraph is a line under the title', () => {
    expect(of('<p>Adds a <b>bed</b>.</p>')).toEqual({ line: 'Adds a <b>bed</b>.' });
    expect(of('<p>on two\nlines</p>')).toEqual({ line: 'on two\nlines' });
  });

  it('A longer text is part of the page, with headings under the title', () => {
    expect(of('<p>a</p>\n<p>b</p>')).toEqual({ text: '<p>a</p>\n<p>b</p>' });
    expect(of('<ul><li>a</li></ul>')).toEqual({ text: '<ul><li>a</li></ul>' });
    expect(of('# A')).toEqual({ text: 'h1 A' });
  });

  it('The description of the page replaces it', () => {
    expect(of('<p>a</p>', 'Own')).toEqual({});
    expect(of('<p>a</p>', undefined, 'content')).toEqual({});
    expect(of(undefined)).toEqual({});
  });
});
