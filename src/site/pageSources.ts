import { findChannel } from '../formats/asyncapi/find.js';
import { findSymbol, wantedSymbol } from '../formats/typedoc/find.js';
import { librariesAround } from './librariesAround.js';
import type { Page } from '../content/page.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { findOperation, findSchema, type NamedAt } from '../formats/openapi/find.js';
import type { Operation, Specification } from '../formats/openapi/operation.js';
import type { KnownSpecifications } from '../formats/openapi/specifications.js';
import type { SiteInput } from './input.js';

/** Part of a specification that a page shows. */
export type Lent =
  { kind: 'operation'; operation: Operation } | { kind: 'schema'; specification: Specification; name: string };

/** Specifications' parts by page. */
export interface PageSources {
  of(page: Page): Lent | undefined;
  /** Pages that name what no specification has. */
  diagnostics: readonly Diagnostic[];
}

/** Position of a frontmatter key, for messages. */
export function atKey({ file, frontmatterSpans }: Page, key: string): NamedAt {
  const span = frontmatterSpans[key];
  return span ? { file, span } : { file };
}

/** The specifications of an input, as look-ups take them. */
export function specificationsOf({ specifications, unread = [] }: SiteInput): KnownSpecifications {
  return { specifications, unread };
}

/** Looks up what the frontmatter of every page names: `openapi`, else `asyncapi`, else `sdk`, else `openapi-schema` (FORMAT.md 6.1). */
export function findPageSources(input: SiteInput): PageSources {
  const all = specificationsOf(input);
  const around = librariesAround(input.config.navigation);
  const lent = new Map<Page, Lent>();
  const diagnostics: Diagnostic[] = [];
  for (const page of input.pages) {
    const { openapi, asyncapi, 'openapi-schema': schema, sdk } = page.frontmatter;
    if (openapi !== undefined || asyncapi !== undefined) {
      const found =
        openapi === undefined
          ? findChannel(all, asyncapi ?? '', atKey(page, 'asyncapi'))
          : findOperation(all, openapi, atKey(page, 'openapi'));
      diagnostics.push(...found.diagnostics);
      if (found.operation) lent.set(page, { kind: 'operation', operation: found.operation });
    } else if (sdk !== undefined) {
      const found = findSymbol(all, wantedSymbol(sdk), around(page.route), atKey(page, 'sdk'));
      diagnostics.push(...found.diagnostics);
      if (found.operation) lent.set(page, { kind: 'operation', operation: found.operation });
    } else if (schema !== undefined) {
      const { specification, name, ...found } = findSchema(all, schema, atKey(page, 'openapi-schema'));
      diagnostics.push(...found.diagnostics);
      if (specification && name !== undefined) lent.set(page, { kind: 'schema', specification, name });
    }
  }
  return { of: (page) => lent.get(page), diagnostics };
}
