import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import { expect, it, onTestFinished } from 'vitest';
import { integrate } from '../../../src/astro/integration.js';

it.each(['dev', 'build'] as const)('astro %s refuses a documentation folder that does not exist', async (command) => {
  const project = mkdtempSync(path.join(tmpdir(), 'trellis-astro-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const parameters = { command, config: { root: pathToFileURL(`${project}/`), base: '/' } };
  const setUp = integrate({ folder: './dosc' }).hooks['astro:config:setup'];
  await expect(async () => setUp?.(parameters as HookParameters<'astro:config:setup'>)).rejects.toThrow(
    `There is no folder ${path.join(project, 'dosc')}.`,
  );
  expect(readdirSync(project)).toEqual([]);
});
