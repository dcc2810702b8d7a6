import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createDescriber } from '../../../../src/formats/openapi/describe.js';
import { mutation } from '../../mutation.js';
import { fixtures, readText, settings } from './support.js';

it.each(['constructs.yaml', 'recursive.yaml', 'swagger.json'])(
  'Every mutation of %s is described, or reported at a place in the file',
  async (name) => {
    const document: unknown = parse(await readFile(path.join(fixtures, name), 'utf8'));
    await fc.assert(
      fc.asyncProperty(mutation, async (mutate) => {
        const text = JSON.stringify(mutate(document), null, 2) ?? '';
        const { specification, diagnostics } = await readText(text, 'openapi.json');
        const lines = text.split('\n').length;
        for (const { file, span, severity } of [...diagnostics, ...(specification?.diagnostics ?? [])]) {
          expect(file).toBe('openapi.json');
          expect(severity).not.toBe('error');
          expect(span?.start.line ?? 1).toBeLessThanOrEqual(lines);
        }
        if (!specification) expect(diagnostics.length).toBeGreaterThan(0);
        else {
          const describer = createDescriber(specification);
          for (const operation of [...specification.operations, ...specification.webhooks])
            expect(describer.describe(operation, settings)).toBeDefined();
        }
      }),
    );
  },
);
