import { expect, it } from 'vitest';
import type { PagefindFragment } from '../../../../src/features/search/client/fragment.js';
import { rankPages } from '../../../../src/features/search/client/ranking.js';

function page(
  title: string,
  meta: Readonly<Record<string, string>> = {},
  headings: readonly string[] = [],
): PagefindFragment {
  const anchors = headings.map((text, location) => ({ element: 'h2', id: text, text, location }));
  return { url: '/', raw_content: '', meta: { title, ...meta }, anchors, weighted_locations: [] };
}

const titlesFor = (query: string, pages: readonly PagefindFragment[]): (string | undefined)[] =>
  rankPages(pages, query).map(({ meta }) => meta['title']);

it('Pages that a query names come first: by title, part of the title, keyword, synonym, heading', () => {
  const pages = [
    page('Text only'),
    page('A heading', {}, ['Start a login']),
    page('A synonym', { synonyms: 'auth, login, sign in' }),
    page('The auth login command'),
    page('A keyword', { keywords: 'account, login' }),
    page('Login!'),
    page('Login'),
  ];
  expect(titlesFor('login', pages)).toEqual([
    ...['Login', 'Login!', 'The auth login command', 'A keyword', 'A synonym', 'A heading', 'Text only'],
  ]);
});

it('Short titles come before long ones, and words before other words that begin with them', () => {
  const pages = [page('Triggering tasks with webhooks in Remix'), page('Deploy on Railway'), page('Ruby on Rails')];
  expect(titlesFor('webhook', [...pages, page('Using webhooks')])[0]).toBe('Using webhooks');
  expect(titlesFor('rails', pages)[0]).toBe('Ruby on Rails');
});

it('A path names an operation, and words that look like a method and a path are words, too', () => {
  const pages = [
    page('Retrieve a key', { method: 'GET', endpoint: '/keys/{id}' }, ['API key']),
    page('List keys', { method: 'GET', endpoint: '/keys' }),
    page('API keys'),
  ];
  expect(titlesFor('GET /keys', pages)[0]).toBe('List keys');
  expect(titlesFor('api key', pages)[0]).toBe('API keys');
});

it('Pages of the same rank stay in their order', () => {
  expect(titlesFor('plants', [page('b'), page('a'), page('c')])).toEqual(['b', 'a', 'c']);
});
