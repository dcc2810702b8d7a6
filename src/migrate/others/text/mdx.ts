import { mdxToMdast, type MdastNode, type MdxJsxAttributeUnion } from 'satteri';
import { attributeNamed, literalText, type Jsx } from '../../../mdx/compile/context.js';
import { tagEnd } from '../../../mdx/compile/pairRepair.js';
import { readStatements } from '../../../mdx/compile/statements.js';
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
  const edits: Edit[] = [];
  const imports = new Map<string, Imported>();
  const declared = new Set<string>();
  const tree = mdxToMdast(text, { features });

  function readModule(value: string, start: number): void {
    const { imports: statements, declared: names } = readStatements(value);
    for (const name of names) declared.add(name);
    for (const { specifier, names: imported, start: from, end: to } of statements) {
      for (const [local, exported] of Object.entries(imported)) imports.set(local, { specifier, exported });
      const path = context.snippet(specifier);
      const locals = Object.keys(imported);
      if (path !== undefined) {
        for (const local of locals) declared.add(local);
        const at = value.indexOf(specifier, from);
        edits.push({ start: start + at, end: start + at + specifier.length, text: path });
        continue;
      }
      const end = value[to] === '\n' ? to + 1 : to;
      edits.push({ start: start + from, end: start + end, text: '' });
    }
    for (const { 0: statement, 1: name = '', index } of value.matchAll(computed)) {
      context.leave(`\`${name}\``, 'it is computed by a program', start + index);
      edits.push({ start: start + index, end: start + index + statement.length, text: '' });
    }
  }

  /** The text of the file that an attribute's expression names. */
  function fileOf(source: string): string | undefined {
    const [, required, based, name] =
      /^\s*(?:require\(\s*["'](.+?)["']\s*\)(?:\.default)?|(?:useBaseUrl|withBase)\(\s*["'](.+?)["']\s*\)|([\w$]+)(?:\.src)?)\s*$/.exec(
        source,
      ) ?? [];
    if (required !== undefined) return context.asset(required);
    if (based !== undefined) return context.link(based) ?? based;
    const imported = name === undefined ? undefined : imports.get(name);
    return imported && context.asset(imported.specifier);
  }

  function printAttribute(entry: Readonly<MdxJsxAttributeUnion>): string {
    if (entry.type !== 'mdxJsxAttribute') return ` {${entry.value}}`;
    const { name, value } = entry;
    if (value === null || value === undefined) return ` ${name}`;
    const raw = name === 'code' && typeof value === 'object' ? imports.get(value.value.trim()) : undefined;
    const code = raw && context.code(raw.specifier);
    if (code !== undefined) return ` ${name}={${JSON.stringify(code)}}`;
    const isAddress = /(?:^|-)(?:src|href|to|poster)$/.test(name);
    const plain = literalText(entry) ?? (isAddress && typeof value === 'object' ? fileOf(value.value) : undefined);
    if (plain === undefined) return ` ${name}={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`;
    const text = isAddress ? (context.link(plain) ?? plain) : plain;
    return ` ${name}="${text.replaceAll('"', '&quot;')}"`;
  }

  function element(node: Readonly<Jsx>, parent: Readonly<MdastNode> | undefined): void {
    const name = node.name ?? '';
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const head = tagEnd(text, start);
    const isEmpty = text.slice(start, head).endsWith('/>');
    const tail = isEmpty ? end : end - (/<\/[\w.]*\s*>$/.exec(text.slice(start, end))?.[0].length ?? 0);
    const replace = (open: string, close: string): void => {
      edits.push({ start, end: head, text: open });
      if (!isEmpty) edits.push({ start: tail, end, text: close });
    };
    const themed = name === 'ThemedImage' ? themedImage(node) : undefined;
    const from = imports.get(name);
    const replacement: Replacement | undefined = from && replacementOf(from.specifier, from.exported);
    if (themed !== undefined) replace(themed, '');
    else if (replacement) {
      const { name: ours, attributes, children } = translate(node, replacement, parent);
      const held = replacement.content === undefined ? undefined : textIn(children);
      const tag = `${ours}${attributes.map(printAttribute).join('')}`;
      if (held !== undefined && isEmpty) replace(`<${tag}>${held}</${ours}>`, '');
      else replace(`<${tag}${isEmpty ? ' /' : ''}>`, `</${ours}>`);
    } else if (/^(?:Ideal)?Image$/.test(name))
      replace(`<img${node.attributes.map(printAttribute).join('')}${isEmpty ? ' /' : ''}>`, '</img>');
    else if (/^[A-Z]/.test(name) && !declared.has(name) && !componentTags.has(name)) {
      context.leave(`\`<${name}>\``, 'it is a component of the old site', start);
      replace('', '');
    } else if (
      node.attributes.some((entry) => entry.type === 'mdxJsxAttribute' && /^(?:src|href|poster)$/.test(entry.name))
    )
      replace(`<${name}${node.attributes.map(printAttribute).join('')}${isEmpty ? ' /' : ''}>`, `</${name}>`);
  }

  function themedImage({ attributes }: Readonly<Jsx>): string | undefined {
    const sources = attributeNamed(attributes, 'sources')?.value;
    const source = typeof sources === 'object' ? (sources?.value ?? '') : '';
    const of = (mode: string): string | undefined => {
      const [, expression = ''] = new RegExp(`${mode}\\s*:\\s*([^,}]+)`).exec(source) ?? [];
      const quoted = /^\s*["'](.*)["']\s*$/.exec(expression)?.[1];
      return quoted === undefined ? fileOf(expression) : (context.link(quoted) ?? quoted);
    };
    const [light, dark] = [of('light'), of('dark')];
    if (light === undefined || dark === undefined) return undefined;
    const alt = literalText(attributeNamed(attributes, 'alt')) ?? '';
    return `<img className="block dark:hidden" src="${light}" alt="${alt}" /><img className="hidden dark:block" src="${dark}" alt="${alt}" />`;
  }

  const visit = (node: Readonly<MdastNode>, parent: Readonly<MdastNode> | undefined): void => {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') element(node, parent);
    else context.addresses(node, text.slice(start, node.position?.end.offset), start, edits);
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  const readModules = (node: Readonly<MdastNode>): void => {
    if (node.type === 'mdxjsEsm') readModule(node.value, node.position?.start.offset ?? 0);
    if ('children' in node) for (const child of node.children) readModules(child);
  };
  // Imports may follow the elements that use them.
  readModules(tree);
  visit(tree, undefined);
  return edits;
}

function textIn(children: readonly MdastNode[]): string | undefined {
  const [only] = children;
  return only?.type === 'text' ? only.value : undefined;
}
