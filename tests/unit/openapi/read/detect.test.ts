import { expect, test } from 'vitest';
import { isSpecification } from '../../../../src/openapi/read/detect.js';

test.each([
  ['openapi: 3.1.0\n', true],
  ['# A comment\nswagger: "2.0"\n', true],
  ['\uFEFF{ "info": {}, "openapi": "3.0.0" }', true],
  ['{ "openapi": "3.0.0", }', true],
  ['{ "navigation": [], "api": { "openapi": "3.yaml" } }', false],
  ['{ "openapi": "openapi.yaml" }', false],
  ['api:\n  openapi: 3.1.0\n', false],
  ['openapi: spec.yaml\n', false],
  ['', false],
])('%j: %s', (text, is) => {
  expect(isSpecification(text)).toBe(is);
});
