import { innerNodes, type SchemaNode } from '../../../documents/schema/node.js';
import type { RenderContext } from '../renderContext.js';
import { clauseLabel } from '../../../render/reference/constraint.js';
import { idPart } from '../../../shared/idPart.js';
import { renderFold } from '../fold.js';
import { loaderState, renderTextLink } from '../loader.js';
import { markup, trusted, type Markup, type MarkupPart } from '../markup/markup.js';
import { renderFacts, renderOptions, factsOf, type Fact } from './facts.js';
import { renderHead } from './head.js';
import { addName, fieldPlaceUnder, type FieldPlace } from './fieldPlace.js';
import { renderVariants } from './variants.js';

/** Longer descriptions, mostly lists of time zones, get a scrolling box. */
const longDescription = 4000;

/** A list of fields, each with an id, facts and nested fields. */
export function renderFields(nodes: readonly SchemaNode[], place: FieldPlace, context: RenderContext): Markup {
  return markup`<div class="fields">${nodes.map((node) => renderField(node, place, context))}</div>`;
}

/**
 * A field: FORMAT.md 6.2.
 *
 * @param more facts that are not in the schema.
 */
export function renderField(
  node: SchemaNode,
  around: FieldPlace,
  context: RenderContext,
  more: readonly Fact[] = [],
): Markup {
  const place = placeInTree(node, around, context);
  const id = context.ids.claim(`${place.prefix}-${idPart(node.name ?? '') || 'value'}`);
  const about = renderAbout(node, context, more);
  const inside = fieldPlaceUnder(place, id, node.schemaName);
  const nested = renderNested(node, inside, context);
  const cut = node.cut && renderCut(node.cut, place, context);
  return markup`<div class="field" id="${id}"${node.deprecated && markup` data-deprecated="true"`}>${renderHead(node, context, id)}${
    about && markup`<div class="field-body inset">${about}</div>`
  }${nested && renderDisclosure(node, nested, opensAtFirst(node, place, context) && markup` open`, context)}${renderLoader(node, inside, context)}${cut}</div>`;
}

/** A schema that is not a field: its type, unless that is obvious, and its fields. */
export function renderSchema(node: SchemaNode, around: FieldPlace, context: RenderContext): Markup {
  const place = placeInTree(node, around, context);
  const hasParts = node.children.length > 0 || node.variants.length > 0;
  const isObject = /(?:^| )object$/.test(node.type) && hasParts && node.default === undefined;
  const about = renderAbout(node, context);
  const head = !isObject && renderHead({ ...node, required: false }, context);
  const inside = addName(place, node.schemaName);
  const nested = renderNested(node, inside, context);
  return markup`${head}${about && markup`<div class="field-body inset">${about}</div>`}${nested}${renderLoader(node, inside, context)}${node.cut && renderCut(node.cut, place, context)}`;
}

/** Description, options and facts. */
function renderAbout(node: SchemaNode, context: RenderContext, more: readonly Fact[] = []): Markup | undefined {
  const { description, deprecation } = node;
  const options = renderOptions(node, context);
  const facts = renderFacts([...factsOf(node, context), ...more]);
  if (description === undefined && deprecation === undefined && !options && !facts) return undefined;
  return markup`${description !== undefined && renderDescription(node, description, context)}${
    deprecation !== undefined && trusted(context.markdown(`**${context.words.deprecated}:** ${deprecation}`))
  }${options}${facts}`;
}

function renderDescription({ name, type }: SchemaNode, description: string, context: RenderContext): Markup {
  const html = trusted(context.markdown(description));
  if (description.length <= longDescription) return html;
  return markup`<div class="field-long inset" tabindex="0" role="group" aria-label="${name ?? type}">${html}</div>`;
}

/** The contents of a node, if any; `place` is the position inside it. */
function renderNested(node: SchemaNode, place: FieldPlace, context: RenderContext): Markup | undefined {
  const { children, variants, clauses = [] } = node;
  const parts = [
    children.length > 0 && renderFields(children, place, context),
    ...variants.map((each) => renderVariants(each, place, context, renderSchema)),
    ...clauses.map(
      (clause) =>
        markup`<div class="field-clause" data-kind="${clause.kind}"><p class="field-label">${clauseLabel(clause, context.words)}</p>${renderSchema(clause.node, place, context)}</div>`,
    ),
  ].filter((part) => part instanceof Object);
  if (parts.length === 0) return undefined;
  const id = node.anchor ?? (node.isTarget ? place.targets?.get(node.schemaName ?? '') : undefined);
  return id === undefined ? markup`${parts}` : markup`<div id="${id}">${parts}</div>`;
}

/** A fold whose content the page loads when it is opened. Without JavaScript it leads to the page's Markdown. */
function renderLoader(node: SchemaNode, place: FieldPlace, context: RenderContext): Markup | undefined {
  const { later, anchor, anchors, schemaName, type } = node;
  if (!later) return undefined;
  const state = loaderState(context, () => renderNested(later, place, context), anchor);
  return renderDisclosure(node, renderTextLink(schemaName ?? type, context, anchors), state, context);
}

/** The position of a node; that of a root has ids for the schemas that fields of its tree lead to. */
function placeInTree(node: SchemaNode, place: FieldPlace, { ids }: RenderContext): FieldPlace {
  if (place.targets) return place;
  const claim = (name: string): [string, string] => [name, ids.claim(`${place.prefix}-schema-${idPart(name)}`)];
  return { ...place, targets: new Map(targetsIn(node).map(claim)) };
}

function targetsIn(node: SchemaNode): string[] {
  const { isTarget, schemaName } = node;
  return [...(isTarget && schemaName !== undefined ? [schemaName] : []), ...innerNodes(node).flatMap(targetsIn)];
}

function renderCut(
  { reason, name, more, anchor }: NonNullable<SchemaNode['cut']>,
  { within, targets }: FieldPlace,
  { words }: RenderContext,
): Markup {
  if (reason === 'budget') {
    return markup`<p class="field-cut">${more === undefined ? words.goesOn({ name }) : words.moreOptions({ count: more })}</p>`;
  }
  const id = anchor ?? (reason === 'recursive' ? within.get(name) : targets?.get(name));
  const label =
    id === undefined
      ? markup`<code>${name}</code>`
      : markup`<a class="field-link" href="#${encodeURI(id)}"><code>${name}</code></a>`;
  return markup`<p class="field-cut" data-cut="recursive">${words.repeats} ${label}</p>`;
}

/** A fold with the nested fields of a node. */
function renderDisclosure(
  { hasArguments }: Pick<SchemaNode, 'hasArguments'>,
  content: Markup,
  state: MarkupPart,
  { words }: RenderContext,
): Markup {
  const parts = hasArguments ? words.arguments.toLowerCase() : words.childAttributes;
  const verbs = markup`<span class="when-closed">${words.show}</span><span class="when-open">${words.hide}</span>`;
  return renderFold(markup`<span>${verbs} ${parts}</span>`, content, state);
}

function opensAtFirst({ variants }: SchemaNode, { depth }: FieldPlace, { expanded }: RenderContext): boolean {
  if (expanded === 'all') return true;
  return depth === 0 && (expanded === 'topLevel' || (expanded === 'topLevelOneOfs' && variants.length > 0));
}
