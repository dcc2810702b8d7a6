import type { parseExpression } from '@babel/parser';
import { parseStatements } from '../../mdx/compile/statements.js';
import { innerNodes, nodesAt, type SyntaxNode } from '../../mdx/compile/syntax.js';

type Parsed = ReturnType<typeof parseExpression>;
export type Expression = Extract<Parsed, { type: 'AssignmentExpression' }>['right'];

/** Something that a program loads when it runs. */
export interface Load {
  /** The code that loads it. */
  code: string;
  directive: 'script-src' | 'connect-src';
  /** The loaded address, or the text of an inline script. */
  source: Expression;
  isInline: boolean;
  /** Name of the element that the source is set on; undefined if the code shows in another way that it is a script. */
  element: string | undefined;
}

/** What a program loads, and the values that the addresses may have. */
export interface Program {
  loads: readonly Load[];
  /** Values of variables, parameters and properties by name, and results of functions by `name()`. Scopes are ignored. */
  values: ReadonlyMap<string, readonly Expression[]>;
  /** Tag names of the created elements that variables hold, by name. */
  tags: ReadonlyMap<string, readonly Expression[]>;
}

const signs = /createElement|["'`<]script\b|\bimport\b|\b(?:fetch|sendBeacon|EventSource|WebSocket)\(/;
const functionValue = /^(?:ArrowFunction|Function)Expression$/;
const functionDeclaration = /^(?:FunctionDeclaration|ObjectMethod|ClassMethod)$/;

/** True if code may load scripts or send requests; other code need not be parsed. */
export const isLoader = (code: string): boolean => signs.test(code);

const child = (node: SyntaxNode | undefined, key: string): SyntaxNode | undefined => node && nodesAt(node, key)[0];

/** The name of a variable, or of the property in `object.property`; the value of a string. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node['value']);
  if (typeof node?.['name'] === 'string') return node['name'];
  const property = child(node, 'property');
  return node?.['computed'] === true && property?.type !== 'StringLiteral' ? undefined : property && nameOf(property);
}

/** A name with more values does not stand for one variable, as in minified code. */
export const mostValues = 50;

const asExpression = (node: SyntaxNode): Expression => node as unknown as Expression;

function add<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  const list = map.get(name);
  if (!list) map.set(name, [value]);
  else if (list.length <= mostValues) list.push(value);
}

/**
 * Reads code that runs together, such as a page's own and that of the files it imports. Code with a syntax error is left out.
 *
 * @param parse parses one of the codes.
 */
