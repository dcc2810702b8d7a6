import { expect, it } from 'vitest';
import { acceptsFile, typeName } from '../../../../src/features/playground/frame/scalar/fieldSchema.js';

it.each([
  [undefined, ''],
  [{}, ''],
  [{ type: 'integer', format: 'int64' }, 'integer (int64)'],
  [{ type: ['string', 'null'] }, 'string'],
  [{ type: ['string', 'integer'] }, 'string | integer'],
  [{ type: 'array', items: { type: 'string', format: 'date' } }, 'string (date)[]'],
  [{ type: 'array' }, 'any[]'],
])('The type of a field with the schema %j is "%s"', (schema, name) => {
  expect(typeName(schema)).toBe(name);
});

it.each([
  [undefined, true],
  [{}, true],
  [{ type: 'string', format: 'binary' }, true],
  [{ type: 'string', contentMediaType: 'image/png' }, true],
  [{ type: 'array', items: { type: 'string', format: 'binary' } }, true],
  [{ type: 'integer' }, false],
  [{ type: 'string' }, false],
  [{ type: 'array', items: { type: 'number' } }, false],
])('A field of a form with the schema %j takes a file: %s', (schema, takes) => {
  expect(acceptsFile(schema)).toBe(takes);
});
