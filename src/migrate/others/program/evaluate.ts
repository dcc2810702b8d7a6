import { posix } from 'node:path';
import { indexLines, type LineIndex } from '../../../diagnostics/lines.js';
import { listAt, objectAt, scalarAt } from '../../../config/treeBuilders.js';
import type { JsonEntry, JsonTree, Place } from '../../../config/tree.js';
import { parseConfigText } from '../data.js';
import type { OtherFolder, ProgramNode } from '../folder.js';
import { isObject, type Lost } from '../../written.js';
import { bindingsOf, type Binding, type Bindings } from './bindings.js';
import { inner, listIn, nameOf, plain, valueIn } from './node.js';

interface Module {
  file: string;
  lines: LineIndex;
  bindings: Bindings;
}

/** Position of a value: its depth and path. */
interface At {
  depth: number;
  path: string;
}

const deeper = ({ depth, path }: At, name = ''): At => ({
  depth: depth + 1,
  path: name === '' ? path : [path, name].filter(Boolean).join('.'),
});

const endings = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];
/** Maximum depth, which ends recursion. No sidebar is as deep. */
const maximumDepth = 60;

/** Evaluates programs without running them: literals, and names that refer to literals. Computed values are recorded. */
export class Evaluator {
  private readonly lost: Lost[] = [];
  private readonly modules = new Map<string, Module | undefined>();

  constructor(private readonly folder: OtherFolder) {}

  /** Computed values below a path, such as `themeConfig.sidebar`. */
  computed(...paths: readonly string[]): Lost[] {
    return this.lost.filter(({ what }) => paths.some((path) => path === '' || `${what}.`.startsWith(`${path}.`)));
  }

  /** Default export of a module. */
  defaultOf(file: string): JsonTree | undefined {
    return this.exported(file, 'default', { depth: 0, path: '' });
  }

  private moduleAt(file: string): Module | undefined {
    if (this.modules.has(file)) return this.modules.get(file);
    const text = this.folder.read(file);
    const program = text === undefined ? undefined : this.folder.parse(file, text);
    const module = program && { file, lines: indexLines(text ?? ''), bindings: bindingsOf(program) };
    this.modules.set(file, module);
    return module;
  }

  private exported(file: string, name: string, at: At): JsonTree | undefined {
    if (file.endsWith('.json')) return parseConfigText(file, this.folder.read(file) ?? '');
    const module = this.moduleAt(file);
    const binding = module?.bindings.exports.get(name);
    return module && binding && this.bound(binding, module, deeper(at));
  }

  private bound(binding: Binding, module: Module, at: At): JsonTree | undefined {
    if ('value' in binding) return this.evaluate(binding.value, module, at);
    const file = this.resolve(binding.from, module.file);
    return file === undefined ? undefined : this.exported(file, binding.name, at);
  }

