#!/usr/bin/env node
// Astro needs this version; say so plainly where an older one would fail with a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(`Trellis needs Node.js 22.12 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';
const { loadCommandLine } = await import('./compiled.mjs');
const { main } = await loadCommandLine();
process.exitCode = await main(process.argv.slice(2));
