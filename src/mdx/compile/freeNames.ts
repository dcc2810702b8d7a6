import { parseExpression } from '@babel/parser';
import { namesInPattern, namesIn, type Pattern, type Statement } from './statements.js';
import { nodesAt, type SyntaxNode } from './syntax.js';

/** A name that an expression uses and does not declare itself. */
interface FreeName {
  name: string;
  /** True inside a function in an attribute, where the name is only read when the function is called. */
  isLater: boolean;
}

interface ExpressionNames {
  /** Babel's type of the expression. */
  type: string;
  free: FreeName[];
  /** Names whose existence it tests with `typeof`. */
  tested: Set<string>;
  /** Event handlers of the elements in the expression, such as `onClick`. */
  handlers: string[];
}

interface Scope {
  declared: readonly string[];
  isLater: boolean;
  /** True directly inside an attribute, that is, not in a function or call within it. */
  isAttribute: boolean;
}

/** For each type of node, the key whose name is not a reference. */
const plainKeys: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  OptionalMemberExpression: 'property',
  JSXMemberExpression: 'property',
  ObjectProperty: 'key',
  ObjectMethod: 'key',
  ClassMethod: 'key',
  ClassProperty: 'key',
  JSXAttribute: 'name',
  JSXClosingElement: 'name',
  LabeledStatement: 'label',
  BreakStatement: 'label',
  ContinueStatement: 'label',
};
const functionType = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|ObjectMethod|ClassMethod)$/;

/** Reads the names that an expression in JavaScript or TypeScript refers to; undefined if it cannot be parsed. */
export function readNames(source: string): ExpressionNames | undefined {
  try {
    const tree = parseExpression(source, { plugins: ['jsx', 'typescript'] });
    const names: ExpressionNames = { type: tree.type, free: [], tested: new Set(), handlers: [] };
    collect(tree as unknown as SyntaxNode, { declared: [], isLater: false, isAttribute: false }, names);
    return names;
  } catch {
    return undefined;
  }
}

function collect(node: SyntaxNode, around: Scope, names: ExpressionNames): void {
  if (/^TS(?!\w*Expression$)/.test(node.type)) return;
  const name = String(typeof node['name'] === 'string' ? node['name'] : (nodesAt(node, 'name')[0]?.['name'] ?? ''));
  const isReference = node.type === 'Identifier' || (node.type === 'JSXIdentifier' && /^[^a-z]/.test(name));
  if (isReference && !around.declared.includes(name)) names.free.push({ name, isLater: around.isLater });
  if (node.type === 'JSXAttribute' && /^on[A-Z]/.test(name)) names.handlers.push(name);
  if (node['operator'] === 'typeof')
    for (const { name: tested } of nodesAt(node, 'argument')) names.tested.add(String(tested));
  const isFunction = functionType.test(node.type);
  const scope: Scope = {
    declared: [...around.declared, ...declaredIn(node, isFunction)],
    isLater: around.isLater || (isFunction && around.isAttribute),
    isAttribute: node.type === 'JSXAttribute' || (around.isAttribute && !isFunction && node.type !== 'CallExpression'),
  };
  const plain = node['computed'] === true ? undefined : plainKeys[node.type];
  for (const key of Object.keys(node))
    if (key !== plain) for (const each of nodesAt(node, key)) collect(each, scope, names);
}

/** Names that a node declares for its contents. */
function declaredIn(node: SyntaxNode, isFunction: boolean): string[] {
  if (isFunction || /^Class|^CatchClause$/.test(node.type))
    return ['id', 'params', 'param'].flatMap((key) =>
      nodesAt(node, key).flatMap((each) => namesInPattern(each as unknown as Pattern)),
    );
  return /^BlockStatement$|^For/.test(node.type)
    ? ['body', 'init', 'left'].flatMap((key) =>
        nodesAt(node, key).flatMap((each) => namesIn(each as unknown as Statement)),
      )
    : [];
}
