import { testSites, type TestSite } from '../sites.js';

const { manual, everyField, current, services } = testSites;

/** A page in each shape that the frame can have: of text and of an operation, with and without lists beside it, and none. */
export const frames: readonly [TestSite, string][] = [
  [manual, 'introduction'],
  [manual, 'plant-store/create-plant'],
  [manual, 'reference/docs-json'],
  [manual, 'no-such-page'],
  [everyField, 'introduction'],
  [current, 'tools/knife'],
  [services, 'first'],
];
