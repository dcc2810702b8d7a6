import { expect, it } from 'vitest';
import { decode, decodeAddress, isExternal, isOtherSite, isRooted } from '../../../src/shared/url.js';

it.each([
  ['caf%C3%A9%2Fx', 'café/x', 'café%2Fx'],
  ['100%', '100%', '100%'],
  ['%E0%A4', '%E0%A4', '%E0%A4'],
])('Decodes %s, or leaves it as it is', (text, whole, address) => {
  expect(decode(text)).toBe(whole);
  expect(decodeAddress(text)).toBe(address);
});

it.each([
  ['https://a.example', { isExternal: true, isOtherSite: true, isRooted: false }],
  ['//a.example', { isExternal: true, isOtherSite: true, isRooted: false }],
  ['mailto:a@b.example', { isExternal: true, isOtherSite: false, isRooted: false }],
  ['/a', { isExternal: false, isOtherSite: false, isRooted: true }],
  ['a:b/c', { isExternal: true, isOtherSite: false, isRooted: false }],
  ['a/b', { isExternal: false, isOtherSite: false, isRooted: false }],
  ['#a', { isExternal: false, isOtherSite: false, isRooted: false }],
])('Tells where %s leads', (url, expected) => {
  expect({ isExternal: isExternal(url), isOtherSite: isOtherSite(url), isRooted: isRooted(url) }).toEqual(expected);
});
