import { diagnostic } from '../../diagnostics/create.js';
import type { DiagnosticCode } from '../../diagnostics/catalogue.js';
import { type Diagnostic } from '../../diagnostics/diagnostic.js';
import type { JsonPath } from '../../config/tree.js';
import type { Reference } from '../../mdx/compiled.js';
import type { FindUnlisted } from '../navigation/divisionLists.js';
import type { Entry } from '../entry.js';
import type { SiteInput } from '../input.js';
import type { Outline } from '../navigation/outline.js';
import type { PlacedOperations } from '../operations/placement.js';
import type { PageSources } from '../pageSources.js';
import type { Repository } from '../repository.js';
import type { Site } from '../site.js';
import type { Translation } from '../translations/translations.js';

/** Input of a check: the model's input, intermediate results, and the model itself. */
export interface CheckContext {
  input: SiteInput;
  entries: ReadonlyMap<string, Entry>;
  outline: Outline;
  sources: PageSources;
  operations: Pick<PlacedOperations, 'unread' | 'divisions' | 'diagnostics'>;
  unlisted: FindUnlisted;
  repository: Repository | undefined;
  model: Omit<Site, 'diagnostics' | 'checkReferences'>;
  translations: readonly Translation[];
  /** Cached faults of references in unchanged texts. They are valid as long as the possible targets are the same. */
  faultsOf: Record<'links' | 'assets', WeakMap<readonly Reference[], Diagnostic[]>>;
}

/** A rule that returns its diagnostics in any order. */
export type Check = (context: CheckContext) => Diagnostic[];

/** Path of a setting as written: short forms of `logo`, `favicon` and `fonts` stand for several settings. */
export function writtenPath({ input }: CheckContext, path: JsonPath): JsonPath {
  const short = [...path.slice(0, 1), ...path.slice(2)];
  return [path, short].find((each) => input.configSource.spanOf(each)) ?? path.slice(0, 1);
}

/** Creates a diagnostic for a value of docs.json. */
export function inConfig(
  { input: { configSource } }: Pick<CheckContext, 'input'>,
  path: JsonPath,
  code: DiagnosticCode,
  words: Pick<Diagnostic, 'message' | 'help' | 'fix'>,
): Diagnostic {
  return diagnostic(code, { ...words, ...configSource.placeOf(path) });
}
