import type { MdastNode, MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import type { Span } from '../../diagnostics/diagnostic.js';
import { componentsInLowerCase, propertiesWithout } from '../componentProperties.js';
import { valuesWithout } from '../propertyValues.js';
import { apartFromFrame } from './anchors.js';
import {
  attributeNamed,
  literalText,
  replaceElement,
  spanOf,
  spanOfValue,
  spanOfWord,
  type Gathered,
  type Jsx,
} from './context.js';
import { handOver, isAuthors } from './authorFunctions.js';
import { inlineHtml } from './inline.js';
import { unfilled } from '../variables.js';
import { resolveAttributes } from './links.js';

const componentName = /^[\p{Lu}$_]|\./u;
const stepHeading: Record<string, number> = { h2: 2, h3: 3, h4: 4 };
/** Attributes that contain Markdown, by component (part 4.8 of the format). */
const markdownAttributes: Record<string, ReadonlySet<string>> = {
  Frame: new Set(['caption', 'hint']),
  Example: new Set(['caption', 'hint']),
  Prompt: new Set(['description']),
};

/** Context of an element. */
interface ElementContext {
  source: string;
  parent(node: Readonly<MdastNode>): Readonly<MdastNode> | undefined;
  textContent(node: Readonly<MdastNode>): string;
}

function attribute(attributes: readonly MdxJsxAttributeUnion[], name: string): string | undefined {
  return literalText(attributeNamed(attributes, name));
}

/** Writes a title with backticks as its only markup: without the backslashes of formatters (`get\_logs`), and with backticks for `<code>`. */
const plainTitle = (title: string): string =>
  title.replace(/<code>([^<`]+)<\/code>/g, '`$1`').replace(/(`[^`]*`)|\\([_*<>{}[\]])/g, '$1$2');

/** The text of an attribute that names a component: a literal, or an element without expressions. Links can lead to components with such a title. */
export function titleOf(attributes: readonly MdxJsxAttributeUnion[], name: string): string | undefined {
  const entry = attributeNamed(attributes, name);
  const title = literalText(entry);
  if (title !== undefined) return plainTitle(title);
  const source = typeof entry?.value === 'object' ? (entry.value?.value ?? '').trim() : '';
  if (!/^<[\s\S]*>$/.test(source)) return undefined;
  const text = source
    .replace(/<[^<>]*>/g, '')
    .replace(/\{\s*(["'`])([^{}]*)\1\s*\}/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' || /[{}<>]/.test(text) ? undefined : text;
}

function fieldName(attributes: readonly MdxJsxAttributeUnion[]): string | undefined {
  for (const name of ['name', 'path', 'query', 'body', 'header', 'cookie']) {
    const value = attribute(attributes, name);
    if (value) return value;
  }
  return undefined;
}

/** Level of a step's title: its own, else that of its list. */
function stepDepth(node: Readonly<Jsx>, around: ElementContext): number | undefined {
  const own = attribute(node.attributes, 'titleSize');
  if (own) return stepHeading[own];
  const parent = around.parent(node);
  const isList = parent?.type === 'mdxJsxFlowElement' && parent.name === 'Steps';
  return isList ? stepHeading[attribute(parent.attributes, 'titleSize') ?? ''] : undefined;
}

const names = new Set(['alt', 'aria-label', 'aria-labelledby', 'aria-hidden', 'role', 'title']);

/** True if an image has a text alternative, which may be empty. Spread attributes may contain one. */
function isNamed({ attributes }: Readonly<Jsx>): boolean {
  return attributes.some((entry) => entry.type !== 'mdxJsxAttribute' || names.has(entry.name));
}

/** Older pages write `style` for an icon's `iconType`. */
function iconStyle(node: Readonly<Jsx>): string | undefined {
  const style = node.name === 'Icon' ? attribute(node.attributes, 'style') : undefined;
  return style && /^[\w-]+$/.test(style) ? style : undefined;
}

/** The heading that a component renders, if any. */
function headingOf(node: Readonly<Jsx>, around: ElementContext): { depth: number; text: string } | undefined {
  switch (node.name) {
    case 'Update': {
      const text = titleOf(node.attributes, 'label');
      return text ? { depth: 2, text } : undefined;
    }
    case 'Step': {
      const text = titleOf(node.attributes, 'title');
      const depth = stepDepth(node, around);
      // Backticks mark code in the title and are not part of it.
      return text && depth ? { depth, text: text.replaceAll('`', '') } : undefined;
    }
    case 'Heading': {
      const level = attributeNamed(node.attributes, 'level');
      const written = typeof level?.value === 'object' ? level.value?.value : undefined;
      const depth = Number(literalText(level) ?? written ?? 2);
      const text = around.textContent(node).trim();
      return text && depth >= 1 && depth <= 6 ? { depth, text } : undefined;
    }
    default:
      return undefined;
  }
}

/** The text from which a component without a heading gets its id. */
function anchorOf({ name, attributes }: Readonly<Jsx>): string | undefined {
  switch (name) {
    case 'Accordion':
    case 'Tab':
      return titleOf(attributes, 'title');
    case 'Param':
    case 'ParamField':
    case 'ResponseField': {
      const field = fieldName(attributes);
      return field ? `param-${field}` : undefined;
    }
    default:
      return undefined;
  }
}

/** Gives a component an id from its title, unless the author chose one, and lists the heading that it renders. */
function identify(node: Readonly<Jsx>, around: ElementContext, { ids, headings }: Gathered): string | undefined {
  const ownId = attribute(node.attributes, 'id');
  const anchor = node.name === 'a' ? attribute(node.attributes, 'name') : undefined;
  if (anchor) ids.keep(anchor);
  const heading = headingOf(node, around);
  const text = heading?.text ?? anchorOf(node);
  const id = ownId ? ids.keep(ownId) : text ? ids.create(text) : undefined;
  if (heading && id) headings.push({ ...heading, id });
  return ownId ? undefined : id;
}

/** Compiles Markdown in attributes to HTML, in further attributes whose names end in `Html`; undefined if there is none. */
function compileMarkdown(node: Readonly<Jsx>, gathered: Gathered): MdxJsxAttributeUnion[] | undefined {
  const names = markdownAttributes[node.name ?? ''];
  const title = isAuthors(node.name ?? '') ? '' : (attribute(node.attributes, 'title') ?? '');
  if (!names && plainTitle(title) === title) return undefined;
  return node.attributes.map((entry) => {
    const text = literalText(entry);
    if (entry.type !== 'mdxJsxAttribute' || !text) return entry;
    if (entry.name === 'title') return { ...entry, value: plainTitle(text) };
    if (!names?.has(entry.name)) return entry;
    return { ...entry, name: `${entry.name}Html`, value: inlineHtml(text, spanOf(node.position), gathered) };
  });
}

/**
 * Lists the components of a text, gives those with a title an id, and resolves their literal addresses. The component itself handles ids and
 * addresses computed by expressions.
 *
 * @param isSnippet true if pages pass props to the text, on which component properties may depend.
 */
export function jsxPlugin(gathered: Gathered, isSnippet = false): MdastPluginDefinition {
  function visit<N extends Jsx>(node: Readonly<N>, around: ElementContext): N | undefined {
    const name = node.name ?? '';
    const span = spanOf(node.position);
    if (componentName.test(name) || componentsInLowerCase.has(name)) gathered.uses.push({ name, span });
    for (const entry of node.attributes) {
      if (entry.type === 'mdxJsxAttribute' && propertiesWithout(name, entry.name)) {
        gathered.properties.push({
          component: name,
          name: entry.name,
          span: spanOfWord(entry.name, node.position, around.source),
        });
      }
      const value = literalText(entry);
      if (entry.type === 'mdxJsxAttribute' && value !== undefined && valuesWithout(name, entry.name, value)) {
        gathered.values.push({
          component: name,
          property: entry.name,
          name: value,
          span: spanOfWord(entry.name, node.position, around.source),
        });
      }
      for (const unknown of unfilled(value ?? '')) gathered.undefinedVariables.push({ name: unknown, span });
    }

    // An author's component may use the attribute for something else.
    const icon = componentName.test(name) && !isAuthors(name) ? attribute(node.attributes, 'icon') : undefined;
    const style = attribute(node.attributes, 'iconType') ?? iconStyle(node);
    if (icon) {
      const place = spanOfValue({ name: 'icon', value: icon }, node.position, around.source);
      gathered.icons.push({ name: icon, span: place, ...(style ? { style } : {}) });
    }

    if (isAuthors(name) && name !== 'Snippet') gathered.headings.push({ includes: name });
    const included = name === 'Snippet' ? attribute(node.attributes, 'file') : undefined;
    if (included) return include(node, included);

    const source = name === 'img' ? attribute(node.attributes, 'src') : undefined;
    if (source && !isNamed(node)) gathered.unnamedImages.push({ name: source, span });
    if (source && gathered.resolver.isLeftOut?.(source))
      return leftOut(node, source, spanOfValue({ name: 'src', value: source }, node.position, around.source));

    const handed = handOver<N>(node, gathered, isSnippet);
    const apart = isAuthors(name) ? undefined : apartFromFrame(name, (handed ?? node).attributes);
    const changed = apart ? { ...(handed ?? node), attributes: apart } : handed;
    return completed<N>(changed ?? node, around, name) ?? changed;
  }
  function completed<N extends Jsx>(node: Readonly<N>, around: ElementContext, name: string): N | undefined {
    const id = identify(node, around, gathered);
    const compiled = compileMarkdown(node, gathered);
    const spanOfTarget: Parameters<typeof resolveAttributes>[2] = (target) =>
      spanOfValue(target, node.position, around.source);
    const ownAttributes = resolveAttributes(name, compiled ?? node.attributes, spanOfTarget, gathered) ?? compiled;
    if (!id && !ownAttributes) return undefined;
    const attributes = [...(ownAttributes ?? node.attributes)];
    if (id) attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: id });
    return { ...node, attributes };
  }
  function leftOut<N extends Jsx>(node: Readonly<N>, target: string, span: Span | undefined): N {
    gathered.references.push({ kind: 'asset', target, span });
    const text = attribute(node.attributes, 'alt');
    return { ...node, name: null, attributes: [], children: text ? [{ type: 'text', value: text }] : [] };
  }
  // `<Snippet file="x.mdx" />` is an older form of an import.
  function include<N extends Jsx>(node: Readonly<N>, file: string): N {
    const name = `TrellisSnippet${gathered.imports.length}`;
    gathered.headings.push({ includes: name });
    gathered.imports.push({
      specifier: `/snippets/${file}`,
      snippet: file,
      names: { [name]: 'default' },
      span: spanOf(node.position),
    });
    return { ...node, name };
  }
  function element<N extends Jsx>(node: Readonly<N>, context: ElementContext): N | undefined {
    const changed = visit(node, context);
    return changed && replaceElement(node, changed);
  }
  return {
    name: 'trellis-jsx',
    options: { position: true },
    mdxJsxFlowElement: (node, context) => element(node, context),
    mdxJsxTextElement: (node, context) => element(node, context),
  };
}
