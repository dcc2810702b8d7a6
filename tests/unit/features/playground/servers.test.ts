import { expect, test } from 'vitest';
import { hasAddress } from '../../../../src/features/playground/servers.js';

test('Requests can be sent only to a server with a complete address', () => {
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
