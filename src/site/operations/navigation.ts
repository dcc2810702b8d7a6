import type { GroupNode, PageNode } from '../../config/navigation/node.js';
import type { VersionNames } from '../../config/navigation/versionNames.js';
import type { JsonPath } from '../../config/tree.js';
import { pagePath } from '../../content/links.js';
import type { Messages } from '../../i18n/messages.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { findListed } from '../../formats/findListed.js';
import { parseOperationName } from '../../config/operationName.js';
import type { NamedAt, ReferenceDocument, ReferenceDocuments } from '../../formats/format.js';
import type { PlacedGroup } from '../navigation/navigationReader.js';
import { chainOf } from '../navigation/divisions.js';
import type { Entry } from '../entry.js';
import { folderPath } from '../navigation/folder.js';
import {
  choiceBeside,
  choiceIn,
  isRemainder,
  isWithin,
  toFollow,
  type ChoosingGroup,
  type ChoosingPlacedGroup,
} from './groupChoice.js';
import type { DirectoryOf } from './directory.js';
import { groupsByTag, madeGroup, pagesByTag, type Listed } from './groups.js';
import type { Listings, ListingScope } from './listings.js';
import type { OperationPages } from './pages.js';
import type { FindSpecifications } from './specifications.js';

export interface NavigationContext {
  all: ReferenceDocuments;
  /** The documents in which versions look up a name, if no group names a specification. */
  documentsOf(versions: VersionNames, name: string): ReferenceDocument[];
  find: FindSpecifications;
  pages: OperationPages;
  listings: Listings;
  directoryOf: DirectoryOf;
  /** Labels for unnamed parts of specifications. */
  labels: Messages['labels'];
  isVersion(name: string): boolean;
  /** Position of a page string in docs.json. */
  at(place: JsonPath): NamedAt;
}

/** docs.json's navigation, in which pages replace operations. */
export interface OperationNavigation {
  navigation: PlacedGroup[];
  named: ReadonlySet<ReferenceDocument>;
  diagnostics: readonly Diagnostic[];
}

/** Values that nodes inherit from the groups around them. */
interface OperationScope extends ListingScope {
  /** Specifications that the nearest group with `openapi` names. */
  openapi: readonly ReferenceDocument[];
  /** Path of a page in the same group or one around it. */
  beside: string | undefined;
  /** Directory from the nearest group with `openapi` or `directory`; undefined if it has none. */
  directory: string | undefined;
}

interface Node extends ChoosingGroup {
  children: (PageNode | Node)[];
  around: OperationScope;
  /** Specifications whose operations follow the group's pages. */
  following: readonly ReferenceDocument[];
  /** True if the group has only generated pages. */
  isGenerated: boolean;
}

type PlacedNode = Node & ChoosingPlacedGroup;

/**
 * Replaces operations that `pages` names (`POST /plants`, `plants.yaml POST /plants`, `webhook added`) and channels (`events.yaml bed`)
 * with their pages. Appends the operations of specifications that a group or its division names without listing any of them (FORMAT.md 6.1,
 * 4). Inner groups inherit `openapi`. If the group has no heading, its tags become groups beside it. Unknown names stay as written and are
 * reported.
 */
export function nameOperations(declared: readonly PlacedGroup[], context: NavigationContext): OperationNavigation {
  const reader = new GroupReader(context);
  const placedNodes = declared.map((placed): PlacedNode => {
    const { group, path, versions } = placed;
    const chain = chainOf(placed.division);
    const division = chain.find(({ node: { kind } }) => kind === 'tab') ?? chain[0];
    const outermost: OperationScope = { versions, division, openapi: [], beside: undefined, directory: undefined };
    return { ...reader.read(group, outermost, path), placed };
  });
  const nodes = placedNodes.map((each) =>
    isRemainder(each.declared)
      ? {
          ...each,
          following: toFollow(each.openapi, choiceBeside(each, placedNodes)),
          isGenerated: !placedNodes.some((other) => other.children.length > 0 && isWithin(other.placed, each.placed)),
        }
      : each,
  );
  // Which operations remain is only known after all listed ones are resolved.
  const headings = nodes.flatMap((each) => headingsFor(each, context));
  const navigation = nodes.map((each) => ({ ...each.placed, group: filledGroup(each, context) }));
  return { navigation: [...navigation, ...headings], named: reader.named, diagnostics: reader.diagnostics };
}

/** Reads groups, and finds the pages of the operations that they list. */
class GroupReader {
  readonly named = new Set<ReferenceDocument>();
  readonly diagnostics: Diagnostic[] = [];
  readonly #context: NavigationContext;

