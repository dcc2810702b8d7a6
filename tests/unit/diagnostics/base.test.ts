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

it('The report of a missing base stands where the first of the addresses stands', () => {
  const [first, ...rest] = faults(7, '/docs');
  const before = diagnostic('site/dead-link', { message: 'Before.', file: 'a.mdx' });
  const after = diagnostic('site/dead-link', { message: 'After.', file: 'b.mdx' });
  const codes = joinByBase([before, ...(first ? [first] : []), after, ...rest]).map(({ code, message }) => [
    code,
    message,
  ]);
  expect(codes).toMatchObject([
    ['site/dead-link', 'Before.'],
    ['site/missing-base', expect.stringContaining('6 others')],
    ['site/dead-link', 'After.'],
  ]);
});
