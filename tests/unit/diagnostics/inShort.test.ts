import { expect, it } from 'vitest';
import { inShort } from '../../../src/diagnostics/inShort.js';

it('A long text in a message is cut without half a character', () => {
  expect(inShort('moss')).toBe('moss');
  expect(inShort('m'.repeat(61))).toBe(`${'m'.repeat(60)}…`);
  expect(inShort(`${'m'.repeat(59)}🌱`)).toBe(`${'m'.repeat(59)}\uFFFD…`);
});
