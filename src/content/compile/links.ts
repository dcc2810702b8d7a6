import type { HastPluginDefinition, MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import { isImage } from '../imageName.js';
import { literal, spanOf, type Gathered } from './context.js';
import type { Span } from '../../diagnostics/diagnostic.js';

const assetAttributes = new Set(['src', 'img', 'poster']);

/** Whether an attribute names a file of the site: an icon does when it is not a name. */
function isAsset(attribute: string, target: string): boolean {
  return assetAttributes.has(attribute) || (attribute === 'icon' && isImage(target));
}

/** Resolves the targets of Markdown links, images and definitions. */
export function linksPlugin(gathered: Gathered): MdastPluginDefinition {
  const { resolver, references } = gathered;
  function link(target: string, span: Span | undefined): string {
    references.push({ kind: 'link', target, span });
    return resolver.link(target);
  }
  return {
    name: 'trellis-links',
    options: { position: true },
    link(node, context) {
      context.setProperty(node, 'url', link(node.url, spanOf(node.position)));
    },
    definition(node, context) {
      context.setProperty(node, 'url', link(node.url, spanOf(node.position)));
    },
    image(node, context) {
      references.push({ kind: 'asset', target: node.url, span: spanOf(node.position) });
      const size = resolver.size(node.url);
      context.setProperty(node, 'url', resolver.asset(node.url));
      if (size) context.setProperty(node, 'data', { ...node.data, hProperties: { ...size } });
    },
  };
}

/** Resolves `href`, `src` and the like written as literals on JSX elements; undefined when nothing changes. */
export function resolveAttributes(
  name: string,
  attributes: readonly MdxJsxAttributeUnion[],
  span: Span | undefined,
  gathered: Gathered,
): MdxJsxAttributeUnion[] | undefined {
  const { resolver, references } = gathered;
  let changed = false;
  let size: ReturnType<typeof resolver.size>;
  const resolved = attributes.map((attribute) => {
    const target = literal(attribute);
    if (attribute.type !== 'mdxJsxAttribute' || !target) return attribute;
    const asset = isAsset(attribute.name, target);
    if (!asset && attribute.name !== 'href') return attribute;
    references.push({ kind: asset && name !== 'iframe' ? 'asset' : 'link', target, span });
    changed = true;
    if (attribute.name === 'src' && name === 'img') size = resolver.size(target);
    return { ...attribute, value: asset ? resolver.asset(target) : resolver.link(target) };
  });
  if (size && !attributes.some((attribute) => 'name' in attribute && /^(width|height)$/.test(attribute.name))) {
    for (const [name, value] of Object.entries(size)) resolved.push({ type: 'mdxJsxAttribute', name, value: String(value) });
  }
  return changed ? resolved : undefined;
}

/** Opens other sites in a new tab, loads images when they come near, keeps wide tables in a box of their own. */
export function linkTargetsPlugin(): HastPluginDefinition {
  return {
    name: 'trellis-link-targets',
    element: [
      {
        filter: ['a'],
        visit(node, context) {
          if (!/^https?:\/\//i.test(String(node.properties?.['href'] ?? ''))) return;
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
        filter: ['table'],
        visit(node, context) {
          context.wrapNode(node, {
            type: 'element',
            tagName: 'div',
            properties: { className: ['table-scroll'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
            children: [],
          });
        },
      },
    ],
  };
}
