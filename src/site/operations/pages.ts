import { isIn, type VersionNames } from '../../config/navigation/versionNames.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Messages } from '../../i18n/messages.js';
import { defined } from '../../shared/object.js';
import type { ReferenceDocument, ReferenceEntry } from '../../formats/format.js';
import { entryOfOperation, type Entry } from '../entry.js';
import { joinPointer } from '../../documents/pointer.js';
import { diagnostic } from '../../diagnostics/create.js';
import { unroutable } from '../../content/pathFaults.js';
import { inShort } from '../../diagnostics/inShort.js';
import { createAddresses, hrefOfOperation } from './address.js';
import { frontmatterOf } from './frontmatter.js';

/** Request for the page of an operation. */
export interface Wanted {
  /** Directory of a generated page: a path without trailing slash, empty for the root. */
  directory: string;
  /** The versions of the page; undefined for all versions. */
  versions: VersionNames;
  /** Returns true if an author's page may be used instead. By default, any may. */
  accepts?: (path: string) => boolean;
}

/** The authors' and generated pages of operations. */
export interface OperationPages {
  /** Returns the author's page for an operation, else a generated one, which is created on the first request. */
  entryOf(operation: ReferenceEntry, place: Wanted): Entry;
  /** All entries by path: those of the authors, then the generated ones. */
  entries: ReadonlyMap<string, Entry>;
  /** Faults in `x-mint` and similar settings of operations. */
  diagnostics: readonly Diagnostic[];
}

/**
 * @param ownPages entries of the authors' pages.
 * @param labels labels for unnamed parts of documents.
 */
export function createOperationPages(
  ownPages: ReadonlyMap<string, Entry>,
  specifications: readonly ReferenceDocument[],
  labels: Pick<Messages['labels'], 'introduction'>,
): OperationPages {
  const byId = new Map(specifications.map((specification) => [specification.id, specification]));
  const addressOf = createAddresses(specifications, ownPages);
  const entries = new Map(ownPages);
  const diagnostics: Diagnostic[] = [];
  const authored = new Map<string, Entry[]>();
  for (const entry of ownPages.values()) {
    if (entry.source.kind !== 'operation' || entry.isLink) continue;
    const { id } = entry.source.operation;
    authored.set(id, [...(authored.get(id) ?? []), entry]);
  }

  function generate(operation: ReferenceEntry, path: string): Entry {
    const locate = byId.get(operation.documentId)?.locate ?? (() => ({ file: operation.documentId }));
    const { frontmatter, diagnostics: faults } = frontmatterOf(operation, locate);
    const sidebarTitle = operation.kind === 'introduction' ? labels.introduction : undefined;
    const href = operation.mint?.href ?? '';
    const fault = unroutable(hrefOfOperation(operation) ?? '/');
    if (fault !== undefined)
      faults.push(
        diagnostic('site/unwritable-address', {
          message: `The address \`${inShort(href)}\` of an operation ${fault}.`,
          help: `The page is at \`${path}\`; write a path of this site.`,
          ...locate(joinPointer(operation.pointer, 'x-mint', 'href')),
        }),
      );
    diagnostics.push(...faults);
    const entry = entryOfOperation(path, operation, { ...defined({ sidebarTitle }), ...frontmatter });
    entries.set(path, entry);
    return entry;
  }

  return {
    entryOf(operation, { directory, versions, accepts = () => true }) {
      const own = authored
        .get(operation.id)
        ?.find((entry) => isIn(versions, entry.frontmatter.version) && accepts(entry.path));
      if (own) return own;
      const path = addressOf(operation, directory);
      return entries.get(path) ?? generate(operation, path);
    },
    entries,
    diagnostics,
  };
}
