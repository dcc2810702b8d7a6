import { describe, expect, it } from 'vitest';
import { endpointQuery, endpointRank } from '../../../../src/features/search/client/endpoint.js';
import type { PagefindFragment } from '../../../../src/features/search/client/fragment.js';
import { rankPages } from '../../../../src/features/search/client/ranking.js';

describe('Query for an operation', () => {
  it.each([
    ['GET /plants/{id}', { method: 'GET', path: '/plants/{id}' }],
    ['delete plants/12', { method: 'DELETE', path: '/plants/12' }],
    ['/plants/', { path: '/plants' }],
    ['https://api.example.com/v1/plants?limit=1', { path: '/v1/plants' }],
    ['link /plants', { method: 'LINK', path: '/plants' }],
    ['use and/or', undefined],
    ['get plants', undefined],
    ['/', undefined],
    ['plants', undefined],
  ])('The query %j is read as %j', (query, expected) => {
    expect(endpointQuery(query)).toEqual(expected);
  });
});

const operations = [
  ['POST', '/plants/{id}/notes'],
  ['GET', '/plants/{id}/notes/{noteId}'],
  ['PATCH', '/plants/{id}'],
  ['GET', '/plants/{id}'],
  ['GET', '/plants/search'],
  ['POST', '/plants'],
  ['GET', '/plants'],
  ['GET', 'https://api.example.com/v2/users'],
] as const;

const fragments = operations.map(([method, endpoint]): PagefindFragment => ({
  url: '/',
  raw_content: '',
  meta: { title: 'An operation', method, endpoint },
  anchors: [],
  weighted_locations: [],
}));

describe('Ranking of operations', () => {
  it.each([
    ['GET /plants', 'GET /plants'],
    ['post /plants', 'POST /plants'],
    ['GET plants', 'GET /plants'],
    ['GET /plants/{id}', 'GET /plants/{id}'],
    ['GET /plants/id', 'GET /plants/{id}'],
    ['GET /plants/:plantId', 'GET /plants/{id}'],
    ['GET /plants/4711', 'GET /plants/{id}'],
    ['GET /plants/search', 'GET /plants/search'],
    ['get plants id', 'GET /plants/{id}'],
    ['patch /v1/plants/4711', 'PATCH /plants/{id}'],
    ['/plants/{id}/notes/{noteId}', 'GET /plants/{id}/notes/{noteId}'],
    ['/plants/{id}/notes', 'POST /plants/{id}/notes'],
    ['/users', 'GET https://api.example.com/v2/users'],
    ['https://api.example.com/v2/users', 'GET https://api.example.com/v2/users'],
  ])('The query %j finds %j first', (query, expected) => {
    const [first] = rankPages(fragments, query);
    expect(`${first?.meta['method']} ${first?.meta['endpoint']}`).toBe(expected);
  });

  it('A query without an operation keeps the order', () => {
    expect(rankPages(fragments, 'plants and notes')).toEqual(fragments);
  });

  it('Another path and a page without a path do not match', () => {
    expect(endpointRank({ path: '/trees/{id}' }, 'GET', '/plants/{id}')).toBe(0);
    expect(endpointRank({ path: '/trees' }, undefined, undefined)).toBe(0);
  });
});

it('A page with the queried title comes first', () => {
  const named: PagefindFragment = {
    url: '/',
    raw_content: '',
    meta: { title: 'GET /plants' },
    anchors: [],
    weighted_locations: [],
  };
  expect(rankPages([...fragments, named], 'get /PLANTS')[0]).toBe(named);
});
