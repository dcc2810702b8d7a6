import { parseStatements } from './statements.js';
import { allNodes } from './syntax.js';
import { splitCode } from './tolerate.js';

const environment = JSON.stringify({ BASE_URL: '/', DEV: false, MODE: 'production', PROD: true, SSR: false });

/** Values of `import.meta` for authors' components, as a bundler would define them in production. */
export const metaValues = { 'import.meta.env': environment };

/** Replaces `import.meta` in the code of a text, which is not a module. */
export function withMetaValues(code: string, text: string): string {
  if (!text.includes('import.meta')) return code;
  if (!splitCode(text).some((block, index) => index % 2 === 0 && block.includes('import.meta'))) return code;
  const expressions = allNodes(parseStatements(code)).filter(({ type }) => type === 'MetaProperty');
  return expressions.reduceRight(
    (body, { start, end }) => `${body.slice(0, Number(start))}({ env: ${environment} })${body.slice(Number(end))}`,
    code,
  );
}
