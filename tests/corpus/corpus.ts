// Builds real documentation folders and reports what is wrong with the sites: `npm run corpus -- <folder>...`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failures, judge, type Judgement } from './judge.js';
import { worstPages } from './prose.js';
import { findSites } from './sites.js';
import { table } from './table.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    keep: { type: 'string' },
    pictures: { type: 'string' },
    sample: { type: 'string', default: '10' },
    quick: { type: 'boolean', default: false },
  },
});
const sampleSize = values.quick ? 2 : Number(values.sample);
const sites = positionals.flatMap((folder) => findSites(folder));
if (sites.length === 0 || !Number.isInteger(sampleSize)) {
  console.error(
    'Usage: npm run corpus -- <folder>... [--json <file>] [--keep <folder>] [--pictures <folder>] [--sample <pages>] [--quick]',
  );
  process.exit(2);
}

const temporary = values.keep ? path.resolve(values.keep) : mkdtempSync(path.join(tmpdir(), 'trellis-corpus-'));
const judgements: (Judgement & { wrong: string[] })[] = [];
try {
  for (const site of sites) {
    const judgement = await judge(site, temporary, sampleSize, values.pictures);
    const wrong = failures(judgement);
    judgements.push({ ...judgement, wrong });
    console.log(`${wrong.length === 0 ? '✓' : '✗'} ${judgement.site}`);
    for (const line of wrong) console.log(`    ${line}`);
    for (const { page, written, lost } of worstPages(judgement.inspection?.prose ?? [], 5))
      console.log(`    ${lost.length} of ${written} sentences not found: ${page}: ${lost[0]?.slice(0, 100) ?? ''}`);
    // After every site: a long run that is stopped has still found something.
    if (values.json) writeFileSync(values.json, JSON.stringify(judgements, null, 2));
  }
} finally {
  if (!values.keep) rmSync(temporary, { recursive: true, force: true });
}
console.log(`\n${table(judgements)}`);
const failed = judgements.filter(({ wrong }) => wrong.length > 0).length;
console.log(`\n${judgements.length - failed} of ${judgements.length} sites are as they should be.`);
process.exitCode = failed === 0 ? 0 : 1;
