import { expect, it } from 'vitest';
import { EventReader } from '../../../../src/features/playground/client/eventReader.js';

const stream = 'event: next\r\ndata: {"a":\r\ndata: 1}\r\n\r\n: still here\n\nevent: complete\ndata:\n\n';
const events = [
  { name: 'next', data: '{"a":\n1}' },
  { name: 'complete', data: '' },
];

it.each([1, 2, 7, stream.length])('Events are read whole from a stream in parts of %i characters', (size) => {
  const reader = new EventReader();
  const parts = Array.from({ length: Math.ceil(stream.length / size) }, (_, at) =>
    stream.slice(at * size, (at + 1) * size),
  );
  expect(parts.flatMap((part) => reader.read(part))).toEqual(events);
});
