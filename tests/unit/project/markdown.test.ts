import { expect, it } from 'vitest';
import { createHighlighting } from '../../../src/highlight/highlighting.js';
import { createMarkdown } from '../../../src/project/markdown.js';
import type { ProjectState } from '../../../src/project/project.js';
import { parseHtml } from '../../../src/render/text/html.js';
import { toMarkdown } from '../../../src/render/text/markdown/markdown.js';

const text = 'Water:\n\n```json\n{\n  "litres": 2\n}\n```\n\n```\nplain <text>\n```';

async function render(codeLanguage?: string): Promise<string> {
  const highlighting = createHighlighting();
  await highlighting.load();
  const state = {
    site: { settings: {} },
    reference: { documentOf: () => ({ codeLanguage }), withLinks: (markdown: string) => markdown },
    files: { has: () => false, isMissing: () => false, imageSize: () => undefined },
  } as unknown as Pick<ProjectState, 'site' | 'reference' | 'files'>;
  return createMarkdown(state, '', highlighting)(text);
}

it('Code blocks of a specification that name their language are in colour, and others stay as they are', async () => {
  const html = await render();
  expect(html).toMatch(/<pre data-wrap data-language="json"><code>.*<span class="[^"]+">2<\/span>/s);
  expect(html).toContain('<pre><code>plain &lt;text&gt;\n</code></pre>');
});

it('Code blocks of a library are in its language', async () => {
  expect(await render('typescript')).toContain('<pre data-wrap data-language="typescript">');
});

it('Their language and lines stay in the Markdown of the page', async () => {
  expect(toMarkdown(parseHtml(await render()), { base: '' })).toBe(`${text}\n`);
});
