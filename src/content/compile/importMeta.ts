import { parseStatements } from './statements.js';
import { nodesAt, type SyntaxNode } from './syntax.js';
import { splitCode } from './tolerate.js';

const environment = JSON.stringify({ BASE_URL: '/', DEV: false, MODE: 'production', PROD: true, SSR: false });

/** Values of `import.meta` for authors' components, as a bundler would define them in production. */
export const metaValues = { 'import.meta.env': environment };

/** Replaces `import.meta` in the code of a text, which is not a module. */
export function withMetaValues(code: string, text: string): string {
  if (!text.includes('import.meta')) return code;
  if (!splitCode(text).some((block, index) => index % 2 === 0 && block.includes('import.meta'))) return code;
  const expressions: SyntaxNode[] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'MetaProperty') expressions.push(node);
    for (const key of Object.keys(node)) for (const each of nodesAt(node, key)) visit(each);
  };
  for (const statement of parseStatements(code)) visit(statement as unknown as SyntaxNode);
  return expressions.reduceRight(
    (body, { start, end }) => `${body.slice(0, Number(start))}({ env: ${environment} })${body.slice(Number(end))}`,
    code,
  );
}
