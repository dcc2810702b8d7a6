import { expect, it } from 'vitest';
import type { SearchRecord } from '../../../../src/features/search/record.js';
import { flatRecord, recordsJson, remoteRecords } from '../../../../src/features/search/remote.js';

const record: SearchRecord = {
  path: '/guides/über',
  title: 'Title',
  description: 'About it.',
  keywords: ['one', 'two'],
  crumbs: ['Guides', 'Start'],
  versions: ['v2'],
  languages: ['de'],
  method: 'GET',
  endpoint: '/plants',
  boost: 2,
  sections: [
    { text: 'Lead.', code: 'npm' },
    { id: 'first', title: 'First', depth: 2, text: 'Below it.', code: '' },
    { id: 'deep', title: 'Deep', depth: 4, text: '', code: '' },
    { id: 'field', title: 'name', text: 'A field.', code: '' },
    { id: 'second', title: 'Second', depth: 2, text: '', code: '' },
    { id: 'first', title: 'First', depth: 2, isContinued: true, text: 'More.', code: '' },
  ],
};
const address = { origin: 'https://docs.example.com', base: '/docs' };

it('A page becomes records of itself, of its headings and of their texts', () => {
  const records = remoteRecords(record, 'Site', address);
  const url = 'https://docs.example.com/docs/guides/%C3%BCber';
  expect(
    records.map(({ type, content, anchor, hierarchy }) => [type, content, anchor, hierarchy.lvl2, hierarchy.lvl4]),
  ).toEqual([
    ['lvl1', null, null, null, null],
    ['content', 'GET /plants\nAbout it.\none, two', null, null, null],
    ['content', 'Lead. npm', null, null, null],
    ['lvl2', null, 'first', 'First', null],
    ['content', 'Below it.', 'first', 'First', null],
    ['lvl4', null, 'deep', 'First', 'Deep'],
    ['lvl6', null, 'field', 'First', 'Deep'],
    ['content', 'A field.', 'field', 'First', 'Deep'],
    ['lvl2', null, 'second', 'Second', null],
    ['content', 'More.', 'first', 'First', null],
  ]);
  expect(records[3]).toMatchObject({
    url: `${url}#first`,
    url_without_anchor: url,
    hierarchy: { lvl0: 'Guides › Start', lvl1: 'Title' },
    language: ['de'],
    version: ['v2'],
    method: 'GET',
    endpoint: '/plants',
    weight: { pageRank: 2, level: 80, position: 3 },
  });
});

it('Long texts are cut at words', () => {
  const sections = [{ text: 'word '.repeat(1000), code: '' }];
  const pieces = remoteRecords({ ...record, sections }, 'Site', address).slice(2);
  expect(pieces).toHaveLength(4);
  for (const { content } of pieces) expect(content).toMatch(/^word.*word$/);
});

it('Records stay below the size limit, and no character is cut', () => {
  const long = '漢😀'.repeat(5000);
  const sections = [2, 3, 4, 5, 6].map((depth) => ({
    id: `id-${depth}`,
    title: long,
    depth,
    text: `x${long}`,
    code: long,
  }));
  const extreme = { ...record, title: long, description: long, keywords: [long], crumbs: [long, long], sections };
  const records = remoteRecords(extreme, 'Site', address);
  const sizes = records
    .flatMap((each) => [each, flatRecord(each)])
    .map((each) => Buffer.byteLength(JSON.stringify(each)));
  expect(Math.max(...sizes)).toBeLessThan(10_000);
  for (const each of records) expect(JSON.stringify(each).isWellFormed()).toBe(true);
  const written = records.filter(({ anchor, content }) => anchor === 'id-6' && content !== null);
  expect(written.map(({ content }) => content).join('').length).toBeGreaterThanOrEqual(2 * long.length);
});

it('Record ids are unique, stable between builds and different on another site', () => {
  const idsOf = (each: SearchRecord, at = address): string[] =>
    remoteRecords(each, 'Site', at).map(({ objectID }) => objectID);
  const ids = idsOf(record);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[\w-]+$/.test(id))).toBe(true);
  expect(idsOf(record)).toEqual(ids);
  expect(idsOf(record, { ...address, origin: 'https://other.example.com' }).some((id) => ids.includes(id))).toBe(false);
  // A section before a place changes none of its ids.
  const [lead, ...rest] = record.sections;
  const inserted = { id: 'new', title: 'New', depth: 2, text: 'New Text.', code: '' };
  expect(idsOf({ ...record, sections: lead ? [lead, inserted, ...rest] : [] })).toEqual(expect.arrayContaining(ids));
});

it('Flat records have neither nested nor empty keys', () => {
  const [page] = remoteRecords({ ...record, crumbs: [] }, 'Site', address).map(flatRecord);
  expect(page).toMatchObject({
    id: expect.stringMatching(/^[\w-]+$/) as unknown,
    'hierarchy.lvl0': 'Site',
    'hierarchy.lvl1': 'Title',
    'weight.level': 90,
  });
  expect(Object.keys(page ?? {})).not.toContain('hierarchy.lvl2');
  expect(Object.keys(page ?? {})).not.toContain('content');
});

it('Flat records are sorted by the boost of their page, then by level and position', () => {
  const rank = (boost: number): number[] =>
    remoteRecords({ ...record, boost }, 'Site', address).map((each) => Number(flatRecord(each)['item_priority']));
  const [page = 0, ...rest] = rank(1);
  expect(rest.every((other) => other < page)).toBe(true);
  expect(Math.max(...rank(0.5))).toBeLessThan(Math.min(...rank(1)));
  expect(rank(1.5).every((number) => Number.isSafeInteger(number))).toBe(true);
});

it('Records are written as JSON, even an empty list', () => {
  const json = (records: SearchRecord[]) =>
    [...recordsJson(records, { siteName: 'S', address, isFlat: true })].join('');
  expect(JSON.parse(json([]))).toEqual([]);
  expect(JSON.parse(json([record, record]))).toHaveLength(20);
});
