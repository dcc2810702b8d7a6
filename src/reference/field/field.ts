import type { SchemaNode } from '../../render/body.js';
import type { Drawing } from '../drawing.js';
import { idPart } from '../../render/reference/ids.js';
import { drawFold } from '../fold.js';
import { markup, trusted, type Markup } from '../markup/markup.js';
import { drawFacts, drawOptions, factsOf, type Fact } from './facts.js';
import { drawHead } from './head.js';
import { named, placeUnder, type Place } from './place.js';
import { drawVariants } from './variants.js';

/** Longer descriptions, lists of all time zones for the most part, get a box that scrolls. */
const longDescription = 4000;

/** Fields one below the other, each with an id, a line of facts and what is nested in it. */
export function drawFields(nodes: readonly SchemaNode[], place: Place, drawing: Drawing): Markup {
  return markup`<div class="fields">${nodes.map((node) => drawField(node, place, drawing))}</div>`;
}

/**
 * One field: FORMAT.md 6.2.
 *
 * @param more facts that the schema itself does not know.
 */
export function drawField(node: SchemaNode, place: Place, drawing: Drawing, more: readonly Fact[] = []): Markup {
  const id = drawing.ids.claim(`${place.prefix}-${idPart(node.name ?? '') || 'value'}`);
  const about = drawAbout(node, drawing, more);
  const nested = drawNested(node, placeUnder(place, id, node.schemaName), drawing);
  const cut = node.cut && drawCut(node.cut, place, drawing);
  return markup`<div class="field" id="${id}"${node.deprecated && markup` data-deprecated="true"`}>${drawHead(node, drawing, id)}${
    about && markup`<div class="field-body inset">${about}</div>`
  }${nested && drawDisclosure(nested, opensAtFirst(node, place, drawing), drawing)}${cut}</div>`;
}

/** A schema that is not a field of anything: its type where it says something, and its own fields at once. */
export function drawSchema(node: SchemaNode, place: Place, drawing: Drawing): Markup {
  const hasParts = node.children.length > 0 || node.variants.length > 0;
  const isObject = /(?:^| )object$/.test(node.type) && hasParts && node.default === undefined;
  const about = drawAbout(node, drawing);
  const head = !isObject && drawHead({ ...node, required: false }, drawing);
  const nested = drawNested(node, named(place, node.schemaName), drawing);
  return markup`${head}${about && markup`<div class="field-body inset">${about}</div>`}${nested}${node.cut && drawCut(node.cut, place, drawing)}`;
}

/** Description, options and facts. */
function drawAbout(node: SchemaNode, drawing: Drawing, more: readonly Fact[] = []): Markup | undefined {
  const { description, enum: values } = node;
  const options = drawOptions(values, drawing);
  const facts = drawFacts([...factsOf(node, drawing), ...more]);
  if (description === undefined && !options && !facts) return undefined;
  return markup`${description !== undefined && drawDescription(node, description, drawing)}${options}${facts}`;
}

function drawDescription({ name, type }: SchemaNode, description: string, drawing: Drawing): Markup {
  const html = trusted(drawing.markdown(description));
  if (description.length <= longDescription) return html;
  return markup`<div class="field-long inset" tabindex="0" role="region" aria-label="${name ?? type}">${html}</div>`;
}

/** What stands within a node, if anything does; `place` is the one within it. */
function drawNested(node: SchemaNode, place: Place, drawing: Drawing): Markup | undefined {
  const { children, variants, not } = node;
  const parts = [
    children.length > 0 && drawFields(children, place, drawing),
    ...variants.map((each) => drawVariants(each, place, drawing, drawSchema)),
    not &&
      markup`<div class="field-not"><p class="field-label">${drawing.words.not}</p>${drawSchema(not, place, drawing)}</div>`,
  ].filter((part) => part instanceof Object);
  return parts.length > 0 ? markup`${parts}` : undefined;
}

function drawCut(
  { reason, name, more }: NonNullable<SchemaNode['cut']>,
  { within }: Place,
  { words }: Drawing,
): Markup {
  if (reason === 'budget') {
    return markup`<p class="field-cut">${more === undefined ? words.goesOn({ name }) : words.moreOptions({ count: more })}</p>`;
  }
  const id = within.get(name);
  const label =
    id === undefined
      ? markup`<code>${name}</code>`
      : markup`<a class="field-link" href="#${encodeURI(id)}"><code>${name}</code></a>`;
  return markup`<p class="field-cut" data-cut="recursive">${words.repeats} ${label}</p>`;
}

function drawDisclosure(content: Markup, isOpen: boolean, { words }: Drawing): Markup {
  const verbs = markup`<span class="when-closed">${words.show}</span><span class="when-open">${words.hide}</span>`;
  return drawFold(markup`<span>${verbs} ${words.childAttributes}</span>`, content, isOpen);
}

function opensAtFirst({ variants }: SchemaNode, { depth }: Place, { expanded }: Drawing): boolean {
  if (expanded === 'all') return true;
  return depth === 0 && (expanded === 'topLevel' || (expanded === 'topLevelOneOfs' && variants.length > 0));
}
