import { transformSync } from 'esbuild';
import { splitCode } from './tolerate.js';

/** What `import.meta` says in an author's component, as a bundler would put it there for a published site. */
export const metaValues = {
  'import.meta.env': JSON.stringify({ BASE_URL: '/', DEV: false, MODE: 'production', PROD: true, SSR: false }),
};

/** Puts the values of `import.meta` into the code of a text, which is no module and so cannot say it. */
export function withMetaValues(code: string, text: string): string {
  if (!splitCode(text).some((block, index) => index % 2 === 0 && block.includes('import.meta'))) return code;
  const opening = '(function() {';
  const { code: made } = transformSync(`(function () {${code}\n})`, { define: metaValues, logLevel: 'silent' });
  // The values stand in a variable before the function.
  return made.replace(opening, '').replace(/\}\);?\s*$/, '');
}