  private resolve(specifier: string, from: string): string | undefined {
    if (!/^\.\.?\//.test(specifier)) return undefined;
    const path = posix.join(posix.dirname(from), specifier);
    if (path.startsWith('..')) return undefined;
    const bare = path.replace(/\.[cm]?js$/, '');
    return [...endings.map((ending) => `${path}${ending}`), `${bare}.ts`, `${bare}.mts`].find(
      (file) => this.folder.read(file) !== undefined,
    );
  }

  private placeOf({ start, end }: ProgramNode, { file, lines }: Module): Place {
    return { file, ...lines.spanAt(start, end) };
  }

  private evaluate(node: ProgramNode, module: Module, at: At): JsonTree | undefined {
    const noted = this.lost.length;
    const value = this.read(node, module, deeper(at));
    if (value) return value;
    const { file, start } = this.placeOf(node, module);
    // A value is not reported again if one of its parts was.
    if (this.lost.length === noted && nameOf(node) !== 'undefined')
      this.lost.push({ what: at.path, why: 'it is computed by a program', file, line: start.line });
    return undefined;
  }

  private read(node: ProgramNode, module: Module, at: At): JsonTree | undefined {
    const place = this.placeOf(node, module);
    const again = (other: ProgramNode | undefined): JsonTree | undefined =>
      other && this.read(other, module, deeper(at));
    if (at.depth > maximumDepth) return undefined;
    switch (node.type) {
      case 'Literal': {
        const value = plain(node, 'value');
        return value === undefined ? undefined : scalarAt(place, value);
      }
      case 'TemplateLiteral': {
        const text = this.templateOf(node, module, at);
        return text === undefined ? undefined : scalarAt(place, text);
      }
      case 'ArrayExpression':
        return listAt(place, this.items(node, module, at));
      case 'ObjectExpression':
        return objectAt(place, Object.fromEntries(this.entries(node, module, at)));
      case 'Identifier': {
        const binding = module.bindings.names.get(nameOf(node) ?? '');
        return binding && this.bound(binding, module, at);
      }
      case 'CallExpression':
        return this.call(node, module, at);
      // The default in the file applies to values that depend on the environment.
      case 'LogicalExpression':
        return again(inner(node, 'left')) ?? again(inner(node, 'right'));
      case 'ConditionalExpression':
        return again(inner(node, 'alternate')) ?? again(inner(node, 'consequent'));
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return undefined;
      default:
        // `as`, `satisfies`, parentheses.
        return again(inner(node, 'expression'));
    }
  }

  /**
   * The text of a template. A single word keeps its known part, as in `Vite${label}`. A phrase is dropped, because half of one would
   * mislead.
   */
  private templateOf(node: ProgramNode, module: Module, at: At): string | undefined {
    const filled = listIn(node, 'expressions').map((expression) => {
      const value = this.read(expression, module, deeper(at));
      return value?.type === 'scalar' ? String(value.value ?? '') : undefined;
    });
    const text = listIn(node, 'quasis')
      .map((part, index) => {
        const value = valueIn(part, 'value');
        return (isObject(value) ? String(value['cooked']) : '') + (filled[index] ?? '');
      })
      .join('');
    return filled.includes(undefined) && /\s/.test(text) ? undefined : text;
  }

  private items(node: ProgramNode, module: Module, at: At): JsonTree[] {
    return listIn(node, 'elements').flatMap((element) => {
      const value = this.evaluate(inner(element, 'argument') ?? element, module, at);
      if (element.type === 'SpreadElement') return value?.type === 'array' ? value.items : [];
      return value ?? [];
    });
  }

  private entries(node: ProgramNode, module: Module, at: At): [string, JsonEntry][] {
    return listIn(node, 'properties').flatMap((property): [string, JsonEntry][] => {
      const content = inner(property, property.type === 'SpreadElement' ? 'argument' : 'value');
      const name = plain(property, 'computed') === true ? undefined : nameOf(inner(property, 'key'));
      // Functions configure programs and have no equivalent in a settings file.
      if (!content || /Function/.test(content.type)) return [];
      const value = this.evaluate(content, module, deeper(at, name));
      if (property.type === 'SpreadElement') return value?.type === 'object' ? [...value.entries] : [];
      const key = inner(property, 'key');
      return value && key && name !== undefined ? [[name, { key: this.placeOf(key, module), value }]] : [];
    });
  }

  /** Result of a call: the argument of `defineConfig` and the like, or the return value of a function in the file. */
  private call(node: ProgramNode, module: Module, at: At): JsonTree | undefined {
    const [argument] = listIn(node, 'arguments');
    const callee = inner(node, 'callee');
    if (nameOf(inner(callee, 'object')) === 'require') return argument && this.read(argument, module, deeper(at));
    const name = nameOf(callee) ?? '';
    if (name === 'require') {
      const file = this.resolve(nameOf(argument) ?? '', module.file);
      return file === undefined ? undefined : this.exported(file, 'default', at);
    }
    const binding = module.bindings.names.get(name);
    if (binding && 'value' in binding) {
      const body = inner(binding.value, 'body');
      const result = body?.type === 'BlockStatement' ? this.resultOf(body) : body;
      return result && this.evaluate(result, module, at);
    }
    const isWrapper = /^(?:define|with)[A-Z]|[a-z]Config$/.test(name);
    const value = argument && this.read(argument, module, deeper(at, isWrapper ? '' : name));
    if (!value || isWrapper || name === '') return value;
    const place = this.placeOf(node, module);
    return objectAt(place, { [name]: { key: place, value } });
  }

  private resultOf(body: ProgramNode): ProgramNode | undefined {
    const [only, ...others] = listIn(body, 'body');
    return only?.type === 'ReturnStatement' && others.length === 0 ? inner(only, 'argument') : undefined;
  }
}
