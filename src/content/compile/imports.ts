import type { MdastPluginDefinition } from 'satteri';
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

/** Takes the `import` statements out of a text: a compiled function body cannot have them, Trellis resolves them itself. */
export function importsPlugin(gathered: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-imports',
    options: { position: true },
    mdxjsEsm(node, context) {
      const rest = node.value.replace(statement, (_whole, clause: string | undefined, _quote, specifier: string) => {
        gathered.imports.push({ specifier, names: importedNames(clause ?? ''), span: spanOf(node.position) });
        return '';
      });
      if (rest.trim() !== '') gathered.scripts.push(rest);
      if (rest !== node.value) context.replaceNode(node, { type: 'mdxjsEsm', value: rest });
    },
  };
}
