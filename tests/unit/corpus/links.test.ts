import { expect, it } from 'vitest';
import { brokenLinks, type Targets } from '../../corpus/links.js';
import { readPage, type BuiltPage } from '../../corpus/page.js';

const target = readPage('/guide/start', '<h2 id="what-it-does"></h2><h2 id="set-up"></h2><h2 id="setup"></h2>');
const served = new Set(['/guide/start', '/guide/start/', '/file.pdf']);
const targets: Targets = {
  isServed: (pathname) => served.has(pathname),
  pageAt: (address): BuiltPage | undefined => (address === '/guide/start' ? target : undefined),
  isWritten: (pathname) => pathname === '/guide/end',
};

function faults(href: string): string {
  const { missed, dead } = brokenLinks(readPage('/guide', `<a href="${href}">x</a>`), targets);
  return missed.length > 0 ? 'missed' : dead.length > 0 ? 'dead' : 'good';
}

it.each([
  ['/guide/start', 'good'],
  ['start', 'good'],
  ['/guide/start#what-it-does', 'good'],
  ['/guide/start#top', 'good'],
  ['/file.pdf#page=2', 'good'],
  ['https://example.com/guide/end', 'good'],
  ['mailto:a@b.org', 'good'],
  ['/guide/end', 'missed'],
  ['/guide/start#What_it_does', 'good'],
  ['/guide/start#Set_up', 'missed'],
  ['http://[x', 'missed'],
  ['/nowhere', 'dead'],
  ['/guide/start#other', 'dead'],
])('The link to %s is %s', (href, kind) => {
  expect(faults(href)).toBe(kind);
});
