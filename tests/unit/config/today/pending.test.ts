import { expect, it } from 'vitest';
import { parse } from './helpers.js';

it.each(['docfx', 'javadoc', 'sphinx', 'phpdoc'])(
  'Output of %s is reported at its place, and the rest is kept',
  (format) => {
    const { config, diagnostics } = parse({
      navigation: {
        tabs: [
          { tab: 'Guide', pages: ['a'] },
          { tab: 'SDK', sdk: { format, source: 'x' }, groups: [] },
        ],
      },
    });
    expect(config?.navigation.children).toHaveLength(2);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'config/no-effect',
        message: `\`sdk\` has no effect: output of \`${format}\` is not read, only that of \`typedoc\`.`,
        span: expect.anything() as object,
      }),
    );
  },
);

it('A format that is not known is reported with those that are', () => {
  const { diagnostics } = parse({ navigation: { tabs: [{ tab: 'SDK', sdk: { format: 'typdoc', source: 'x' } }] } });
  expect(diagnostics.map(({ message, help }) => `${message} ${help}`).join()).toContain('typedoc');
});

it('A reference of a library is kept with its folder; that of a version has one of its own', () => {
  const sdk = { format: 'typedoc', source: 'a.json' };
  const { config } = parse({
    navigation: {
      versions: [
        { version: 'v2 (beta)', tabs: [{ tab: 'A', sdk: { ...sdk, directory: 'lib' } }] },
        { version: 'v1.0', sdk },
      ],
    },
  });
  expect(config?.libraries).toEqual([{ source: 'a.json' }, { source: 'a.json' }]);
  expect(JSON.stringify(config?.navigation)).toContain('sdk-reference/v1.0');
});
