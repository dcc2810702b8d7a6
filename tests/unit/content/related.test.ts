import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';
import type { Page } from '../../../src/content/page.js';

async function loaded(related: string, isUntrusted = false): Promise<Page | undefined> {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-related-'));
  writeFileSync(path.join(root, 'a.mdx'), `---\ntitle: A\nrelated:\n${related}---\n\n[Text](/text)\n`);
  return (await new ContentLoader({ project: root, root, skip: [], base: '', isUntrusted }).load(new Set())).pages[0];
}

describe('Related pages in frontmatter', () => {
  it('Are links of the page with their own positions', async () => {
    expect((await loaded('  - /seeds\n  - Soil: ../soil\n'))?.references).toMatchObject([
      { target: '/text' },
      { kind: 'link', target: '/seeds', span: { start: { line: 4, column: 5 } } },
      { kind: 'link', target: '../soil', span: { start: { line: 5, column: 5 } } },
    ]);
  });

  it('Stand beside the link of `url`', async () => {
    expect((await loaded('  - /seeds\nurl: /soil\n'))?.references).toMatchObject([
      { target: '/text' },
      { kind: 'link', target: '/soil', span: { start: { line: 5, column: 6 } } },
      { target: '/seeds' },
    ]);
  });

  it('Are left out if an untrusted author uses an unsafe address', async () => {
    const page = await loaded('  - /seeds\n  - blob:https://a.example/x\n', true);
    expect(page?.frontmatter.related).toBeUndefined();
    expect(page?.diagnostics.map(({ message }) => message).join()).toContain('`related`');
    expect((await loaded('  - /seeds\n', true))?.frontmatter.related).toEqual([{ target: '/seeds' }]);
  });
});
