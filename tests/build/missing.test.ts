import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runHere } from '../command.js';
import { copyOf, page, trellis } from './trellis.js';

const text = `
![A garden](/none.png) and <img src="/none.png" alt="a bed" /> and ![](./none.png).

export const Picture = ({ name }) => <img src={\`/\${name}.png\`} alt={\`of \${name}\`} />;

<Picture name="moss" />

<Card id="unknown" title="Card" icon="no-such-icon-at-all" img="/none.png">Text</Card>
<Card id="known" title="Card" icon="leaf">Text</Card>
<Accordion title="Fold" icon="/none.svg">Text</Accordion>
<Steps>
  <Step title="First" icon="/none.svg">Text</Step>
</Steps>
<svg viewBox="0 0 8 8" aria-hidden="true"><use href="/none.svg#leaf" /></svg>
`;

it('Missing images and icons are replaced by their text and take no room', async () => {
  const folder = copyOf('minimal');
  const write = (): void =>
    writeFileSync(path.join(folder, 'gap.mdx'), `---\ntitle: Gap\nicon: /none.svg\n---\n${text}`);
  write();
  const { code, stderr } = await runHere('build', folder, '--verbose');
  expect(code).toBe(0);
  const html = page(path.join(folder, 'dist'), 'gap');
  const [, content = ''] = /mdx-content[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
  expect(content).not.toMatch(/<img/);
  expect(content).toContain('A garden and a bed and .');
  expect(content).toContain('of moss');
  const [unknown = '', known = ''] = content.split('id="known"');
  expect(unknown).not.toContain('card-icon');
  expect(known).toContain('card-icon');
  expect(known).not.toContain('accordion-icon');
  expect(known).toMatch(/class="step-mark"[^>]*>\s*1/);
  expect(readFileSync(path.join(folder, 'dist', 'gap.md'), 'utf8')).not.toContain('none.png');
  expect(stderr).toContain('The file `/none.svg#leaf` does not exist. site/missing-asset');
  expect(stderr).not.toContain('leads to no page');

  // An incremental build sees that the file has come.
  copyFileSync(
    fileURLToPath(new URL('../sites/every-field/images/backdrop.png', import.meta.url)),
    path.join(folder, 'moss.png'),
  );
  trellis('build', folder);
  expect(page(path.join(folder, 'dist'), 'gap')).toMatch(/<img[^>]* src="\/moss\.png"/);
});
