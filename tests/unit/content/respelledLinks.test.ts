import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';

const root = mkdtempSync(path.join(tmpdir(), 'trellis-respell-'));
const loader = new ContentLoader({ project: root, root, skip: [], base: '/docs' });
const write = (file: string, text: string): void => {
  writeFileSync(path.join(root, file), text);
  utimesSync(path.join(root, file), new Date(), new Date(Date.now() + Math.random() * 1e6));
};
const pageOf = async (id: string) => (await loader.load(new Set())).pages.find((page) => page.id === id);
const code = async (id: string): Promise<string> => (await pageOf(id))?.body?.code ?? '';

describe('Links with a fragment in another spelling', () => {
  write(
    'a.mdx',
    '## Task trigger\n\n## Set-up & go\n\n### Twice\n\n### Twice\n\n[here](#TaskTrigger) [there](#setup-and-go)\n',
  );
  write(
    'b.mdx',
    '[x](/a#task_trigger) <a href="./a#Task-Trigger">y</a> [z](/a#task-trigger) [w](/a#nothing) [v](/a#TWICE)\n',
  );
  write('c.mdx', "import S from './s.mdx'\n\n## Task trigger\n\n<S />\n\n[x](#TaskTrigger)\n");
  write('s.mdx', '## Of the snippet');
  write('d.mdx', "import S from './t.mdx'\n\n## Task trigger\n\n<S />\n\n[x](#TaskTrigger)\n");
  write('t.mdx', '<h2 id="TaskTrigger">Task</h2>');
  write('e.mdx', "import { S } from './u.jsx'\n\n## Task trigger\n\n<S />\n\n[x](#TaskTrigger)\n");
  write('f.mdx', '## Task trigger\n');
  write('g.mdx', '[x](/f#task_trigger)\n');
  write('u.jsx', 'export const S = ({ id }) => <i id={id} />;');

  it('Are rewritten to the id, on the same page and on others', async () => {
    expect(await code('a')).toContain('href=\\"#task-trigger\\"');
    expect(await code('a')).toContain('href=\\"#set-up--go\\"');
    expect((await code('b')).match(/\/docs\/a#[\w-]+/g)).toEqual([
      '/docs/a#task-trigger',
      '/docs/a#task-trigger',
      '/docs/a#task-trigger',
      '/docs/a#nothing',
      '/docs/a#twice',
    ]);
  });

  it('Match the ids of snippets and stay the same if a component may set ids', async () => {
    expect(await code('c')).toContain('href=\\"#task-trigger\\"');
    expect(await code('d')).toContain('#TaskTrigger');
    expect(await code('e')).toContain('#TaskTrigger');
  });

  it('Are passed to the checks as the author wrote them', async () => {
    expect((await pageOf('b'))?.references.map(({ target }) => target)).toContain('/a#task_trigger');
  });

  it('Follow a change of the id and change the digest of the page', async () => {
    const before = (await pageOf('g'))?.digest;
    write('f.mdx', '## Tasktrigger\n');
    expect(await code('g')).toContain('/docs/f#tasktrigger');
    expect((await pageOf('g'))?.digest).not.toBe(before);
    expect(await pageOf('g')).toBe(await pageOf('g'));
  });
});
