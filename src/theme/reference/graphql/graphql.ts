import type { GraphqlDetails } from '../../../formats/graphql/details.js';
import type { RelatedTypes } from '../../../formats/relatedTypes.js';
import { hrefOfPart } from '../../../render/reference/typeParts.js';
import { markup, trusted, type Markup } from '../markup/markup.js';
import type { RenderContext } from '../renderContext.js';

/** Links to types and fields. */
export function renderTypes(
  { links, more }: Pick<RelatedTypes, 'links' | 'more'>,
  { pageOf, words }: RenderContext,
): Markup {
  const items = links.map(({ label, ...target }) => {
    const href = hrefOfPart(target, pageOf);
    const code = markup`<code>${label}</code>`;
    return markup`<li>${href === undefined ? code : markup`<a href="${href}">${code}</a>`}</li>`;
  });
  return markup`<ul class="type-links">${items}${more > 0 && markup`<li>${words.moreOptions({ count: more })}</li>`}</ul>`;
}

/** Facts about an operation or type, shown above its sections. */
export function renderNotes({ deprecation, isOneOf, directives }: GraphqlDetails, context: RenderContext): Markup {
  const { words, markdown } = context;
  return markup`${
    deprecation && trusted(markdown(`**${words.deprecated}:** ${deprecation}`))
  }${isOneOf && markup`<p>${words.oneField}</p>`}${
    directives.length > 0 && markup`<p>${directives.map((text) => markup`<code>${text}</code> `)}</p>`
  }`;
}
