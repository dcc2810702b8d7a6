import { expect, it } from 'vitest';
import { htmlAttributes } from '../../../../../src/theme/components/mdx/attributes.js';

const styleOf = (tag: string, style: unknown): unknown => htmlAttributes(tag, { style })['style'];

it('Keeps a picture with a width limit of its own from being wider than the page', () => {
  expect(styleOf('img', { maxWidth: 500, height: 'auto' })).toBe('max-width:min(500px,100%);height:auto');
  expect(styleOf('video', 'color: red; max-width: 30rem;')).toBe('color: red; max-width:min(30rem,100%);');
});

it('Leaves other limits and other elements as they are', () => {
  expect(styleOf('img', { maxWidth: '50%' })).toBe('max-width:50%');
  expect(styleOf('img', 'max-width: calc(100px + 2em)')).toBe('max-width: calc(100px + 2em)');
  expect(styleOf('div', { maxWidth: 500 })).toBe('max-width:500px');
});

it('Loads pictures when they come into view, unless the author says otherwise', () => {
  expect(htmlAttributes('img', { src: '/a.png' })).toMatchObject({ loading: 'lazy', decoding: 'async' });
  expect(htmlAttributes('img', { src: '/a.png', loading: 'eager' })).toMatchObject({ loading: 'eager' });
});
