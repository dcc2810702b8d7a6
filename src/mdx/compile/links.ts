import type { HastPluginDefinition, MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import { isImage } from '../imageName.js';
import type { Reference } from '../compiled.js';
import { isUnsafeAttribute } from '../unsafe.js';
import { roomFor, type GivenSize } from '../imageSize.js';
import { attributeNamed, literalText, spanOf, spanOfWord, type Gathered } from './context.js';
import type { Span } from '../../diagnostics/diagnostic.js';
import { isOtherSite } from '../../shared/url.js';

type Link = Parameters<NonNullable<MdastPluginDefinition['link']>>[0];
type ImageReference = Parameters<NonNullable<MdastPluginDefinition['imageReference']>>[0];

const assetAttributes = new Set(['src', 'img', 'poster']);
/** Elements of SVG images and of a page's head whose `href` names a file. */
const assetElements = new Set(['use', 'image', 'link']);

/** True if an attribute names a file of the site. An icon does, unless it is a name. */
function isAsset(attribute: string, target: string): boolean {
  return assetAttributes.has(attribute) || (attribute === 'icon' && isImage(target));
}

/**
 * Address of a link. One that stands bare between quotation marks ends before the second. Unlike other parsers of GFM, Sätteri takes that mark, too;
 * by then it is typographic.
 */
function withoutQuote({ url, children: [text] }: Readonly<Link>): string {
  const isBare = text?.type === 'text' && text.value === url;
  return isBare ? url.replace(/["'”’]+$/, '') : url;
}

/** Resolves the addresses of Markdown links, images and definitions. */
export function linksPlugin(gathered: Gathered): MdastPluginDefinition {
  const { resolver, references } = gathered;
  function link(target: string, span: Span | undefined): string {
    references.push({ kind: 'link', target, span });
    return resolver.link(target);
  }
  const sizeOf = (target: string): { hProperties: { width: number; height: number } } | undefined => {
    const size = resolver.size(target);
    return size && { hProperties: { ...size } };
  };
  /** Sizes of images by the names of their definitions, and the images whose definition comes after them. */
  const sizes = new Map<string, ReturnType<typeof sizeOf>>();
  const images = new Map<string, ImageReference[]>();
  return {
    name: 'trellis-links',
    options: { position: true },
    link(node, context) {
      const url = withoutQuote(node);
      const quote = node.url.slice(url.length);
      if (quote) {
        context.setProperty(node, 'children', [{ type: 'text', value: url }]);
        context.insertAfter(node, { type: 'text', value: quote });
      }
      context.setProperty(node, 'url', link(url, spanOf(node.position)));
    },
    definition(node, context) {
      const data = sizeOf(node.url);
      if (data) sizes.set(node.identifier, data);
      for (const image of images.get(node.identifier) ?? []) context.setProperty(image, 'data', data);
      context.setProperty(node, 'url', link(node.url, spanOf(node.position)));
    },
    imageReference(node, context) {
      const data = sizes.get(node.identifier);
      if (data) context.setProperty(node, 'data', data);
      else images.set(node.identifier, [...(images.get(node.identifier) ?? []), node]);
    },
    image(node, context) {
      const span = spanOf(node.position);
      references.push({ kind: 'asset', target: node.url, span });
      if (!node.alt?.trim()) gathered.unnamedImages.push({ name: node.url, span });
      if (resolver.isLeftOut?.(node.url)) {
        context.replaceNode(node, { type: 'text', value: node.alt ?? '' });
        return;
      }
      const size = sizeOf(node.url);
      context.setProperty(node, 'url', resolver.asset(node.url));
      if (size) context.setProperty(node, 'data', { ...node.data, ...size });
    },
  };
}

/** A link or an image that Markdown leaves as text: its address is a path or a file's name, and has a space. */
const spaced = /!?\[[^\][\n]*\]\((?=\.{0,2}\/|[^()]*\.[a-z]\w{1,4}\))([^\s()<>"'`]+(?: +[^\s()<>"'`]+)+)\)/g;

/** The name of a link that Markdown leaves as text: a space separates it from its address, which is a path or, as a link of its own, follows the text. */
const apart = /(\[[^\][\n]*\p{L}[^\][\n]*\]) +\((?:\/[^\s()]+\)|$)/gu;

export const mayHaveSpacedAddress = (text: string): boolean =>
  text.search(spaced) >= 0 || /\] +\((?:\/|https?:)/.test(text);

/** Notes links and images that are shown as text because their address has a space, and the names of those with a space before it. */
export function spacedAddressesPlugin({ spacedAddresses }: Gathered): MdastPluginDefinition {
  return {
    name: 'trellis-spaced-addresses',
    options: { position: true },
    text(node, context) {
      for (const [whole, name = ''] of node.value.matchAll(spaced))
        spacedAddresses.push({ name, span: spanOfWord(whole, node.position, context.source) });
      const isBeforeLink = /^https?:/.test(context.source.slice(node.position?.end.offset));
      for (const [whole, name = ''] of node.value.matchAll(apart))
        if (isBeforeLink || whole.endsWith(')'))
          spacedAddresses.push({ name, span: spanOfWord(name, node.position, context.source) });
    },
  };
}

/** Resolves literal addresses in `href`, `src` and similar attributes of JSX elements; undefined if nothing changes. */
export function resolveAttributes(
  name: string,
  attributes: readonly MdxJsxAttributeUnion[],
  spanOfTarget: (attribute: { name: string; value: string }) => Span | undefined,
  gathered: Gathered,
): MdxJsxAttributeUnion[] | undefined {
  const { resolver, references } = gathered;
  let changed = false;
  let size: ReturnType<typeof resolver.size>;
  const results = attributes.map((attribute) => {
    const target = literalText(attribute);
    if (attribute.type !== 'mdxJsxAttribute' || !target) return attribute;
    const refer = (kind: Reference['kind']): void => {
      references.push({ kind, target, span: spanOfTarget({ name: attribute.name, value: target }) });
    };
    if (isUnsafeAttribute(name, attribute.name, target)) {
      refer('link');
      changed = true;
      return { ...attribute, value: '#' };
    }
    const asset = isAsset(attribute.name, target);
    if (!asset && attribute.name !== 'href') return attribute;
    const isFile = asset ? name !== 'iframe' : assetElements.has(name) && !target.startsWith('#');
    refer(isFile ? 'asset' : 'link');
    changed = true;
    if (attribute.name === 'src' && name === 'img') size = resolver.size(target);
    return { ...attribute, value: asset ? resolver.asset(target) : resolver.link(target) };
  });
  if (name === 'iframe') return addTitle(results, attributes);
  if (size) {
    const { aspectRatio, ...numbers } = roomFor(size, givenSize(attributes));
    for (const [name, value] of Object.entries(numbers)) results.push({ type: 'mdxJsxAttribute', name, value });
    if (aspectRatio) return withRatio(results, aspectRatio);
  }
  return changed ? results : undefined;
}

/** Gives an `iframe` without a title its address as a title, for readers who cannot see its contents. */
function addTitle(list: MdxJsxAttributeUnion[], attributes: readonly MdxJsxAttributeUnion[]): MdxJsxAttributeUnion[] {
  const find = (key: string) => attributeNamed(attributes, key);
  const source = literalText(find('src')) ?? '';
  const value =
    literalText(find('alt')) ?? (URL.canParse(source, 'https://x') ? new URL(source, 'https://x').hostname : '');
  const isUnnamed = !find('title') && !find('aria-label') && value !== '' && value !== 'x';
  return isUnnamed ? [...list, { type: 'mdxJsxAttribute', name: 'title', value }] : list;
}

/** Adds the aspect ratio to an element's styles, which may be a text or an object. */
function withRatio(attributes: readonly MdxJsxAttributeUnion[], ratio: string): MdxJsxAttributeUnion[] {
  const style = attributeNamed(attributes, 'style');
  if (!style) return [...attributes, { type: 'mdxJsxAttribute', name: 'style', value: `aspect-ratio:${ratio}` }];
  const value =
    typeof style.value === 'object' && style.value !== null
      ? { ...style.value, value: `{ aspectRatio: ${JSON.stringify(ratio)}, ...(${style.value.value}) }` }
      : `aspect-ratio:${ratio};${style.value ?? ''}`;
  return attributes.map((attribute) => (attribute === style ? { ...style, value } : attribute));
}

/** Size given by attributes. Values in braces are kept as source: `width={300}`, `style={{ height: 20 }}`. */
function givenSize(attributes: readonly MdxJsxAttributeUnion[]): GivenSize {
  const size: Record<string, string> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    size[name === 'className' ? 'class' : name] =
      literalText(attribute) ?? (typeof value === 'object' ? (value?.value ?? '') : '');
  }
  return size;
}

/** Opens external links in a new tab, loads images lazily, and labels the checkboxes of tasks. */
export function linkTargetsPlugin(): HastPluginDefinition {
  return {
    name: 'trellis-link-targets',
    element: [
      {
        filter: ['a'],
        visit(node, context) {
          if (!isOtherSite(String(node.properties?.['href'] ?? ''))) return;
          context.setProperty(node, 'target', '_blank');
          context.setProperty(node, 'rel', 'noopener noreferrer');
        },
      },
      {
        filter: ['img'],
        visit(node, context) {
          context.setProperty(node, 'loading', 'lazy');
          context.setProperty(node, 'decoding', 'async');
        },
      },
      {
        // The checkbox of a task, which has no label in Markdown.
        filter: ['input'],
        visit(node, context) {
          const task = context.parent(node);
          const name = task && context.textContent(task).trim();
          if (name) context.setProperty(node, 'ariaLabel', name);
        },
      },
    ],
  };
}
