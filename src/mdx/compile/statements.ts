import { parse, type ParseResult } from '@babel/parser';

export type Statement = ParseResult['program']['body'][number];
type ImportDeclaration = Extract<Statement, { type: 'ImportDeclaration' }>;
type ExportDeclaration = Extract<Statement, { type: 'ExportNamedDeclaration' }>;
export type Pattern = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['id'];

/** An `import` declaration with its position in the code. */
interface ImportStatement {
  specifier: string;
  /** Maps local names to exported names (`default`, `*` for the namespace). */
  names: Record<string, string>;
  start: number;
  end: number;
}

export interface ModuleStatements {
  /** Type imports are left out. */
  imports: ImportStatement[];
  /** Names that the module declares itself. */
  declared: string[];
  /** Names that the module exports; undefined if its statements do not tell. */
  exported: string[] | undefined;
  /** The code without its imports; line numbers do not change. */
  rest: string;
}

/**
 * Parses the top-level statements of a JavaScript or TypeScript module, with JSX. Lines in strings, templates and JSX text that look like imports are
 * not imports.
 *
 * @returns no statements for code with a syntax error, which compiling reports.
 */
export function readStatements(code: string): ModuleStatements {
  const statements = parseStatements(code);
  const imports: ImportStatement[] = [];
  let rest = code;
  for (const each of statements.toReversed()) {
    if (each.type === 'ImportDeclaration') {
      if (each.importKind !== 'type') imports.unshift(importStatement(each));
      rest = replaceStatement(rest, each, '');
    } else if (each.type === 'ExportNamedDeclaration' && each.source && each.exportKind !== 'type') {
      const forward = { ...each, specifiers: each.specifiers.filter((entry) => !isType(entry)) };
      const statement = readForward(forward, each.source.value);
      const list = exportNamesOf(forward).map((name) => `${name}${mark} as ${name}`);
      imports.unshift(statement);
      rest = replaceStatement(rest, each, `export { ${list.join(', ')} };`);
    }
  }
  return { imports, declared: statements.flatMap(namesIn), exported: exportedNames(statements), rest };
}

/** Names under which a module exports what it imports, with the local names. */
export function findForwards({ imports, rest }: Pick<ModuleStatements, 'imports' | 'rest'>): [string, string][] {
  const imported = new Set(imports.flatMap(({ names }) => Object.keys(names)));
  if (imported.size === 0 || !/export\s*\{/.test(rest)) return [];
  return parseStatements(rest).flatMap((each) =>
    each.type === 'ExportNamedDeclaration'
      ? each.specifiers.flatMap((entry): [string, string][] =>
          entry.type === 'ExportSpecifier' && imported.has(entry.local.name)
            ? [[nameOf(entry.exported), entry.local.name]]
            : [],
        )
      : [],
  );
}

/** Parses JavaScript or TypeScript with JSX; there are no statements if it has a syntax error that cannot be overlooked. */
export function parseStatements(code: string): readonly Statement[] {
  try {
    return parse(code, {
      sourceType: 'module',
      plugins: ['jsx', 'typescript', 'decorators-legacy'],
      errorRecovery: true,
      allowUndeclaredExports: true,
      allowReturnOutsideFunction: true,
    }).program.body;
  } catch {
    return [];
  }
}

/** Replaces a statement, whose line breaks remain. */
function replaceStatement(text: string, { start, end }: Statement, replacement: string): string {
  const [from, to] = [start ?? 0, end ?? 0];
  return text.slice(0, from) + replacement + text.slice(from, to).replace(/[^\n]/g, '') + text.slice(to);
}

const nameOf = (name: { type: 'Identifier'; name: string } | { type: 'StringLiteral'; value: string }): string =>
  name.type === 'Identifier' ? name.name : name.value;

/** What is added to an exported name for the import of `export { A } from './x'`, which the module's own code cannot see. */
const mark = '$';

/** True if an imported name only serves an export. */
export const isForward = (name: string): boolean => name.endsWith(mark);

const isType = (entry: ExportDeclaration['specifiers'][number]): boolean =>
  entry.type === 'ExportSpecifier' && entry.exportKind === 'type';

const exportNamesOf = ({ specifiers }: ExportDeclaration): string[] =>
  specifiers.map(({ exported }) => nameOf(exported));

/** The import in `export { A as B } from './x'`. */
function readForward({ specifiers, start, end }: ExportDeclaration, specifier: string): ImportStatement {
  const names = specifiers.map((each) => [
    nameOf(each.exported) + mark,
    each.type === 'ExportSpecifier' ? each.local.name : '*',
  ]);
  return { specifier, names: Object.fromEntries(names), start: start ?? 0, end: end ?? 0 };
}

function importStatement({ source, specifiers, start, end }: ImportDeclaration): ImportStatement {
  const names: Record<string, string> = {};
  for (const each of specifiers) {
    if (each.type === 'ImportDefaultSpecifier') names[each.local.name] = 'default';
    else if (each.type === 'ImportNamespaceSpecifier') names[each.local.name] = '*';
    else if (each.importKind !== 'type') names[each.local.name] = nameOf(each.imported);
  }
  return { specifier: source.value, names, start: start ?? 0, end: end ?? 0 };
}

/** Undefined for a module that may be CommonJS, or that exports types or all names of another module. */
function exportedNames(statements: readonly Statement[]): string[] | undefined {
  const names: string[] = [];
  for (const each of statements) {
    if (each.type === 'ExportDefaultDeclaration') names.push('default');
    if (each.type === 'ExportAllDeclaration') return undefined;
    if (each.type !== 'ExportNamedDeclaration') continue;
    const declared = namesIn(each);
    if (each.exportKind === 'type' || (each.declaration && declared.length === 0)) return undefined;
    names.push(...declared);
    names.push(...exportNamesOf(each));
  }
  return names.length > 0 ? names : undefined;
}

export function namesIn(statement: Statement): string[] {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      return statement.declaration ? namesIn(statement.declaration) : [];
    case 'ExportDefaultDeclaration': {
      const { declaration } = statement;
      return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
    }
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => namesInPattern(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : [];
    default:
      return [];
  }
}

/** Names that a pattern such as `{ a, b: [c] }` binds. */
export function namesInPattern(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        namesInPattern((each.type === 'RestElement' ? each.argument : each.value) as Pattern),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => namesInPattern(each as Pattern | null));
    case 'AssignmentPattern':
      return namesInPattern(pattern.left);
    case 'RestElement':
      return namesInPattern(pattern.argument);
    default:
      return [];
  }
}
