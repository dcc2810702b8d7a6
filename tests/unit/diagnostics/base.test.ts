import { expect, it } from 'vitest';
import { joinByBase } from '../../../src/diagnostics/base.js';
import { diagnostic } from '../../../src/diagnostics/create.js';

const faults = (count: number, base?: string) =>
  Array.from({ length: count }, (_, index) =>
    diagnostic('site/dead-link', { message: `Link ${index}.`, file: 'a.mdx', base }),
  );

it('Many addresses that begin with the base of the site are reported as one', () => {
  const others = [...faults(9), ...faults(5, '/docs')];
  const joined = joinByBase([...others, ...faults(8, '/help/docs')]);
  expect(joined.slice(0, -1)).toEqual(others);
  expect(joined.at(-1)).toMatchObject({
    code: 'site/missing-base',
    message: 'This address and 7 others begin with `/help/docs`, which is no folder of the site.',
    file: 'a.mdx',
  });
});
