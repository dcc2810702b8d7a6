import { parse } from '@babel/parser';
import { readStatements, type Statement } from '../compile/statements.js';
import { valueOf } from './value.js';
import { codeOf, type Scope } from './write.js';

/** The statements of an untrusted text that are kept. */
export interface Module {
  /** Imports, and exports whose values are written anew. */
  code: string;
  /** Code that was removed, as a sentence without its full stop; undefined if there is none. */
  fault: string | undefined;
}

const plainName = /^[A-Za-z][A-Za-z\d]*$/;
/** Reserved words, and names used in compiled code. */
const reservedWord =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|props|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|user|var|void|while|with|yield|MDXContent|Fragment|React|trellis.*)$/;

const isFree = (name: string): boolean => plainName.test(name) && !reservedWord.test(name);

/** @param scope receives the names that the statements define. */
export function moduleIn(source: string, scope: Scope & { names: Set<string> }): Module {
  const imports: string[] = [];
  let fault: string | undefined;
  const { imports: statements, rest } = readStatements(source);
  for (const { specifier, names: bindings } of statements) {
    const names = Object.entries(bindings);
    if (!names.every(([local, name]) => isFree(local) && (isFree(name) || name === 'default' || name === '*'))) {
      fault = 'An import has a name that is not plain';
      continue;
    }
    imports.push(...names.map(([local, name]) => statement(local, name, specifier)));
    for (const [local] of names) scope.names.add(local);
  }
  const exports: string[] = [];
  try {
    for (const statement of parse(rest, { sourceType: 'module' }).program.body) {
      for (const { id, init } of exportsIn(statement)) {
        const name = id.type === 'Identifier' ? id.name : '';
        const code = isFree(name) ? codeOf(valueOf(init), scope) : undefined;
        if (code === undefined) throw new SyntaxError('It exports no value.');
        scope.names.add(name);
        exports.push(`export const ${name} = ${code};`);
      }
    }
  } catch {
    fault = 'Statements are more than imports and exports of values';
  }
  return { code: [...imports, ...exports].join('\n'), fault };
}

function exportsIn(statement: Statement) {
  if (statement.type === 'EmptyStatement') return [];
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (declared?.type !== 'VariableDeclaration') throw new SyntaxError('It exports no value.');
  return declared.declarations;
}

function statement(local: string, name: string, specifier: string): string {
  const what = name === 'default' ? local : name === '*' ? `* as ${local}` : `{ ${name} as ${local} }`;
  return `import ${what} from ${JSON.stringify(specifier)};`;
}
