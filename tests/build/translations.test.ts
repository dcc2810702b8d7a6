import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../command.js';
import { copyOf, page, trellis } from './trellis.js';

const text = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

const files = {
  'docs.json': JSON.stringify({
    name: 'Fern',
    theme: 'mint',
    colors: { primary: '#16735A', light: '#6FD6A4' },
    navigation: {
      languages: [
        { language: 'en', pages: ['en/start', 'en/soil', 'en/water'] },
        { language: 'ar', pages: ['ar/start', 'ar/soil', 'ar/water'] },
      ],
    },
    trellis: { siteUrl: 'https://fern.example' },
  }),
  'en/start.mdx': text('Start', 'Begin here.'),
  'en/soil.mdx': text('Soil', '## Clay\n\nThe ground beneath.'),
  'en/water.mdx': text('Water', '## Pour\n\nQuenching drops. [Soil](/en/soil)'),
  'ar/start.mdx': text('البداية', 'ابدأ هنا.'),
  'ar/soil.mdx': text('التربة', 'الأرض.'),
};

describe('A page that a language lists without having it', () => {
  let site = '';
  beforeAll(async () => {
    const folder = copyOf('minimal', afterAll);
    for (const [name, contents] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), contents);
    }
    expect((await runHere('translations', 'accept', 'ar', folder)).code).toBe(0);
    writeFileSync(path.join(folder, 'en/soil.mdx'), text('Soil', '## Clay\n\nThe ground above.'));
    expect(trellis('build', folder).code).toBe(0);
    site = path.join(folder, 'dist');
  });
  const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

  it('is shown in the default language, within the frame of the reader', () => {
    const html = page(site, 'ar/water');
    expect(html).toMatch(/^<!DOCTYPE html><html[^>]* lang="ar"[^>]* dir="rtl"/i);
    expect(html).toMatch(/<h1 id="page-title"[^>]* lang="en" dir="ltr">Water/);
    expect(html).toMatch(/id="content"[^>]* lang="en" dir="ltr">[^]*Quenching drops/);
    expect(html).toContain('<link rel="canonical" href="https://fern.example/en/water"');
    expect(html).toMatch(/class="prose translation-notice">[^]*<a href="\/en\/water" hreflang="en">/);
    expect(html).not.toContain('rel="alternate" hreflang');
    expect(page(site, 'ar/start')).toContain('href="/ar/water"');
  });

  it('is in the sitemap, the search and the texts for agents once', () => {
    expect(read('sitemap.xml').match(/<loc>[^<]*water/g)).toEqual(['<loc>https://fern.example/en/water']);
    expect(read('llms.txt').match(/\/water\.md/g)).toEqual(['/water.md']);
    expect(read('sitemap.xml')).not.toContain('hreflang="ar" href="https://fern.example/ar/water"');
  });

  it('has a notice where its translation is behind, and none where it is not', () => {
    const behind = page(site, 'ar/soil');
    expect(behind).toMatch(/translation-notice">[^]*<a href="\/en\/soil" hreflang="en">/);
    expect(behind).toContain('<link rel="canonical" href="https://fern.example/ar/soil"');
    expect(page(site, 'ar/start')).not.toContain('translation-notice');
    expect(page(site, 'en/soil')).not.toContain('translation-notice');
  });

  it('keeps the record out of the site', () => {
    expect(existsSync(path.join(site, '.trellis-translations'))).toBe(false);
  });
});
