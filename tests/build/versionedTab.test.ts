import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { testSites } from '../sites.js';
import { page } from './trellis.js';

describe('A page in a language but in none of its versions', () => {
  let site = '';
  beforeAll(async () => {
    site = (await built(testSites.versionedTab)).output;
  });
  const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');
  const alternatesIn = (text: string): string[] =>
    Array.from(
      text.matchAll(/hreflang="([^"]*)" href="https:\/\/reed\.example([^"]*)"/g),
      ([, tag, to]) => `${tag} ${to}`,
    );
  const alternates = ['ru /ru/start', 'x-default /ru/start', 'en /en/start'];

  it('has the language in its head, and names its counterparts', () => {
    for (const language of ['ru', 'en']) {
      const html = page(site, `${language}/start`);
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html[^>]* lang="${language}"`, 'i'));
      expect(alternatesIn(html)).toEqual(alternates);
    }
  });

  it('is in the sitemap with its counterparts', () => {
    const entry = /<url><loc>https:\/\/reed\.example\/en\/start<.*?<\/url>/s.exec(read('sitemap.xml'));
    expect(alternatesIn(entry?.[0] ?? '')).toEqual(alternates);
  });

  it('is listed for programs in the versions of the language', () => {
    const { pages } = JSON.parse(read('_trellis/pages.json')) as { pages: { path: string; versions?: string[] }[] };
    const { versions } = pages.find((each) => each.path === '/en/start') ?? {};
    expect(versions).toEqual(['English · V1', 'English · V2']);
    expect(read('llms.txt')).toMatch(/^## Rules \(English · V1, English · V2\)\n\n- \[Start\]/m);
  });

  it('shows its original where it is not translated', () => {
    const html = page(site, 'en/rules');
    expect(html).toMatch(/^<!DOCTYPE html><html[^>]* lang="en"/i);
    expect(html).toMatch(/class="prose translation-notice">[^]*<a href="\/ru\/rules" hreflang="ru">/);
  });
});
