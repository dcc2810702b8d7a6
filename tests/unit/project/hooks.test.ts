import { expect, it } from 'vitest';
import { createHooks } from '../../../src/project/hooks.js';
import type { TrellisHooks } from '../../../src/render/parts/hooks.js';

const head = { site: { name: 'Fern', home: '/', base: '' }, language: 'en' };
const fail = (): never => {
  throw new Error('out of water.');
};
/** Results that their types do not allow, as a project without types may return them. */
const wrong = (hooks: object): TrellisHooks => hooks;

it('A hook that is not defined is not called, and one that returns nothing changes nothing', async () => {
  expect(createHooks()).toEqual({ config: undefined, page: undefined, head: undefined, done: undefined });
  const hooks = createHooks({ config: () => undefined, page: () => undefined, head: () => undefined });
  const nothing = { value: undefined, diagnostics: [] };
  expect(await hooks.config?.({}, 'docs.json')).toEqual(nothing);
  expect(hooks.page?.({ file: 'a.mdx', text: '' })).toEqual(nothing);
  expect(hooks.head?.(head)).toEqual(nothing);
});

it('A hook receives a copy of the configuration, and its result is read as JSON', async () => {
  const written = { name: 'Fern', colors: { primary: '#123456' } };
  const { config } = createHooks({
    config: (given) => {
      (given['colors'] as Record<string, unknown>)['primary'] = '#654321';
      return Promise.resolve({ ...given, when: new Date(0), nothing: undefined });
    },
  });
  expect(await config?.(written, 'docs.json')).toEqual({
    value: { name: 'Fern', colors: { primary: '#654321' }, when: '1970-01-01T00:00:00.000Z' },
    diagnostics: [],
  });
  expect(written.colors.primary).toBe('#123456');
});

it('A hook that throws is a warning with its name, and changes nothing', async () => {
  const hooks = createHooks({ config: fail, page: fail, head: fail });
  const results = [
    await hooks.config?.({}, 'docs.json'),
    hooks.page?.({ file: 'a.mdx', text: '' }),
    hooks.head?.({ ...head, page: { title: 'A', path: '/a', href: '/a', file: 'a.mdx', frontmatter: {} } }),
  ];
  expect(results.map((result) => result?.value)).toEqual([undefined, undefined, undefined]);
  expect(results.flatMap((result) => result?.diagnostics ?? [])).toMatchObject([
    { code: 'hooks/broken', message: 'The hook `config` fails: out of water.', file: 'docs.json' },
    { code: 'hooks/broken', message: 'The hook `page` fails: out of water.', file: 'a.mdx' },
    { code: 'hooks/broken', message: 'The hook `head` fails: out of water.', file: 'a.mdx' },
  ]);
});

it('A result of a wrong type is a warning with the place in the result', async () => {
  const circle: Record<string, unknown> = {};
  circle['circle'] = circle;
  const messageOf = (result: { diagnostics: { message: string }[] } | undefined): string | undefined =>
    result?.diagnostics[0]?.message;
  const hooks = createHooks(
    wrong({ page: () => 3, head: () => [{ tag: 'meta' }, { tag: 'iframe' }], config: () => ['name'] }),
  );
  expect(messageOf(hooks.page?.({ file: 'a.mdx', text: '' }))).toMatch(/`page` returns a wrong value: .*string/);
  expect(messageOf(hooks.head?.(head))).toMatch(/`head` returns a wrong value: .*, at `\[1\]\.tag`/);
  expect(messageOf(await hooks.config?.({}, 'docs.json'))).toMatch(/`config` returns a wrong value/);
  expect(messageOf(await createHooks({ config: () => circle }).config?.({}, 'docs.json'))).toMatch(/`config` fails: /);
});

it('An error in the last hook ends the build with one line', async () => {
  await expect(createHooks({ done: fail }).done?.({ folder: '/', base: '', pages: [] })).rejects.toThrow(
    'The hook `done` fails: out of water.',
  );
});
