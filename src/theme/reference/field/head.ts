import type { SchemaNode } from '../../../documents/schema/node.js';
import type { RenderContext } from '../renderContext.js';
import { hrefOfPart } from '../../../render/reference/typeParts.js';
import { markup, type Markup, type MarkupPart } from '../markup/markup.js';

function mark(isShown: boolean, word: string): MarkupPart {
  return isShown && markup`<span class="pill">${word}</span>`;
}

/** The first line of a field: name, type and the most important facts. */
export function renderHead(
  node: SchemaNode,
  { words, pageOf }: Pick<RenderContext, 'words' | 'pageOf'>,
  id?: string,
): Markup {
  const { name, type, typePage, required, readOnly, writeOnly, deprecated, since, default: fallback } = node;
  const label =
    name !== undefined &&
    id !== undefined &&
    markup`<a class="field-name" data-component-part="field-name" href="#${encodeURI(id)}">${name}</a>`;
  const parts = node.typeParts ?? [{ text: type, ...(typePage !== undefined && { page: typePage }) }];
  const links = parts.map((part) => {
    const href = hrefOfPart(part, pageOf);
    return href === undefined ? markup`${part.text}` : markup`<a href="${href}">${part.text}</a>`;
  });
  return markup`<p class="field-head">${label}${type !== '' && markup`<span class="field-type">${links}</span>`}${
    required && markup`<span class="field-required" data-component-part="field-required-pill">${words.required}</span>`
  }${mark(readOnly, words.readOnly)}${mark(writeOnly, words.writeOnly)}${node.marks?.map((word) => mark(true, word))}${mark(since !== undefined, `${words.since} ${since}`)}${mark(deprecated, words.deprecated)}${
    fallback !== undefined && markup`<span class="field-default">${words.default} <code>${fallback}</code></span>`
  }</p>`;
}
