import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nextSteps } from '../../../src/cli/new.js';
import { manualPages } from './pages.js';

/** All text that readers of the manual, the README and `new` see. */
const texts = [
  ...manualPages.map(({ file }) => [file, readFileSync(file, 'utf8')] as const),
  ['new', nextSteps('src/cli/starter')] as const,
];

it('The manual asks for the release of Node that the package needs', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const asked = texts.flatMap(([, text]) =>
    [...text.matchAll(/\bNode(?:\.js)? (\d[\d.]*\d)/g)].map(([, release]) => release),
  );
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect([...new Set(asked.map((release) => `>=${release}`))]).toEqual([engines.node]);
});

it('Local addresses are written as the servers print them', () => {
  expect(texts.filter(([, text]) => text.includes('://localhost')).map(([file]) => file)).toEqual([]);
  expect(texts.filter(([, text]) => text.includes('http://127.0.0.1:4321')).length).toBeGreaterThanOrEqual(3);
});
