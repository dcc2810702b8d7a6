import { mdxToMdast, type MdastNode, type MdxJsxAttributeUnion } from 'satteri';
import { attributeNamed, literalText, type Jsx } from '../../../mdx/compile/context.js';
import { readStatements } from '../../../mdx/compile/statements.js';
import { tagEnd } from '../../../mdx/compile/tagEnd.js';
import { replacementOf, type Replacement } from '../../../mdx/foreign/components.js';
import { translate } from '../../../mdx/foreign/translate.js';
import type { Edit } from '../../../shared/edits.js';
import { componentTags, type PageContext } from './elements.js';

const features = { gfm: true, headingAttributes: true, math: true } as const;

/** Matches a value for which Astro waits when it builds the page. */
const computed = /^export\s+(?:const|let|var)\s+([\w$]+)\s*=\s*await\b[^\n]*\n?/gm;

/** Context of a page of MDX. */
export interface MdxContext extends PageContext {
  /** The path to import for a file; undefined if it cannot be imported. */
  snippet: (specifier: string) => string | undefined;
  /** The text of a file that is imported as such; undefined if there is none. */
  code: (specifier: string) => string | undefined;
  /** The address of an imported image; undefined if there is none. */
  asset: (specifier: string) => string | undefined;
}

interface Imported {
  specifier: string;
  exported: string;
}

/** Edits that convert imports and elements of other tools. */
export function editsOfMdx(text: string, context: MdxContext): Edit[] {
  return new MdxConverter(text, context).convert();
}

class MdxConverter {
  readonly #edits: Edit[] = [];
  readonly #imports = new Map<string, Imported>();
  readonly #declared = new Set<string>();

  constructor(
    private readonly text: string,
    private readonly context: MdxContext,
  ) {}

  convert(): Edit[] {
    const tree = mdxToMdast(this.text, { features });
    // Imports may follow the elements that use them.
    this.#convertModules(tree);
    this.#convertNode(tree, undefined);
    return this.#edits;
  }

