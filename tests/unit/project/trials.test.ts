import { expect, it } from 'vitest';
import { Trials } from '../../../src/project/trial/trials.js';
import type { Page } from '../../../src/content/page.js';
import { runWithinLimits } from '../../../src/render/exhaustion.js';

const pageOf = (work: string): Page & { body: object } =>
  ({
    digest: work,
    body: { code: `return { default: () => { ${work} } };`, imports: [], script: work, needs: [], runsCode: true },
  }) as unknown as Page & { body: object };

/** The reason that keeps a page from being rendered. */
function reasonOf({ body }: { body: object }): string | undefined {
  try {
    return runWithinLimits(body, () => undefined);
  } catch (error) {
    return String(error).replace('Exhaustion: ', '');
  }
}

it('Only pages that would end the process are excluded from rendering', async () => {
  const works = [
    'return "Text";',
    'process.exit(3);',
    'throw new Error("Of the page.");',
    '"x".repeat(2 ** 28).split("");',
    'void Promise.reject(new Error("late")); return "Text";',
    'void (async () => { await null; throw new Error("later"); })(); return "Text";',
    'setInterval(() => undefined, 10); setTimeout(() => { for (;;); }, 0); return "Text";',
  ];
  const trials = new Trials();
  const pages = works.map(pageOf);
  await trials.of({ pages, modules: new Map() });
  const reasons = [
    undefined,
    'it ends the process',
    undefined,
    'it takes more than 1 GB of memory',
    undefined,
    undefined,
    undefined,
  ];
  expect(pages.map(reasonOf)).toEqual(reasons);

  // The same pages, read again.
  const again = works.map(pageOf);
  await trials.of({ pages: again, modules: new Map() });
  expect(again.map(reasonOf)).toEqual(reasons);
});
