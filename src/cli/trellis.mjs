#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';

// Astro needs this version; say so plainly where an older one would fail with a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(`Trellis needs Node.js 22.12 or newer; this is ${process.versions.node}.\n`);
  process.exit(2);
}
// Astro and its packages are thousands of modules: what V8 has compiled of them is kept between commands.
module.enableCompileCache?.();
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

// The published package is compiled and has no compiler; in the repository, sources may have changed.
const compiler = new URL('../package/compile.mjs', import.meta.url);
if (existsSync(compiler)) {
  const { compile } = await import(compiler.href);
  await compile();
}
const { main } = await import('../../lib/node/command-line.js');
process.exitCode = await main(process.argv.slice(2));
