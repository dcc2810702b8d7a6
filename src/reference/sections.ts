import type { OperationDetails } from '../render/body.js';
import { drawCallback } from './callbacks/callback.js';
import type { Drawing } from './drawing.js';
import { exchangeSections, type SectionDraft } from './exchange.js';
import { Ids } from './ids.js';
import { markup, type Markup } from './markup/markup.js';
import { drawSection, type SectionHeading } from './section/section.js';
import { drawSecurity } from './security/security.js';
import type { ReferenceWords } from './words.js';

/** How an operation's page names its sections. */
export interface SectionOptions {
  /** Ids that the page's own text has. */
  taken?: Iterable<string>;
  /** The request comes from the API: its body is a payload. */
  isWebhook?: boolean;
}

type Section = SectionDraft & SectionHeading;

/** The headings that an operation's page has beside those of its text, in order. */
export function referenceHeadings(
  details: OperationDetails,
  words: ReferenceWords,
  options: SectionOptions = {},
): SectionHeading[] {
  return sectionsOf(details, words, options).map(({ depth, text, id }) => ({ depth, text, id }));
}

/** All of an operation that stands in the text column under its text. */
export function drawOperation(details: OperationDetails, options: SectionOptions, drawing: Drawing): Markup {
  return markup`${sectionsOf(details, drawing.words, options).map((section) => {
    drawing.ids.claim(section.id);
    return drawSection(section, drawing, section.draw(drawing, section.id), section.beside);
  })}`;
}

function sectionsOf(
  details: OperationDetails,
  words: ReferenceWords,
  { taken = [], isWebhook = false }: SectionOptions,
): Section[] {
  const { security, callbacks } = details;
  const drafts = exchangeSections(details, '', isWebhook ? 'payload' : 'body', words);
  if (security.alternatives.some(({ length }) => length > 0)) {
    const draw = (drawing: Drawing): Markup => drawSecurity(security, drawing);
    drafts.unshift({ text: words.authorizations, id: 'authorizations', draw });
  }
  if (callbacks.length > 0) {
    const draw = (drawing: Drawing): Markup[] => callbacks.map((callback) => drawCallback(callback, drawing));
    drafts.push({ text: words.callbacks, id: 'callbacks', draw });
  }
  const ids = new Ids(taken);
  return drafts.map((draft) => ({ ...draft, depth: 2, id: ids.claim(draft.id) }));
}
