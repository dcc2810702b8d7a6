import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/config/load.js';
import { splitLines } from '../../../src/diagnostics/lines.js';
import { mutation } from '../mutation.js';
import { arbitraryConfig } from './arbitraryConfig.js';

/** Codes of mistakes that JSON Schema can express. */
const ofSchema = /^config\/(?:wrong-type|wrong-value|bad-color|bad-id|bad-url|unknown-key|misplaced-key)$/;

const schemas = fc.constantFrom('classic', 'today').chain(arbitraryConfig);

const mutated = fc.tuple(schemas, mutation).map(([config, mutate]) => mutate(config));

const damaged = fc
  .tuple(
    mutated,
    fc.nat(),
    fc.nat({ max: 30 }),
    fc.oneof(fc.string(), fc.constantFrom('"', '{', ']', ',', '//', '/*', '\uFEFF', '\\', '\n')),
  )
  .map(([value, at, length, inserted]) => {
    const text = JSON.stringify(value, null, 2);
    const start = at % (text.length + 1);
    return text.slice(0, start) + inserted + text.slice(start + length);
  });

function expectAnswer(text: string): void {
  const { config, diagnostics } = parseConfig(text, 'docs.json');
  const lines = splitLines(text);
  expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(config === undefined);
  for (const { file, span, message } of diagnostics) {
    expect(file).toBe('docs.json');
    expect(message).toMatch(/[.?]$/);
    expect(span?.start.line).toBeLessThanOrEqual(lines.length);
    expect(span?.start.column).toBeLessThanOrEqual((lines[(span?.start.line ?? 1) - 1]?.length ?? 0) + 1);
  }
}

describe('parseConfig', () => {
  it.each(['classic', 'today'] as const)('Reports no mistake in a value that is valid for the %s schema', (name) => {
    fc.assert(
      fc.property(arbitraryConfig(name), (value) => {
        const { config, schema, diagnostics } = parseConfig(JSON.stringify(value), 'docs.json');
        expect(config).toBeDefined();
        expect(schema).toBe(name);
        expect(diagnostics.filter(({ code }) => ofSchema.test(code))).toEqual([]);
      }),
    );
  });

  it('Returns a configuration or an error with a position for any change of a value', () => {
    fc.assert(fc.property(mutated, (value) => expectAnswer(JSON.stringify(value, null, 2))));
  });

  it('Returns a configuration or an error with a position for any change of the text', () => {
    fc.assert(fc.property(damaged, expectAnswer));
  });

  it('Returns a configuration or an error with a position for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), expectAnswer));
  });

  it('Returns the same result for the same text', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const [first, second] = [parseConfig(text, 'docs.json'), parseConfig(text, 'docs.json')];
        expect([second.config, second.diagnostics]).toEqual([first.config, first.diagnostics]);
      }),
      { numRuns: 30 },
    );
  });
});
