// Puts faults into a site, one at a time, and says which of them a command does not survive.
//   tsx tests/faults/run.ts [check|build|dev|cache|cache-dev [seed [every]]]
import { injectIntoCache } from './cache.js';
import { inject, type Survivor } from './inject.js';
import { injectIntoServed } from './serve.js';

const [command = 'check', seed = '1', every = '1'] = process.argv.slice(2);
const options = { seed: Number(seed), every: Number(every) };
const ways: Record<string, typeof inject> = {
  cache: injectIntoCache,
  'cache-dev': injectIntoCache,
  dev: injectIntoServed,
};
const survivor = command.replace('cache-', '') as Survivor;
const injections = await (ways[command] ?? inject)({ ...options, command: survivor });

const kinds = Map.groupBy(injections, ({ fault }) => fault);
for (const [fault, all] of kinds) {
  const failed = all.filter(({ failures }) => failures.length > 0);
  process.stdout.write(`${fault.padEnd(20)} ${all.length - failed.length} of ${all.length}\n`);
  for (const { file, failures, output } of failed) {
    process.stdout.write(`    ${file}: ${failures.join(', ')}\n`);
    if (process.env['VERBOSE']) process.stdout.write(output.replace(/^/gm, '        | ').slice(0, 1500) + '\n');
  }
}
const survived = injections.filter(({ failures }) => failures.length === 0).length;
process.stdout.write(`${injections.length} faults injected, ${survived} survived\n`);
process.exitCode = survived === injections.length ? 0 : 1;
