import type { MdastPluginDefinition } from 'satteri';
import type { Position, Span } from '../../diagnostics/diagnostic.js';
import { indexLines } from '../../diagnostics/lines.js';
import { spanOf, type Gathered } from './context.js';
import { readStatements } from './statements.js';

/** The span of a part of a text that begins at `whole`. Statements without an empty line between them form one node. */
function within(whole: Span | undefined, text: string, start: number, end: number): Span | undefined {
  if (!whole) return undefined;
  const { line: first, column: indent } = whole.start;
  const placed = ({ line, column }: Position): Position => ({
    line: line + first - 1,
    column: line === 1 ? column + indent - 1 : column,
  });
  const part = indexLines(text).spanAt(start, end);
  return { start: placed(part.start), end: placed(part.end) };
}

/** Removes `import` statements, which a function body cannot contain and which Trellis resolves itself. */
export function importsPlugin(gathered: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-imports',
    options: { position: true },
    mdxjsEsm(node, context) {
      const { imports, declared, rest } = readStatements(node.value);
      for (const { specifier, names, start, end } of imports)
        gathered.imports.push({ specifier, names, span: within(spanOf(node.position), node.value, start, end) });
      for (const name of declared) gathered.declared.add(name);
      if (rest.trim() !== '') gathered.scripts.push(rest);
      if (rest !== node.value) context.replaceNode(node, { type: 'mdxjsEsm', value: rest });
    },
  };
}
