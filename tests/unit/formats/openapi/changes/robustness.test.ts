import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { compareSpecifications } from '../../../../../src/formats/openapi/changes/compare.js';
import { mutation } from '../../../mutation.js';
import { fixture, fixtures, readText } from '../support.js';

it.each(['constructs.yaml', 'recursive.yaml', 'swagger.json'])(
  'Every mutation of %s is compared with the original, and with itself without a difference',
  async (name) => {
    const original = await fixture(name);
    const document: unknown = parse(await readFile(path.join(fixtures, name), 'utf8'));
    await fc.assert(
      fc.asyncProperty(mutation, async (mutate) => {
        const text = JSON.stringify(mutate(document)) ?? '';
        const { specification } = await readText(text, 'openapi.json');
        if (!specification) return;
        for (const change of compareSpecifications(original, specification)) {
          expect(change.message).toMatch(/^.+\.$/s);
          expect(specification.locate(change.to).file).toBe('openapi.json');
        }
        // Digests would skip operations that are the same.
        const again = specification.operations.map((operation) => ({ ...operation, digest: '' }));
        expect(compareSpecifications(specification, { ...specification, operations: again })).toEqual([]);
      }),
    );
  },
);
