#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';
import { isSupported } from './nodeVersion.mjs';

// Astro needs this version. An older one would fail with a syntax error, so say it plainly first.
if (!isSupported) {
  process.stderr.write(`Trellis needs Node.js 22.12 or newer; this is ${process.versions.node}.\n`);
  process.exit(2);
}
// A command loads hundreds of modules, so V8's compiled code is cached between commands.
module.enableCompileCache?.();
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

// The published package is already compiled. In the repository, sources may have changed; a run of the tests looks for that once.
const compiler = new URL('../package/compile.mjs', import.meta.url);
if (!process.env.TRELLIS_COMPILED && existsSync(compiler)) {
  const { compileLibrary } = await import(compiler.href);
  await compileLibrary();
}
const { main } = await import('../../lib/node/command-line.js');
process.exitCode = await main(process.argv.slice(2));
// A server that fails to start leaves watchers behind, which would keep the process running.
if (process.exitCode !== 0) setTimeout(() => process.exit(), 1000).unref();
