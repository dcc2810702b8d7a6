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
  return new ProgramReader().read(codes, parse);
}

class ProgramReader {
  readonly #loads: Load[] = [];
  readonly #values = new Map<string, Expression[]>();
  readonly #tags = new Map<string, Expression[]>();
  readonly #calls = new Map<string, (readonly SyntaxNode[])[]>();
  readonly #functions = new Map<SyntaxNode, string>();
  readonly #dataElements = new Set<string>();
  readonly #attributesOfHtml = new Set<SyntaxNode>();
  /** Names that receive the value of the expression that is being visited. */
  #receivers: readonly string[] = [];
  /** Name of the function that is being visited. */
  #within = '';
  #code = '';

  read(codes: readonly string[], parse: typeof parseStatements): Program {
    for (const code of codes) {
      this.#code = code;
      for (const statement of parse(code)) this.#visit(statement as unknown as SyntaxNode);
    }
    for (const [node, name] of this.#functions)
      for (const list of this.#calls.get(name) ?? []) this.#giveValues(nodesAt(node, 'params'), list);
    const loads = this.#loads.filter(({ element = '' }) => !this.#dataElements.has(element));
    return { loads, values: this.#values, tags: this.#tags };
  }

  #addLoad(
    directive: Load['directive'],
    source: SyntaxNode | undefined,
    { isInline = false, element }: { isInline?: boolean; element?: string } = {},
  ): void {
    if (source) this.#loads.push({ code: this.#code, directive, source: asExpression(source), isInline, element });
  }

  /** Gives values to variables, parameters or properties. */
  #giveValues(targets: readonly (SyntaxNode | undefined)[], nodes: readonly (SyntaxNode | undefined)[]): void {
    targets.forEach((target, index) => {
      const name = nameOf(child(target, 'left') ?? target);
      const value = nodes[index];
      if (name === undefined || !value) return;
      add(this.#values, name, asExpression(value));
      if (functionValue.test(value.type)) this.#functions.set(value, name);
    });
  }

  /** Sets a property of an element, which may be a script. */
  #setProperty(target: SyntaxNode | undefined, property: string | undefined, value: SyntaxNode | undefined): void {
    // A reference of React, `script.current`, goes by the name of its variable.
    const isReference = target?.type === 'MemberExpression' && nameOf(target) === 'current';
    const element = nameOf(isReference ? child(target, 'object') : target) ?? '';
    const isInline = /^(?:textContent|innerHTML|innerText|text)$/.test(property ?? '');
    if (isInline || property === 'src') this.#addLoad('script-src', value, { element, isInline });
    if (property === 'type' && /json/.test(nameOf(value) ?? '')) this.#dataElements.add(element);
  }

  #readCall(node: SyntaxNode): void {
    const callee = child(node, 'callee');
    const list = nodesAt(node, 'arguments');
    const [first, second] = list;
    const name = nameOf(callee) ?? '';
    if (callee && functionValue.test(callee.type)) this.#giveValues(nodesAt(callee, 'params'), list);
    else add(this.#calls, name, list);
    if (name === 'createElement' && first)
      for (const receiver of this.#receivers) add(this.#tags, receiver, asExpression(first));
    if (callee?.type === 'Import') this.#addLoad('script-src', first);
    else if (/^(?:fetch|sendBeacon|EventSource|WebSocket)$/.test(name)) this.#addLoad('connect-src', first);
    else if (name === 'setAttribute') this.#setProperty(child(callee, 'object'), nameOf(first), second);
    else if (first && second?.type === 'ObjectExpression')
      this.#readProperties(name, first, nodesAt(second, 'properties'));
  }

  /** Reads calls such as `Object.assign(element, { src })` and `h('script', { src })`. */
  #readProperties(called: string, first: SyntaxNode, members: readonly SyntaxNode[]): void {
    const isScript = [first, ...nodesAt(first, 'arguments')].some((tag) => nameOf(tag) === 'script');
    for (const property of members) {
      const key = nameOf(child(property, 'key'));
      if (isScript && key === 'src') this.#addLoad('script-src', child(property, 'value'));
      else if (called === 'assign') this.#setProperty(first, key, child(property, 'value'));
      // This is the form that JSX is compiled to.
      if (/^_jsxs?$/.test(called) && first.type === 'StringLiteral') this.#attributesOfHtml.add(property);
    }
  }

  #addResult(value: SyntaxNode | undefined): void {
    if (value) add(this.#values, `${this.#within}()`, asExpression(value));
  }

  #readElement(node: SyntaxNode): void {
    const tag = nameOf(child(node, 'name')) ?? '';
    for (const attribute of nodesAt(node, 'attributes')) {
      const name = child(attribute, 'name');
      const value = child(child(attribute, 'value'), 'expression') ?? child(attribute, 'value');
      if (tag === 'script' && nameOf(name) === 'src') this.#addLoad('script-src', value);
      // Attributes of a component are its parameters.
      if (/^\p{Lu}/u.test(tag)) this.#giveValues([name], [value]);
    }
  }

  #visit(node: SyntaxNode): void {
    const target = child(node, 'id') ?? child(node, 'left') ?? child(node, 'key');
    const value = child(node, 'init') ?? child(node, 'right') ?? child(node, 'value');
    const isGiven = /^(?:VariableDeclarator|Assignment|ObjectProperty|ClassProperty)/.test(node.type);
    if (isGiven) {
      if (!this.#attributesOfHtml.has(node)) this.#giveValues([target], [value]);
      if (target?.type === 'MemberExpression') this.#setProperty(child(target, 'object'), nameOf(target), value);
      // In a pattern, the variable has the property's value.
      if (node.type === 'ObjectProperty' && value?.type === 'Identifier') this.#giveValues([value], [target]);
    } else if (functionDeclaration.test(node.type)) this.#functions.set(node, nameOf(target) ?? '');
    else if (/^(?:Optional)?CallExpression$|^NewExpression$/.test(node.type)) this.#readCall(node);
    else if (node.type === 'ImportDeclaration') this.#addLoad('script-src', child(node, 'source'));
    else if (node.type === 'JSXOpeningElement') this.#readElement(node);
    else if (node.type === 'ReturnStatement') this.#addResult(child(node, 'argument'));
    const [receivers, within] = [this.#receivers, this.#within];
    if (functionValue.test(node.type) || functionDeclaration.test(node.type)) {
      this.#receivers = [];
      this.#within = this.#functions.get(node) ?? '';
      const body = child(node, 'body');
      if (body?.type !== 'BlockStatement') this.#addResult(body);
    } else if (isGiven) this.#receivers = [...receivers, nameOf(target) ?? ''];
    for (const each of innerNodes(node)) this.#visit(each);
    [this.#receivers, this.#within] = [receivers, within];
  }
}
