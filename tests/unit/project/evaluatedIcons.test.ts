import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { arrange } from '../../../src/diagnostics/order.js';
import { evaluationFaults } from '../../../src/project/evaluationFaults.js';
import { Project } from '../../../src/project/project.js';

it('Icons that reach components from data are reported where the page or the snippet names them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-icons-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'snippets'));
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  write('docs.json', JSON.stringify({ name: 'Icons', navigation: [{ group: 'All', pages: ['index', 'other'] }] }));
  write('snippets/list.mdx', '<Card title={title} icon={icon} />\n\n<Icon icon="databse" />\n');
  write(
    'snippets/logo.jsx',
    [
      'export const Logo = ({ icon }) => <img src={`/logo/${icon}.svg`} alt="" />;',
      'export const Link = ({ icon }) => <Icon icon={icon} />;',
    ].join('\n'),
  );
  write('snippets/all.jsx', "export { Logo, Link as Way } from './logo.jsx';\n");
  write(
    'index.mdx',
    [
      "import List from '/snippets/list.mdx';",
      "export const all = [{ icon: 'fa-solid fa-trash-xmark' }, { icon: 'leaf', iconType: 'duotone' }, { icon: '/a.svg' }];",
      '',
      '{all.map((each) => <Card title="a" {...each} />)}',
      '',
      '<List title="b" icon={all[2].icon} />',
      "import { Logo, Way } from '/snippets/all.jsx';",
      '',
      '<Logo icon="modal-labs" /> <Way icon="linkk" />',
    ].join('\n'),
  );
  write('other.mdx', "import List from '/snippets/list.mdx';\n\n<List title=\"b\" icon={['le', 'afff'].join('')} />\n");
  const state = await (await Project.open(folder, { base: '', skip: [] })).load();
  const faults = arrange((await evaluationFaults(state)).values()).map(({ code, message, file, span }) => [
    `${code} ${file} ${span?.start.line}:${span?.start.column}`,
    message.split('`')[1],
  ]);
  expect(faults).toEqual([
    ['site/unknown-icon index.mdx 2:30', 'fa-solid fa-trash-xmark'],
    ['site/unknown-icon index.mdx 9:39', 'linkk'],
    ['site/unknown-icon other.mdx undefined:undefined', 'leafff'],
    ['site/unknown-icon snippets/list.mdx 3:13', 'databse'],
  ]);
});
