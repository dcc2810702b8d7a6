import type { Content } from '../content/page.js';
import type { ApiVersion } from '../features/changelog/page.js';
import type { SiteTypes } from '../features/types/typeReader.js';
import type { EvaluatePage } from '../render/evaluatePage.js';
import type { Islands } from './islands.js';
import type { OwnLanguages } from './languages/ownLanguages.js';
import type { Parts } from './parts/parts.js';
import type { Reference, ReferenceInput } from './reference.js';

/** The current state of a site. */
export interface SiteState extends ReferenceInput {
  /** Absolute path of the documentation folder. */
  folder: string;
  content: Content;
  /** The author's components that need the browser. */
  islands: Islands;
  /** Languages for which the author supplies grammars. */
  languages: OwnLanguages;
  /** The types in code blocks that ask for them. */
  types: SiteTypes;
  /** The parts of the frame that the folder replaces. */
  parts: Parts;
  /** What changed between versions of APIs, by page. */
  changelogs: ReadonlyMap<string, readonly ApiVersion[]>;
  evaluate: EvaluatePage;
  reference: Reference;
}
