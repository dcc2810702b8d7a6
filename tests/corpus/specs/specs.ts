// Puts every specification under the folders named alone into a site, and says how it fared: `npm run corpus:specs -- <folder or file>...`.
import path from 'node:path';
import { kilobyte } from '../../weight.js';
import { buildAlone, type Report } from './build.js';
import { findSpecifications } from './find.js';

const mostBytes = 40 * kilobyte;
const medianBytes = 15 * kilobyte;
const shownFaults = 8;

const places = process.argv.slice(2);
if (places.length === 0) {
  console.error('Name the folders to look for specifications in.');
  process.exit(2);
}

const columns = ['operations', 'pages', 'examples', 'invalid', 'betrayed', 'CPU s', 'KB median', 'KB most'];
const row = (cells: readonly (string | number)[], name: string): void => {
  console.log(`${cells.map((cell) => String(cell).padStart(11)).join('')}  ${name}`);
};
const sorted = (sizes: readonly number[]): number[] => [...sizes].sort((a, b) => a - b);
const median = (sizes: readonly number[]): number => sorted(sizes)[Math.floor(sizes.length / 2)] ?? 0;
const most = (sizes: readonly number[]): number => Math.max(0, ...sizes);
const inKilobytes = (bytes: number): string => (bytes / kilobyte).toFixed(1);

let faults = 0;
function tell(title: string, list: readonly string[]): void {
  faults += list.length;
  for (const each of list.slice(0, shownFaults)) console.log(`    ${title}: ${each}`);
  if (list.length > shownFaults) console.log(`    ${title}: and ${list.length - shownFaults} more`);
}

row(columns, '');
const reports: Report[] = [];
for (const place of places) {
  for (const file of findSpecifications(place)) {
    const name = path.relative(place, file) || path.basename(file);
    try {
      const report = await buildAlone(file);
      reports.push(report);
      const { operations, pages, made, invalid, betrayed, cpu, weights } = report;
      const sizes = [median(weights), most(weights)].map(inKilobytes);
      row([operations, pages, made, invalid.length, betrayed.length, cpu.toFixed(1), ...sizes], name);
      if (report.unjudged > 0) console.log(`    ${report.unjudged} examples of schemas that refer to nothing`);
      for (const [code, count] of report.warnings) console.log(`    ${count} × ${code}`);
      tell('wrong', report.wrong);
      tell('betrayed', betrayed);
      tell('invalid', invalid);
      if (most(weights) > mostBytes) tell('weight', [`${inKilobytes(most(weights))} KB`]);
    } catch (error) {
      console.log(`${name}\n    failed: ${String(error)}`);
      faults += 1;
    }
  }
}

const weights = reports.flatMap((report) => report.weights);
const total = (count: (report: Report) => number): number => reports.reduce((sum, report) => sum + count(report), 0);
console.log(
  `${reports.length} specifications, ${total(({ operations }) => operations)} operations, ${total(({ pages }) => pages)} pages, ${total(({ made }) => made)} examples; HTML and scripts of a page: median ${inKilobytes(median(weights))} KB, at most ${inKilobytes(most(weights))} KB; ${faults} faults.`,
);
process.exitCode = faults > 0 || median(weights) > medianBytes ? 1 : 0;
