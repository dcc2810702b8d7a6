import type { SdkCall, SdkDetails } from '../../../formats/typedoc/details.js';
import type { MemberSections, SectionContent } from '../../../formats/section.js';
import { listingOf } from '../../../render/codeBlocks.js';
import { hrefOfPart } from '../../../render/reference/typeParts.js';
import { renderLink } from '../link.js';
import { markup, trusted, type Markup, type MarkupPart } from '../markup/markup.js';
import type { RenderContext } from '../renderContext.js';

/** Prints the contents of a section; `id` is that of the element around it. */
type RenderContent = (content: SectionContent, id: string, context: RenderContext) => MarkupPart;

function renderListing(code: string, language: string, { highlight }: Pick<RenderContext, 'highlight'>): Markup {
  return trusted(listingOf(highlight(code, { lang: language }), language));
}

/** Declaration of a symbol, and facts about it. */
export function renderSymbol(
  { language, declaration, deprecation, marks, since, source }: SdkDetails,
  context: RenderContext,
): Markup | undefined {
  const { words, markdown } = context;
  const facts = [
    since !== undefined && markup`<div><dt>${words.since}</dt><dd>${trusted(markdown(since))}</dd></div>`,
    source && markup`<div><dt>${words.definedIn}</dt><dd>${renderSource(source)}</dd></div>`,
  ].filter((fact) => fact instanceof Object);
  return markup`${declaration !== '' && renderListing(declaration, language, context)}${renderMarks(marks)}${
    deprecation && trusted(markdown(`**${words.deprecated}:** ${deprecation}`))
  }${facts.length > 0 && markup`<dl class="field-facts sdk-facts">${facts}</dl>`}`;
}

function renderSource({ file, line, url }: NonNullable<SdkDetails['source']>): Markup {
  const label = `${file}:${line}`;
  return url === undefined ? markup`<code>${label}</code>` : renderLink(url, label);
}

function renderMarks(marks: readonly string[]): MarkupPart {
  return (
    marks.length > 0 &&
    markup`<p class="sdk-marks">${marks.map((mark) => markup`<span class="pill">${mark}</span> `)}</p>`
  );
}

/** Texts one below the other, several of them as a list. */
export function renderTexts(
  { texts, linked }: Extract<SectionContent, { kind: 'texts' }>,
  { markdown }: RenderContext,
): Markup {
  const [only, other] = texts;
  if (only !== undefined && other === undefined)
    return markup`<div class="field-body inset">${trusted(linked?.html ?? markdown(only))}</div>`;
  return markup`<ul class="field-body sdk-texts">${texts.map((text) => markup`<li>${trusted(markdown(text))}</li>`)}</ul>`;
}

/** A constructor or method with all of its signatures. */
export function renderMember(
  { title, id, language, calls, overrides }: MemberSections,
  context: RenderContext,
  renderContent: RenderContent,
): Markup {
  const { words, pageOf, ids } = context;
  const own = ids.claim(id);
  const href = overrides && hrefOfPart(overrides, pageOf);
  const label = overrides && markup`<code>${overrides.text}</code>`;
  const isDeprecated = calls.every(({ call }) => call.deprecation !== undefined);
  return markup`<div class="sdk-member"${isDeprecated && markup` data-deprecated="true"`}><h3 id="${own}">${title}<a class="heading-link" href="#${encodeURI(own)}" aria-label="${words.linkTo({ name: title })}"></a></h3>${calls.map(
    ({ call, sections }) =>
      markup`${renderListing(call.declaration, language, context)}${renderCall(call, context)}${sections.map(
        (section) =>
          markup`<p class="field-label sdk-label">${section.title}</p>${renderContent(section.content, context.ids.claim(section.id), context)}`,
      )}${renderExamples(call, context)}`,
  )}${label && markup`<p class="field-label">${words.overrides} ${href === undefined ? label : markup`<a class="field-link" href="${href}">${label}</a>`}</p>`}</div>`;
}

function renderCall({ description, deprecation, marks }: SdkCall, { words, markdown }: RenderContext): Markup {
  const reason =
    deprecation === undefined ? undefined : `**${words.deprecated}**${deprecation === '' ? '' : `: ${deprecation}`}`;
  return markup`${renderMarks(marks)}${reason !== undefined && trusted(markdown(reason))}${
    description !== undefined && trusted(markdown(description))
  }`;
}

function renderExamples({ examples }: SdkCall, context: RenderContext): MarkupPart {
  const codes = examples.flatMap((example) => ('code' in example ? example : []));
  return codes.map(
    ({ title, code, language }) =>
      markup`<p class="field-label sdk-label">${context.words.example}${title !== undefined && `: ${title}`}</p>${renderListing(code, language, context)}`,
  );
}
