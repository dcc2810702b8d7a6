import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { check } from '../../../src/cli/check.js';
import { create } from '../../../src/cli/new.js';
import { templateNames } from '../../../src/cli/templates.js';

let parent: string;
let printed: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'trellis-new-'));
  printed = '';
  const print = (text: unknown): boolean => {
    printed += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(print);
  vi.spyOn(process.stderr, 'write').mockImplementation(print);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(parent, { recursive: true });
});

const config = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'docs.json'), 'utf8')) as { name: string; colors: Record<string, string> };

it.each(templateNames)('Writes a folder of the template %s without any problem in a strict check', async (template) => {
  const folder = path.join(parent, 'plant-care');
  expect(await create(folder, { yes: true, template })).toBe(0);
  expect(printed).toContain('npx trellis-docs dev');
  expect(config(folder).name).toBe('Plant care');
  expect(existsSync(path.join(folder, '.gitignore'))).toBe(true);
  printed = '';
  expect(await check(folder, { base: '/', json: false, strict: true, verbose: true, untrusted: false })).toBe(0);
  expect(printed).toContain('No problems found.');
});

it.each(['docs', 'api'] as const)('The template %s suits the specification of an author', async (template) => {
  const folder = path.join(parent, 'seeds');
  await create(folder, { yes: true, template });
  const operation = '{ responses: { "200": { description: Seeds } } }';
  const text = `openapi: 3.1.0\ninfo: { title: Seeds, version: "1" }\npaths: { /seeds: { get: ${operation} } }\n`;
  writeFileSync(path.join(folder, 'api/openapi.yaml'), text);
  expect(await check(folder, { base: '/', json: false, strict: true, verbose: false, untrusted: false })).toBe(0);
});

it('Uses the name and the colour of the options, also in the icon', async () => {
  const folder = path.join(parent, 'docs');
  await create(folder, { yes: true, template: 'docs', name: 'Fern', color: '#2F6B8F' });
  expect(config(folder)).toMatchObject({ name: 'Fern', colors: { primary: '#2F6B8F' } });
  const icon = readFileSync(path.join(folder, 'favicon.svg'), 'utf8');
  expect(icon).toContain('#2F6B8F');
  expect(icon).not.toContain('#16735A');
});

it('Writes a logo with the icon and the name for each mode', async () => {
  const folder = path.join(parent, 'docs');
  await create(folder, { yes: true, template: 'docs', name: 'Fern & Moss', color: '#2F6B8F' });
  const [light, dark] = ['light', 'dark'].map((mode) => readFileSync(path.join(folder, 'logo', `${mode}.svg`), 'utf8'));
  expect(light).toContain('>Fern &amp; Moss</text>');
  expect(light).toContain('<rect width="32" height="32" rx="8" fill="#2F6B8F" />');
  expect(dark).not.toBe(light);
});

it('Writes into a repository without files', async () => {
  mkdirSync(path.join(parent, '.git'));
  expect(await create(parent, { yes: true, template: 'docs' })).toBe(0);
  expect(existsSync(path.join(parent, 'index.mdx'))).toBe(true);
});

it.each([
  ['a folder with files', 'README.md', '.', 'not empty: it contains README.md'],
  ['a folder with pages', 'watering.md', '.', 'The files that are there need only this docs.json: {'],
  ['a file', 'notes.txt', 'notes.txt', 'is a file'],
])('Refuses %s, and writes nothing', async (_what, file, dir, message) => {
  writeFileSync(path.join(parent, file), 'mine');
  await expect(create(path.join(parent, dir), { yes: true, template: 'docs' })).rejects.toThrow(message);
  expect(readdirSync(parent)).toEqual([file]);
});

it('Refuses an invalid colour before it writes anything', async () => {
  const folder = path.join(parent, 'docs');
  await expect(create(folder, { yes: true, template: 'docs', color: 'red' })).rejects.toThrow(
    'red is not a colour; write it like #16735A.',
  );
  expect(existsSync(folder)).toBe(false);
});
