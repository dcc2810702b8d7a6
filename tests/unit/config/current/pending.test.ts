import { expect, it } from 'vitest';
import { parse } from './helpers.js';

it.each(['sdk'])('The unsupported key `%s` in the navigation is reported, and the rest is kept', (key) => {
  const { config, diagnostics } = parse({
    navigation: {
      tabs: [
        { tab: 'Guide', pages: ['a'] },
        { tab: 'API', [key]: { source: 'x' }, groups: [] },
      ],
    },
  });
  expect(config?.navigation.children).toHaveLength(2);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'config/no-effect',
      message: expect.stringContaining(`\`${key}\` has no effect`) as string,
      span: expect.anything() as object,
    }),
  );
  expect(diagnostics.map(({ code }) => code)).not.toContain('config/unknown-key');
});
