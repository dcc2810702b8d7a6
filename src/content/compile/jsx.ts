import type { MdastPluginDefinition, MdxJsxAttributeUnion, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { literal, spanOf, type Gathered } from './context.js';
import { resolveAttributes } from './links.js';

const componentName = /^[\p{Lu}$_]|\./u;
const stepHeading: Record<string, number> = { h2: 2, h3: 3, h4: 4 };

function attribute(attributes: readonly MdxJsxAttributeUnion[], name: string): string | undefined {
  return literal(attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name));
}

function fieldName(attributes: readonly MdxJsxAttributeUnion[]): string | undefined {
  for (const name of ['name', 'path', 'query', 'body', 'header']) {
    const value = attribute(attributes, name);
    if (value) return value;
  }
  return undefined;
}

/** The id that a component takes from its title, and the heading it draws, if it draws one. */
function idOf(name: string, attributes: readonly MdxJsxAttributeUnion[], gathered: Gathered): string | undefined {
  const { ids, headings } = gathered;
  const title = attribute(attributes, name === 'Update' ? 'label' : 'title');
  switch (name) {
    case 'Accordion':
    case 'Tab':
      return title ? ids.create(title) : undefined;
    case 'Update': {
      if (!title) return undefined;
      const id = ids.create(title);
      headings.push({ depth: 2, text: title, id });
      return id;
    }
    case 'Step': {
      const depth = stepHeading[attribute(attributes, 'titleSize') ?? ''];
      if (!title || !depth) return undefined;
      const id = ids.create(title);
      headings.push({ depth, text: title, id });
      return id;
    }
    case 'Param':
    case 'ParamField':
    case 'ResponseField': {
      const field = fieldName(attributes);
      return field ? ids.create(`param-${field}`) : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Lists the components of a text, gives those with a title their id, and resolves their literal targets.
 * An id or a target that is computed by an expression is the component's own business.
 */
export function jsxPlugin(gathered: Gathered): MdastPluginDefinition {
  function visit<N extends MdxJsxFlowElement | MdxJsxTextElement>(node: Readonly<N>): N | undefined {
    const name = node.name ?? '';
    const span = spanOf(node.position);
    if (componentName.test(name)) gathered.uses.push({ name, span });
    for (const entry of node.attributes) {
      if (entry.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(entry.name)) gathered.handlers.push({ name: entry.name, span });
    }

    const included = name === 'Snippet' ? attribute(node.attributes, 'file') : undefined;
    if (included) return include(node, included);

    const chosen = attribute(node.attributes, 'id');
    if (chosen) gathered.ids.claim(chosen);
    const id = chosen ? undefined : idOf(name, node.attributes, gathered);
    const resolved = resolveAttributes(name, node.attributes, span, gathered);
    if (!id && !resolved) return undefined;
    const attributes = [...(resolved ?? node.attributes)];
    if (id) attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: id });
    return { ...node, attributes };
  }
  // `<Snippet file="x.mdx" />` is the old way to write an import.
  function include<N extends MdxJsxFlowElement | MdxJsxTextElement>(node: Readonly<N>, file: string): N {
    const name = `TrellisSnippet${gathered.imports.length}`;
    gathered.imports.push({ specifier: `/snippets/${file}`, names: { [name]: 'default' }, span: spanOf(node.position) });
    return { ...node, name };
  }
  return {
    name: 'trellis-jsx',
    options: { position: true },
    mdxJsxFlowElement: (node) => visit(node),
    mdxJsxTextElement: (node) => visit(node),
  };
}
