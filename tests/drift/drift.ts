// Compares a copy of the format's JSON Schema, of the page of its manual that lists all settings, or of `format.json`, and a list of
// its components, with what Trellis knows:
//   npm run drift -- [schema.json | settings.mdx | format.json] [components]
import { readFileSync } from 'node:fs';
import { compare } from './compare.js';
import { readFacts, readNames } from './facts.js';

const [, , file = 'tests/drift/format.json', components] = process.argv;
const facts = readFacts(readFileSync(file, 'utf8'));
const names = components === undefined ? facts.components : readNames(readFileSync(components, 'utf8'));
const { unknown, withoutEffect, dropped } = compare({ ...facts, components: names });

const told: readonly (readonly [string, readonly string[]])[] = [
  ['Not known', unknown],
  ['Read without effect', withoutEffect],
  ['Known, and not in the list', dropped],
];
for (const [heading, entries] of told) console.log([`${heading}: ${entries.length}`, ...entries].join('\n  '));
process.exitCode = unknown.length > 0 ? 1 : 0;
