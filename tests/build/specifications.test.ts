import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildAlone } from '../corpus/specs/build.js';
import { kilobyte } from '../weight.js';

const fixtures = fileURLToPath(new URL('../unit/formats/openapi/fixtures/', import.meta.url));

describe('A site with one specification', () => {
  it.each([
    ['with every construct', 'constructs.yaml', 4],
    ['with recursive schemas', 'recursive.yaml', 2],
    ['that violates OpenAPI', 'odd.yaml', 13],
    ['in Swagger 2.0', 'swagger.json', 2],
  ])(
    'A specification %s has a page for each operation and causes no fault of the generator',
    async (_, file, count) => {
      const { operations, pages, wrong, betrayed, invalid, made, weights } = await buildAlone(
        path.join(fixtures, file),
      );
      expect({ operations, pages, wrong, betrayed, invalid }).toEqual({
        operations: count,
        pages: count,
        wrong: [],
        betrayed: [],
        invalid: [],
      });
      expect(made).toBeGreaterThan(0);
      expect(Math.max(...weights)).toBeLessThan(40 * kilobyte);
    },
  );

  it('A specification with four hundred operations and a megabyte has a page for each operation', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trellis-large-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'openapi.json');
    const text = JSON.stringify(large(400));
    expect(text.length).toBeGreaterThan(1_000_000);
    writeFileSync(file, text);
    const { operations, pages, wrong, betrayed, invalid, weights } = await buildAlone(file);
    expect({ operations, pages, wrong, betrayed, invalid }).toEqual({
      operations: 400,
      pages: 400,
      wrong: [],
      betrayed: [],
      invalid: [],
    });
    expect(Math.max(...weights)).toBeLessThan(40 * kilobyte);
  });
});

/** Operations in twenty groups over schemas that refer to each other. */
function large(count: number): object {
  const schemas = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [
      `Thing${index}`,
      {
        type: 'object',
        required: ['id'],
        description: `What thing ${index} is. `.repeat(40),
        properties: {
          id: { type: 'integer', format: 'int64' },
          // Chains of four, the last of which holds the first.
          next: { $ref: `#/components/schemas/Thing${index % 4 === 3 ? index - 3 : index + 1}` },
        },
      },
    ]),
  );
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/things/${index}/{part}`,
      {
        put: {
          summary: `Change thing ${index}`,
          description: `A paragraph about thing ${index}. `.repeat(100),
          tags: [`Group ${index % 20}`],
          parameters: [{ name: 'part', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: {
            content: { 'application/json': { schema: { $ref: `#/components/schemas/Thing${index % 200}` } } },
          },
          responses: { 200: { description: 'Changed' } },
        },
      },
    ]),
  );
  return { openapi: '3.1.0', info: { title: 'Large', version: '1' }, paths, components: { schemas } };
}