  constructor(context: NavigationContext) {
    this.#context = context;
  }

  /** @param place position of the group in docs.json. */
  read(group: GroupNode, outer: OperationScope, place: JsonPath): Node {
    const { find, pages, listings } = this.#context;
    const around: OperationScope = {
      versions: this.#knownVersion(group.version) ?? outer.versions,
      division: outer.division,
      openapi: group.openapi === undefined ? outer.openapi : find(group.openapi),
      directory: directoryFor(group) ?? (group.openapi === undefined ? outer.directory : undefined),
      beside: this.#firstPage(group) ?? outer.beside,
    };
    const listed = new Set<ReferenceDocument>();
    const children = group.children.map((child, index): PageNode | Node => {
      const below = [...place, 'children', index];
      if (child.kind === 'group') return this.read(child, around, below);
      const { page: name } = child;
      const entry = pages.entries.get(pagePath(name)) ?? this.#entryNamed(name, around, [...below, 'page']);
      for (const each of this.#documentsBehind(name, entry, around)) listed.add(each);
      if (!entry) return child;
      const versions = this.#knownVersion(entry.frontmatter.version) ?? around.versions;
      listings.add(entry, { versions, division: around.division });
      return { ...child, page: entry.path };
    });
    const { openapi } = around;
    const choice = choiceIn(
      children.filter((child) => 'declared' in child),
      listed,
    );
    const following = group.openapi === undefined ? [] : toFollow(openapi, choice);
    return { declared: group, children, around, openapi, choice, following, isGenerated: children.length === 0 };
  }

  #entryNamed(name: string, around: OperationScope, place: JsonPath): Entry | undefined {
    const { all, pages, documentsOf, at } = this.#context;
    const { openapi, versions } = around;
    const documents = documentsOf(versions, name);
    const match = findListed({ ...all, documents }, name, { at: at(place), around: openapi });
    this.diagnostics.push(...(match?.diagnostics ?? []));
    const { document, entry } = match ?? {};
    if (!document || !entry) return undefined;
    this.named.add(document);
    return pages.entryOf(entry, { directory: directoryIn(around, document, this.#context), versions });
  }

  #documentsBehind(name: string, entry: Entry | undefined, { openapi }: OperationScope): readonly ReferenceDocument[] {
    if (!entry) return parseOperationName(name) === undefined ? [] : openapi;
    const { source } = entry;
    if (source.kind !== 'operation') return [];
    return this.#context.all.documents.filter(({ id }) => id === source.operation.documentId);
  }

  #knownVersion(version: string | undefined): VersionNames {
    return version !== undefined && this.#context.isVersion(version) ? [version] : undefined;
  }

  #firstPage(group: GroupNode): string | undefined {
    const { entries } = this.#context.pages;
    for (const child of group.children) {
      const path = child.kind === 'page' ? entries.get(pagePath(child.page))?.path : this.#firstPage(child);
      if (path !== undefined) return path;
    }
    return undefined;
  }
}

/** Pages of operations that follow those that a group lists. */
function toBeListed({ around, following, isGenerated }: Node, context: NavigationContext): Listed[] {
  const { versions, division } = around;
  return following.flatMap((specification) => {
    const scope = { directory: directoryIn(around, specification, context), versions, division };
    return isGenerated
      ? context.listings.addDocument(specification, scope)
      : context.listings.addNew(specification.entries, scope);
  });
}

function filledGroup(node: Node, context: NavigationContext): GroupNode {
  const own = node.children.map((child) => ('declared' in child ? filledGroup(child, context) : child));
  return { ...node.declared, children: [...own, ...pagesByTag(toBeListed(node, context), context.labels)] };
}

// A group without heading cannot contain groups, so its tags become groups beside it.
function headingsFor(node: PlacedNode, context: NavigationContext): PlacedGroup[] {
  const { declared: group, placed } = node;
  if (group.label !== '') return [];
  const { division, versions, handed } = placed;
  return groupsByTag(toBeListed(node, context), context.labels).map((tagGroup) =>
    madeGroup({ ...group, ...tagGroup }, { division, versions, handed }),
  );
}

function directoryIn(
  { directory, versions, beside }: OperationScope,
  specification: ReferenceDocument,
  { directoryOf }: NavigationContext,
): string {
  return directory ?? directoryOf(specification, { versions, beside });
}

function directoryFor({ directory }: GroupNode): string | undefined {
  return directory === undefined ? undefined : folderPath(directory);
}