export function readProgram(codes: readonly string[], parse = parseStatements): Program {
  const loads: Load[] = [];
  const values = new Map<string, Expression[]>();
  const tags = new Map<string, Expression[]>();
  const calls = new Map<string, (readonly SyntaxNode[])[]>();
  const functions = new Map<SyntaxNode, string>();
  const dataElements = new Set<string>();
  const attributesOfHtml = new Set<SyntaxNode>();
  /** Names that receive the value of the expression that is being visited. */
  let receivers: readonly string[] = [];
  /** Name of the function that is being visited. */
  let within = '';
  let code = '';

  function load(
    directive: Load['directive'],
    source: SyntaxNode | undefined,
    { isInline = false, element }: { isInline?: boolean; element?: string } = {},
  ): void {
    if (source) loads.push({ code, directive, source: asExpression(source), isInline, element });
  }

  /** Gives values to variables, parameters or properties. */
  function give(targets: readonly (SyntaxNode | undefined)[], nodes: readonly (SyntaxNode | undefined)[]): void {
    targets.forEach((target, index) => {
      const name = nameOf(child(target, 'left') ?? target);
      const value = nodes[index];
      if (name === undefined || !value) return;
      add(values, name, asExpression(value));
      if (functionValue.test(value.type)) functions.set(value, name);
    });
  }

  /** Sets a property of an element, which may be a script. */
  function set(target: SyntaxNode | undefined, property: string | undefined, value: SyntaxNode | undefined): void {
    // A reference of React, `script.current`, goes by the name of its variable.
    const isReference = target?.type === 'MemberExpression' && nameOf(target) === 'current';
    const element = nameOf(isReference ? child(target, 'object') : target) ?? '';
    const isInline = /^(?:textContent|innerHTML|innerText|text)$/.test(property ?? '');
    if (isInline || property === 'src') load('script-src', value, { element, isInline });
    if (property === 'type' && /json/.test(nameOf(value) ?? '')) dataElements.add(element);
  }

  function call(node: SyntaxNode): void {
    const callee = child(node, 'callee');
    const list = nodesAt(node, 'arguments');
    const [first, second] = list;
    const name = nameOf(callee) ?? '';
    if (callee && functionValue.test(callee.type)) give(nodesAt(callee, 'params'), list);
    else add(calls, name, list);
    if (name === 'createElement' && first) for (const receiver of receivers) add(tags, receiver, asExpression(first));
    if (callee?.type === 'Import') load('script-src', first);
    else if (/^(?:fetch|sendBeacon|EventSource|WebSocket)$/.test(name)) load('connect-src', first);
    else if (name === 'setAttribute') set(child(callee, 'object'), nameOf(first), second);
    else if (first && second?.type === 'ObjectExpression') properties(name, first, nodesAt(second, 'properties'));
  }

  /** Reads calls such as `Object.assign(element, { src })` and `h('script', { src })`. */
  function properties(called: string, first: SyntaxNode, members: readonly SyntaxNode[]): void {
    const isScript = [first, ...nodesAt(first, 'arguments')].some((tag) => nameOf(tag) === 'script');
    for (const property of members) {
      const key = nameOf(child(property, 'key'));
      if (isScript && key === 'src') load('script-src', child(property, 'value'));
      else if (called === 'assign') set(first, key, child(property, 'value'));
      // This is the form that JSX is compiled to.
      if (/^_jsxs?$/.test(called) && first.type === 'StringLiteral') attributesOfHtml.add(property);
    }
  }

  function result(value: SyntaxNode | undefined): void {
    if (value) add(values, `${within}()`, asExpression(value));
  }

  function element(node: SyntaxNode): void {
    const tag = nameOf(child(node, 'name')) ?? '';
    for (const attribute of nodesAt(node, 'attributes')) {
      const name = child(attribute, 'name');
      const value = child(child(attribute, 'value'), 'expression') ?? child(attribute, 'value');
      if (tag === 'script' && nameOf(name) === 'src') load('script-src', value);
      // Attributes of a component are its parameters.
      if (/^\p{Lu}/u.test(tag)) give([name], [value]);
    }
  }

  function visit(node: SyntaxNode): void {
    const target = child(node, 'id') ?? child(node, 'left') ?? child(node, 'key');
    const value = child(node, 'init') ?? child(node, 'right') ?? child(node, 'value');
    const isGiven = /^(?:VariableDeclarator|Assignment|ObjectProperty|ClassProperty)/.test(node.type);
    if (isGiven) {
      if (!attributesOfHtml.has(node)) give([target], [value]);
      if (target?.type === 'MemberExpression') set(child(target, 'object'), nameOf(target), value);
      // In a pattern, the variable has the property's value.
      if (node.type === 'ObjectProperty' && value?.type === 'Identifier') give([value], [target]);
    } else if (functionDeclaration.test(node.type)) functions.set(node, nameOf(target) ?? '');
    else if (/^(?:Optional)?CallExpression$|^NewExpression$/.test(node.type)) call(node);
    else if (node.type === 'ImportDeclaration') load('script-src', child(node, 'source'));
    else if (node.type === 'JSXOpeningElement') element(node);
    else if (node.type === 'ReturnStatement') result(child(node, 'argument'));
    const before = { receivers, within };
    if (functionValue.test(node.type) || functionDeclaration.test(node.type)) {
      receivers = [];
      within = functions.get(node) ?? '';
      const body = child(node, 'body');
      if (body?.type !== 'BlockStatement') result(body);
    } else if (isGiven) receivers = [...receivers, nameOf(target) ?? ''];
    for (const each of innerNodes(node)) visit(each);
    ({ receivers, within } = before);
  }

  for (code of codes) for (const statement of parse(code)) visit(statement as unknown as SyntaxNode);
  for (const [node, name] of functions) for (const list of calls.get(name) ?? []) give(nodesAt(node, 'params'), list);
  return { loads: loads.filter(({ element: name = '' }) => !dataElements.has(name)), values, tags };
}
