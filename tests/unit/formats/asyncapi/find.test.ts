import { describe, expect, test } from 'vitest';
import { findChannel } from '../../../../src/formats/asyncapi/find.js';
import { specificationOf } from './support.js';

const at = { file: 'guides/socket.mdx' };

async function known() {
  const first = await specificationOf({
    asyncapi: '3.0.0',
    channels: { bed: { address: 'beds' }, 'with space': {}, shared: {} },
  });
  const second = await specificationOf({ asyncapi: '2.6.0', channels: { 'user/signedup': {}, shared: {} } });
  const documents = [
    { ...first, id: 'a', location: 'api/garden.yaml' },
    { ...second, id: 'b', location: 'users.yaml' },
  ];
  return { documents, unread: [] };
}

describe('findChannel', () => {
  test.each([
    ['bed', 'api/garden.yaml'],
    ['beds', 'api/garden.yaml'],
    ['/api/garden.yaml bed', 'api/garden.yaml'],
    ['garden.yaml with space', 'api/garden.yaml'],
    ['with space', 'api/garden.yaml'],
    ['../api/garden.yaml bed', 'api/garden.yaml'],
    ['user/signedup', 'users.yaml'],
    ['users.yaml shared', 'users.yaml'],
    ['shared', 'api/garden.yaml'],
  ])('Finds the channel that %j names in %s', async (text, location) => {
    const { document, entry, diagnostics } = findChannel(await known(), text, { at, around: [] });
    expect([document?.location, diagnostics]).toEqual([location, []]);
    const channel = entry?.id.replace(/^\w+ channel /, '');
    expect(text).toContain(channel === 'bed' && !text.includes('bed') ? 'beds' : (channel ?? '?'));
  });

  test('Suggests the nearest channel or the known documents', async () => {
    const all = await known();
    const help = (text: string) =>
      findChannel(all, text, { at, around: [] }).diagnostics.map((each) => [each.code, each.help]);
    expect(help('garden.yaml bde')).toEqual([['asyncapi/unknown-channel', 'Did you mean `bed`?']]);
    expect(help('user/singedup')).toEqual([['asyncapi/unknown-channel', 'Did you mean `user/signedup`?']]);
    expect(help('gardn.yaml bed')).toEqual([
      ['asyncapi/unknown-channel', 'The site has `api/garden.yaml`, `users.yaml`.'],
    ]);
    expect(findChannel({ documents: [], unread: [] }, 'bed', { at, around: [] }).diagnostics[0]?.help).toBe(
      'Name an AsyncAPI document under `asyncapi` in `docs.json`.',
    );
  });

  test('Lists five channels and counts the rest', async () => {
    const channels = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`${name}-channel`, {}]));
    const document = { ...(await specificationOf({ asyncapi: '3.0.0', channels })), location: 'events.yaml' };
    expect(findChannel({ documents: [document], unread: [] }, 'unlike', { at, around: [] }).diagnostics[0]?.help).toBe(
      'Write `file channel`; the channels are `a-channel`, `b-channel`, `c-channel`, `d-channel`, `e-channel` and one other.',
    );
  });

  test('Reports nothing while a document that may have the channel could not be read', async () => {
    const { documents } = await known();
    expect(findChannel({ documents, unread: ['other.yaml'] }, 'cellar', { at, around: [] }).diagnostics).toEqual([]);
  });
});
