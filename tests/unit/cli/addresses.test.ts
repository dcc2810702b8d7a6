import { expect, it } from 'vitest';
import { addressesOf, whereLines, type Networks } from '../../../src/cli/addresses.js';
import { openerOf } from '../../../src/cli/browser.js';

const known = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NonNullable<
    Networks[string]
  >[number];

const networks: Networks = {
  lo: [known('127.0.0.1', 'IPv4', true)],
  eth0: [known('192.168.1.5', 'IPv4'), known('fe80::1', 'IPv6')],
  none: undefined,
};

it.each([
  ['127.0.0.1', '/', 'http://127.0.0.1:4321/', []],
  ['::1', '/docs', 'http://[::1]:4321/docs', []],
  ['0.0.0.0', '/docs', 'http://127.0.0.1:4321/docs', ['http://192.168.1.5:4321/docs']],
  ['::', '/', 'http://127.0.0.1:4321/', ['http://192.168.1.5:4321/']],
])('A server that listens on %s with the base %s has the addresses %s and %j', (host, base, local, network) => {
  expect(addressesOf({ host, port: 4321, base }, networks)).toEqual({ local, network });
});

it('Prints each address on its own line', () => {
  expect(whereLines('docs', { local: 'http://127.0.0.1:1/', network: ['http://10.0.0.1:1/'] })).toBe(
    'Trellis serves docs at http://127.0.0.1:1/\nIn your network: http://10.0.0.1:1/\n',
  );
});

it.each([
  ['linux', {}, ['xdg-open', 'A']],
  ['darwin', {}, ['open', 'A']],
  ['win32', {}, ['rundll32', 'url.dll,FileProtocolHandler', 'A']],
  ['linux', { WSL_DISTRO_NAME: 'Debian' }, ['rundll32.exe', 'url.dll,FileProtocolHandler', 'A']],
  ['linux', { BROWSER: 'firefox' }, ['firefox', 'A']],
] as const)('On %s with the environment %j, an address is opened by the command %j', (system, environment, words) => {
  const { program, words: rest } = openerOf('A', system, environment);
  expect([program, ...rest]).toEqual(words);
});
