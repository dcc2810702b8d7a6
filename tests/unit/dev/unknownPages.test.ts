import { expect, it } from 'vitest';
import { describeMissing } from '../../../src/dev/unknownPages.js';

const site = { routes: new Map([['/guides/first', {}]]) } as unknown as Parameters<typeof describeMissing>[1];

it('A missing page is reported with the page that was probably meant', () => {
  expect(describeMissing('/guides/frist', site)).toBe('There is no page /guides/frist. Did you mean /guides/first?');
  expect(describeMissing('/else', site)).toBe('There is no page /else.');
});

it.each(['/favicon.ico', '/.well-known/appspecific', '/_trellis/nav/tPk1VXP9vIUrZiILw9T4dP/'])(
  'Nothing is reported for %s, which no author has written',
  (address) => {
    expect(describeMissing(address, site)).toBeUndefined();
  },
);
