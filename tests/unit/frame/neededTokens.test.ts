import { expect, it } from 'vitest';
import { neededTokens } from '../../../src/frame/neededTokens.js';

it.each([
  ['.card{a:b}', [['.card']]],
  ['.card{a:b}.card .title{a:b}#nav a{a:b}', [['.card'], ['#nav', 'a']]],
  [
    '.a:is(.b,.c) > .d{a:b}',
    [
      ['.a', '.b', '.d'],
      ['.a', '.c', '.d'],
    ],
  ],
  ['.a:not(.b){a:b}.c:has(> .d){a:b}', [['.a'], ['.c', '.d']]],
  ['@media print{@supports (a:b){.a{a:b}}}', [['.a']]],
  // Scripts set these classes.
  [':root.js .a, html.dark .b{a:b}', [['.a'], ['.b']]],
  [String.raw`.sm\:mt-1:where(.dark,.dark *){a:b}`, [['.sm:mt-1']]],
  // Rules for every page do not count where there are others.
  [':root{--a:b}.a{color:var(--a)}', [['.a']]],
  [':root{--a:b}', [[]]],
])('Pages need %s for %j', (css, tokens) => {
  expect(neededTokens(css)).toEqual(tokens);
});
