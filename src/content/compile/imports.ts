import type { MdastPluginDefinition } from 'satteri';
import type { Position, Span } from '../../diagnostics/diagnostic.js';
import { indexLines } from '../../diagnostics/lines.js';
import { spanOf, type Gathered } from './context.js';

const statement = /^[ \t]*import\b\s*(?:([^'"]*?)\s*\bfrom\s*)?(['"])([^'"]+)\2[ \t]*;?[ \t]*$/gm;

/** `Foo, { bar as b }` or `* as all` -> local name to exported name. */
export function importedNames(clause: string): Record<string, string> {
  const names: Record<string, string> = {};
  const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  for (const part of braces.split(',')) {
    const [exported, local] = part.trim().split(/\s+as\s+/);
    if (exported) names[local ?? exported] = exported;
  }
  for (const part of clause.replace(/\{[^}]*\}/, '').split(',')) {
    const name = part.trim();
    const namespace = /^\*\s*as\s+(\S+)$/.exec(name)?.[1];
    if (namespace) names[namespace] = '*';
    else if (name) names[name] = 'default';
  }
  return names;
}

/** The span of a part of a text that itself begins at `whole`: statements without an empty line between them are one node. */
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

/** Takes the `import` statements out of a text: a compiled function body cannot have them, Trellis resolves them itself. */
export function importsPlugin(gathered: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-imports',
    options: { position: true },
    mdxjsEsm(node, context) {
      const rest = node.value.replace(
        statement,
        (whole, clause: string | undefined, _quote, specifier: string, offset: number) => {
          const start = offset + whole.length - whole.trimStart().length;
          const span = within(spanOf(node.position), node.value, start, offset + whole.trimEnd().length);
          gathered.imports.push({ specifier, names: importedNames(clause ?? ''), span });
          return '';
        },
      );
      if (rest.trim() !== '') gathered.scripts.push(rest);
      if (rest !== node.value) context.replaceNode(node, { type: 'mdxjsEsm', value: rest });
    },
  };
}
