import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/documents/json.js';
import { writeXml } from '../../../../src/documents/example/xml.js';

const text = { type: 'string' };

/** The lines after the XML declaration. */
function lines(value: Json, schema: JsonObject): string[] {
  return writeXml({}, value, schema).split('\n').slice(1);
}

function garden(properties: JsonObject): JsonObject {
  return { type: 'object', xml: { name: 'garden' }, properties };
}

describe('Examples in XML', () => {
  test('The prefix of an element is declared there, whatever it contains', () => {
    const [namespace, prefix] = ['https://example.com/flora', 'f'];
    const plant = { ...text, xml: { namespace, prefix } };
    const beds = { type: 'array', items: text, xml: { namespace, prefix, wrapped: true } };
    expect(lines({ plant: 'fern', beds: ['a'] }, garden({ plant, beds }))).toEqual([
      '<garden>',
      '  <f:plant xmlns:f="https://example.com/flora">fern</f:plant>',
      '  <f:beds xmlns:f="https://example.com/flora">',
      '    <f:beds>a</f:beds>',
      '  </f:beds>',
      '</garden>',
    ]);
  });

  test('The prefix of an attribute is declared once at its element', () => {
    const xml = { namespace: 'https://example.com/flora', prefix: 'f', attribute: true };
    const schema = garden({ id: { ...text, xml }, soil: { ...text, xml } });
    expect(lines({ id: 'g1', soil: 'clay' }, schema)).toEqual([
      '<garden xmlns:f="https://example.com/flora" f:id="g1" f:soil="clay" />',
    ]);
  });

  test('The name of a list is that of its wrapper, and unused without one', () => {
    const beds = { type: 'array', items: text, xml: { name: 'allBeds' } };
    expect(lines({ beds: ['a', 'b'] }, garden({ beds }))).toEqual([
      '<garden>',
      '  <beds>a</beds>',
      '  <beds>b</beds>',
      '</garden>',
    ]);
    const wrapped = { ...beds, xml: { name: 'allBeds', wrapped: true } };
    expect(lines({ beds: ['a'] }, garden({ beds: wrapped }))).toEqual([
      '<garden>',
      '  <allBeds>',
      '    <allBeds>a</allBeds>',
      '  </allBeds>',
      '</garden>',
    ]);
  });
});
