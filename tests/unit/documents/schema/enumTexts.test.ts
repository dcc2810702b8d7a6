import { expect, it } from 'vitest';
import { enumTextsOf } from '../../../../src/documents/schema/enumTexts.js';

it.each([
  [
    'a list',
    { enum: ['a', 'b'], 'x-enum-descriptions': ['One', 'Two'] },
    [{ description: 'One' }, { description: 'Two' }],
  ],
  ['an object', { enum: [1, 2], 'x-enumDescriptions': { 2: 'Two' } }, [{}, { description: 'Two' }]],
  [
    'names beside descriptions',
    { enum: [1, 2], 'x-enum-varnames': ['ONE', 'TWO'], 'x-enumDescriptions': ['First', ''] },
    [{ name: 'ONE', description: 'First' }, { name: 'TWO' }],
  ],
  ['names that differ from the values', { enum: ['A', 'b'], 'x-enumNames': ['A', 'B'] }, [{}, { name: 'B' }]],
  ['nothing but the values', { enum: ['A'], 'x-enumNames': ['A'] }, undefined],
  ['a list of another length', { enum: ['a', 'b'], 'x-enum-varnames': ['A'] }, undefined],
  ['a list beside an object', { enum: [{ toString: null }], 'x-enum-descriptions': ['One'] }, [{ description: 'One' }]],
  ['no values', { 'x-enum-varnames': ['A'] }, undefined],
])('Texts of allowed values are read from %s', (_, schema, expected) => {
  expect(enumTextsOf(schema)).toEqual(expected);
});