  #convertModules(node: Readonly<MdastNode>): void {
    if (node.type === 'mdxjsEsm') this.#convertModule(node.value, node.position?.start.offset ?? 0);
    if ('children' in node) for (const child of node.children) this.#convertModules(child);
  }

  #convertModule(value: string, start: number): void {
    const { imports, declared } = readStatements(value);
    for (const name of declared) this.#declared.add(name);
    for (const { specifier, names, start: from, end: to } of imports) {
      for (const [local, exported] of Object.entries(names)) this.#imports.set(local, { specifier, exported });
      const path = this.context.snippet(specifier);
      if (path !== undefined) {
        for (const local of Object.keys(names)) this.#declared.add(local);
        const at = value.indexOf(specifier, from);
        this.#edits.push({ start: start + at, end: start + at + specifier.length, text: path });
        continue;
      }
      const end = value[to] === '\n' ? to + 1 : to;
      this.#edits.push({ start: start + from, end: start + end, text: '' });
    }
    for (const { 0: statement, 1: name = '', index } of value.matchAll(computed)) {
      this.context.leave(`\`${name}\``, 'it is computed by a program', start + index);
      this.#edits.push({ start: start + index, end: start + index + statement.length, text: '' });
    }
  }

  #convertNode(node: Readonly<MdastNode>, parent: Readonly<MdastNode> | undefined): void {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') this.#convertElement(node, parent);
    else this.context.addresses(node, this.text.slice(start, node.position?.end.offset), start, this.#edits);
    if ('children' in node) for (const child of node.children) this.#convertNode(child, node);
  }

  #convertElement(node: Readonly<Jsx>, parent: Readonly<MdastNode> | undefined): void {
    const name = node.name ?? '';
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const head = tagEnd(this.text, start);
    const isEmpty = this.text.slice(start, head).endsWith('/>');
    const tail = isEmpty ? end : end - (/<\/[\w.]*\s*>$/.exec(this.text.slice(start, end))?.[0].length ?? 0);
    const replace = (open: string, close: string): void => {
      this.#edits.push({ start, end: head, text: open });
      if (!isEmpty) this.#edits.push({ start: tail, end, text: close });
    };
    const retag = (tag: string, attributes: Jsx['attributes'], content?: string): void => {
      const open = `${tag}${attributes.map((entry) => this.#printAttribute(entry)).join('')}`;
      if (content !== undefined && isEmpty) replace(`<${open}>${content}</${tag}>`, '');
      else replace(`<${open}${isEmpty ? ' /' : ''}>`, `</${tag}>`);
    };
    const themed = name === 'ThemedImage' ? this.#printThemedImage(node) : undefined;
    const from = this.#imports.get(name);
    const replacement: Replacement | undefined = from && replacementOf(from.specifier, from.exported);
    if (themed !== undefined) replace(themed, '');
    else if (replacement) {
      const { name: ours, attributes, children } = translate(node, replacement, parent);
      retag(ours ?? '', attributes, replacement.content === undefined ? undefined : textIn(children));
    } else if (/^(?:Ideal)?Image$/.test(name)) retag('img', node.attributes);
    else if (/^[A-Z]/.test(name) && !this.#declared.has(name) && !componentTags.has(name)) {
      this.context.leave(`\`<${name}>\``, 'it is a component of the old site', start);
      replace('', '');
    } else if (
      node.attributes.some((entry) => entry.type === 'mdxJsxAttribute' && /^(?:src|href|poster)$/.test(entry.name))
    )
      retag(name, node.attributes);
  }

  #printAttribute(entry: Readonly<MdxJsxAttributeUnion>): string {
    if (entry.type !== 'mdxJsxAttribute') return ` {${entry.value}}`;
    const { name, value } = entry;
    if (value === null || value === undefined) return ` ${name}`;
    const raw = name === 'code' && typeof value === 'object' ? this.#imports.get(value.value.trim()) : undefined;
    const code = raw && this.context.code(raw.specifier);
    if (code !== undefined) return ` ${name}={${JSON.stringify(code)}}`;
    const isAddress = /(?:^|-)(?:src|href|to|poster)$/.test(name);
    const plain =
      literalText(entry) ?? (isAddress && typeof value === 'object' ? this.#findFile(value.value) : undefined);
    if (plain === undefined) return ` ${name}={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`;
    const text = isAddress ? this.#link(plain) : plain;
    return ` ${name}="${text.replaceAll('"', '&quot;')}"`;
  }

  #printThemedImage({ attributes }: Readonly<Jsx>): string | undefined {
    const sources = attributeNamed(attributes, 'sources')?.value;
    const source = typeof sources === 'object' ? (sources?.value ?? '') : '';
    const of = (mode: string): string | undefined => {
      const [, expression = ''] = new RegExp(`${mode}\\s*:\\s*([^,}]+)`).exec(source) ?? [];
      const quoted = /^\s*["'](.*)["']\s*$/.exec(expression)?.[1];
      return quoted === undefined ? this.#findFile(expression) : this.#link(quoted);
    };
    const [light, dark] = [of('light'), of('dark')];
    if (light === undefined || dark === undefined) return undefined;
    const alt = literalText(attributeNamed(attributes, 'alt')) ?? '';
    return `<img className="block dark:hidden" src="${light}" alt="${alt}" /><img className="hidden dark:block" src="${dark}" alt="${alt}" />`;
  }

  /** The address of the file that an attribute's expression names. */
  #findFile(source: string): string | undefined {
    const [, required, based, name] =
      /^\s*(?:require\(\s*["'](.+?)["']\s*\)(?:\.default)?|(?:useBaseUrl|withBase)\(\s*["'](.+?)["']\s*\)|([\w$]+)(?:\.src)?)\s*$/.exec(
        source,
      ) ?? [];
    if (required !== undefined) return this.context.asset(required);
    if (based !== undefined) return this.#link(based);
    const imported = name === undefined ? undefined : this.#imports.get(name);
    return imported && this.context.asset(imported.specifier);
  }

  #link(target: string): string {
    return this.context.link(target) ?? target;
  }
}

function textIn(children: readonly MdastNode[]): string | undefined {
  const [only] = children;
  return only?.type === 'text' ? only.value : undefined;
}
