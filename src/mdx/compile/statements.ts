import { parse, type ParseResult } from '@babel/parser';

export type Statement = ParseResult['program']['body'][number];
type ImportDeclaration = Extract<Statement, { type: 'ImportDeclaration' }>;
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
  const declarations = statements.filter((each) => each.type === 'ImportDeclaration');
  const rest = declarations.reduceRight((text, { start, end }) => blanked(text, start ?? 0, end ?? 0), code);
  return {
    imports: declarations.filter(({ importKind }) => importKind !== 'type').map(importStatement),
    declared: statements.flatMap(namesIn),
    exported: exportedNames(statements),
    rest,
  };
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

const blanked = (text: string, start: number, end: number): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, '') + text.slice(end);

function importStatement({ source, specifiers, start, end }: ImportDeclaration): ImportStatement {
  const names: Record<string, string> = {};
  for (const each of specifiers) {
    if (each.type === 'ImportDefaultSpecifier') names[each.local.name] = 'default';
    else if (each.type === 'ImportNamespaceSpecifier') names[each.local.name] = '*';
    else if (each.importKind !== 'type')
      names[each.local.name] = each.imported.type === 'Identifier' ? each.imported.name : each.imported.value;
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
    for (const { exported } of each.specifiers)
      names.push(exported.type === 'Identifier' ? exported.name : exported.value);
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
