import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { succeed } from './commands.js';
import { managers } from './managers.js';
import { emptyFolder, write } from './project.js';

it('The package works from the archives that Yarn keeps packages in', async () => {
  const folder = emptyFolder();
  write(path.join(folder, 'package.json'), '{ "private": true }');
  const env = await managers.yarn.environment();
  const run = (command: string): Promise<string> => succeed(managers.yarn.run(command), { cwd: folder, env });
  await succeed(managers.yarn.add(`trellis-docs@file:${inject('tarball')}`), { cwd: folder, env });
  await run('trellis-docs new docs');
  write(
    path.join(folder, 'docs/index.mdx'),
    `export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
};

<Counter />
`,
  );
  await run('trellis-docs build docs --out site --strict');
  expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
  for (const name of ['playground/index.html', 'islands'])
    expect(existsSync(path.join(folder, 'site/_trellis', name)), name).toBe(true);
});
