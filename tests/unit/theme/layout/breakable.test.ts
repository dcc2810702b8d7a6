import { expect, test } from 'vitest';
import { breakable } from '../../../../src/theme/layout/content/breakable.js';

test.each([
  ['/tx/persona/create', ['/tx/', 'persona/', 'create']],
  ['Client/server and 1 / 2', ['Client/', 'server and 1 / 2']],
  ['The GoogleGenerativeAIAdapter', ['The Google', 'Generative', 'AIAdapter']],
  ['plants.errors.SeedNotFound...', ['plants.', 'errors.', 'Seed', 'Not', 'Found...']],
  ['GitHub', ['GitHub']],
  ['https://fern.example', ['https://fern.example']],
  ['Fern', ['Fern']],
])('The title %j breaks into the parts %j', (title, parts) => {
  expect(breakable(title)).toEqual(parts);
});
