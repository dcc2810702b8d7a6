// Builds a site of one large specification, cold, and prints what an operation cost and what its page weighs.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measure } from './measure.mjs';
import { generateApi } from './specification.mjs';
import { pageWeights } from './weight.mjs';

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** Addresses of the pages of operations: those of a tag lie in its folder. */
function operationRoutes(output) {
  return readdirSync(path.join(output, 'api-reference'), { recursive: true })
    .filter((file) => file.split(path.sep).length === 3 && path.basename(file) === 'index.html')
    .map((file) => path.join('api-reference', path.dirname(file)));
}

/** @param trellis path of the command line. */
export async function benchApi(trellis, count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-bench-'));
  try {
    generateApi(folder, count);
    const { code, errors, cpu, wall, peak } = await measure(process.execPath, [trellis, 'build', folder]);
    if (code !== 0) throw new Error(`The build ended with ${code}:\n${errors}`);
    const output = path.join(folder, 'dist');
    const routes = operationRoutes(output);
    const weights = pageWeights(output, routes).sort((a, b) => a - b);
    console.log(`${routes.length} operations, built without caches`);
    console.log(`CPU per operation  ${((cpu / routes.length) * 1000).toFixed(1)} ms (${cpu.toFixed(1)} s in all)`);
    console.log(`wall               ${wall.toFixed(1)} s`);
    console.log(`peak memory        ${Math.round(peak / 1e6)} MB`);
    console.log(`HTML and scripts of a page, gzipped, before the playground is opened`);
    console.log(`median             ${kilobytes(weights[Math.floor(weights.length / 2)])}`);
    console.log(`largest            ${kilobytes(weights.at(-1))}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
