import { expect, test } from 'vitest';
import { hasAddress } from '../../../src/playground/servers.js';

test('requests can be sent where a server has a complete address', () => {
  expect(hasAddress([{ url: '/v1' }, { url: 'https://plants.example.com/v1' }])).toBe(true);
  for (const servers of [
    undefined,
    [],
    [{}],
    [null],
    [{ url: '/v1' }],
    [{ url: '{base_url}' }],
    [{ url: 'https://{host}' }],
  ])
    expect(hasAddress(servers)).toBe(false);
});
