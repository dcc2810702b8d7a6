// Puts faults into a site, one at a time, and says which of them a command does not survive.
//   tsx tests/faults/run.ts [check|build|dev|cache|cache-dev [seed [every [together [from [to]]]]]]
// `from` and `to` are indexes: a run that was stopped goes on with the first one that it did not print. `together` runs a command on so many faults of one kind at a time, and on each alone where something fails.
import { injectIntoCache } from './cache.js';
import { inject, type Injection, type Survivor } from './inject.js';
import { injectIntoServed } from './serve.js';

const [command = 'check', seed = '1', every = '1', together = '1', from = '0', to = 'Infinity'] = process.argv.slice(2);
const ways: Record<string, typeof inject> = {
  cache: injectIntoCache,
  'cache-dev': injectIntoCache,
  dev: injectIntoServed,
};

function tell({ fault, file, failures, output }: Injection, index: number): void {
  process.stdout.write(`${index} ${fault}, ${file}: ${failures.length === 0 ? 'survived' : failures.join(', ')}\n`);
  if (failures.length > 0) process.stdout.write(output.replace(/^/gm, '    | ').slice(0, 1500) + '\n');
}

const injections = await (ways[command] ?? inject)({
  ...{ seed: Number(seed), every: Number(every), together: Number(together), from: Number(from), to: Number(to), tell },
  command: command.replace('cache-', '') as Survivor,
});
for (const [fault, all] of Map.groupBy(injections, ({ fault }) => fault))
  process.stdout.write(
    `${fault.padEnd(20)} ${all.filter(({ failures }) => failures.length === 0).length} of ${all.length}\n`,
  );
const survived = injections.filter(({ failures }) => failures.length === 0).length;
process.stdout.write(`${injections.length} faults injected, ${survived} survived\n`);
process.exitCode = survived === injections.length ? 0 : 1;
