import type { ProgramNode } from '../folder.js';
import { inner, listIn, nameOf } from './node.js';

/** What a name in a module refers to: a value, or an import. */
export type Binding = { value: ProgramNode } | { from: string; name: string };

/** Names and exports of a module; `default` also stands for `module.exports`. */
export interface Bindings {
  names: ReadonlyMap<string, Binding>;
  exports: ReadonlyMap<string, Binding>;
}

/** Reads the top-level statements of a module. */
export function bindingsOf(program: ProgramNode): Bindings {
  const names = new Map<string, Binding>();
  const exports = new Map<string, Binding>();

  function declare(statement: ProgramNode | undefined, isExported: boolean): void {
    const own: [string | undefined, ProgramNode | undefined][] =
      statement?.type === 'FunctionDeclaration'
        ? [[nameOf(inner(statement, 'id')), statement]]
        : listIn(statement, 'declarations').map((each) => [nameOf(inner(each, 'id')), inner(each, 'init')]);
    for (const [name, value] of own) {
      if (name === undefined || !value) continue;
      names.set(name, { value });
      if (isExported) exports.set(name, { value });
    }
  }

  for (const statement of listIn(program, 'body')) {
    if (statement.type === 'ImportDeclaration') {
      const from = nameOf(inner(statement, 'source')) ?? '';
      for (const specifier of listIn(statement, 'specifiers'))
        names.set(nameOf(inner(specifier, 'local')) ?? '', {
          from,
          name: nameOf(inner(specifier, 'imported')) ?? 'default',
        });
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const value = inner(statement, 'declaration');
      if (value) exports.set('default', { value });
    } else if (statement.type === 'ExportNamedDeclaration') declare(inner(statement, 'declaration'), true);
    else if (statement.type === 'ExpressionStatement') {
      const assignment = inner(statement, 'expression');
      const target = inner(assignment, 'left');
      const value = inner(assignment, 'right');
      const isExports = nameOf(inner(target, 'object')) === 'module' && nameOf(inner(target, 'property')) === 'exports';
      if (isExports && value) exports.set('default', { value });
    } else declare(statement, false);
  }
  return { names, exports };
}
