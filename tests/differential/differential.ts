// Compares builds that keep what did not change with builds from nothing.
//   tsx tests/differential/differential.ts <folder> [seed [steps]]
import { compare } from './compare.js';

const [folder, seed = '1', steps = '20'] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Name a documentation folder.\n');
  process.exit(2);
}
const outcome = await compare(folder, {
  seed: Number(seed),
  steps: Number(steps),
  say: (line) => process.stdout.write(`${line}\n`),
});
const { differences, ...counts } = outcome;
process.stdout.write(`${JSON.stringify(counts)}, ${differences.length} differences\n`);
process.exitCode = differences.length === 0 ? 0 : 1;
