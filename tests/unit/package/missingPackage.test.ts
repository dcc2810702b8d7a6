import { expect, it } from 'vitest';
import { adviceFor } from '../../../src/package/missingPackage.mjs';

const thrown = async (specifier: string): Promise<unknown> => import(specifier).catch((error: unknown) => error);

it('A package that is not installed is named, with the command that installs it', () => {
  const error = Object.assign(new Error("Cannot find package '@fern/leaf' imported from /garden/vendor.mjs"), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
  expect(adviceFor(error)).toBe(
    'The package @fern/leaf is not installed. Run `npm ci` to install what the project needs now.',
  );
});

it('Any other error is left as it is', async () => {
  expect(adviceFor(new Error("Cannot find package 'a' imported from b"))).toBeUndefined();
  expect(adviceFor(await thrown('./none.mjs'))).toBeUndefined();
  expect(adviceFor('no error')).toBeUndefined();
});
