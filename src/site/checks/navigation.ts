import { isListedName } from '../../formats/findListed.js';
import { pagePath } from '../../content/links.js';
import { inConfig, type Check, type CheckContext } from './context.js';
import { nearestPath } from './targets.js';
import { withheldFile } from './withheldFiles.js';
import type { JsonPath } from '../../config/tree.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../../diagnostics/nearest.js';
import { chainOf, type NavigationDivision } from '../navigation/divisions.js';
import { folderPath, isInFolder } from '../navigation/folder.js';
import type { OutlinePage } from '../navigation/outline.js';
import { folderNameOf } from '../../config/navigation/folderName.js';
import { overlap } from '../../config/navigation/versionNames.js';
import { nodesOf } from '../../config/navigation/walk.js';
import { unroutable } from '../../content/pathFaults.js';
import { inShort } from '../../diagnostics/inShort.js';
import { defaultDirectory } from '../operations/address.js';
import { createFind } from '../operations/specifications.js';

/** Reports pages in the navigation that have no file, or whose file is left out. */
export const checkNavigationPages: Check = (context) => {
  const ids = context.input.pages.map(({ id }) => `/${id}`);
  return context.outline.missing
    .filter(({ name }) => !isListedName(name))
    .map(({ name, place }) => {
      if (folderNameOf(name))
        return inConfig(context, place, 'site/missing-page', {
          message: `The navigation lists \`${name}\`, but every page of the folder is listed already, or it has none.`,
          help: 'A folder is named from the content root: `guides/*` for its pages, `guides/**` for those of its subfolders too.',
        });
      const path = pagePath(name);
      const exclusion = context.input.exclusionAt?.(path);
      // A file of the kind `project` is left out by no rule, but is not a page either.
      const withheld = exclusion?.kind === 'project' ? undefined : withheldFile(name, path, exclusion);
      if (withheld) return inConfig(context, place, 'site/missing-page', withheld);
      const suggestion = nearestPath(path, ids)?.slice(1);
      return inConfig(context, place, 'site/missing-page', {
        message: `The navigation lists \`${name}\`, but there is no such page.`,
        help: helpFor(suggestion, `Create \`${fileFor(name, path)}\`, or remove the entry.`),
      });
    });
};

/** The file that a missing page would have. */
function fileFor(name: string, path: string): string {
  const isIndex = path === '/' || /\/index(?:\.mdx?)?$/i.test(name);
  return `${path}${isIndex ? '/index' : ''}.mdx`.replace(/^\/+/, '');
}

/** Reports divisions without pages, which are left out (FORMAT.md 1.13, 4). A division whose specification could not be read is not reported. */
export const checkDivisions: Check = (context) => {
  const visiblePages = context.outline.pages.filter(({ isHidden }) => !isHidden);
  const filled = new Set(visiblePages.flatMap(({ division }) => chainOf(division).map(({ node }) => node)));
  const paths = visiblePages.map(({ entry }) => entry.path);
  return context.operations.divisions
    .filter(({ node, isRest, href }) => !filled.has(node) && !isRest && href === undefined)
    .flatMap((division) =>
      division.folder === undefined ? emptyOne(context, division) : unused(context, division, paths),
    );
};

/** Reports a division that owns no page: its folder has none, or they belong to others. */
function unused(context: CheckContext, division: NavigationDivision, listed: readonly string[]): Diagnostic[] {
  const { entries, operations, unlisted } = context;
  const { node, label, path, folder = '' } = division;
  const { kind } = node;
  // A hidden division can contain any page, because readers reach it through links.
  if (unlisted(division, division.isHidden) !== undefined || operations.unread.includes(folder)) return [];
  const isShared = listed.some((each) => isInFolder(each, folder));
  const suggestion = isShared ? undefined : nearest(folder.slice(1), foldersOf(entries.keys()));
  const text = node.prefix ?? folder;
  return emptyDivision(context, [...path, 'prefix'], {
    message: isShared
      ? `The ${kind} "${label}" is left out: every page under \`${text}\` belongs to another ${kind}.`
      : `The ${kind} "${label}" is left out: no page of the navigation has a path that starts with \`${text}\`.`,
    help: helpFor(suggestion, `List a page for it in the navigation, or take the ${kind} out.`),
  });
}

/** Reports an empty division. Unreadable specifications are reported elsewhere. */
function emptyOne(context: CheckContext, { isHidden, openapi, label, path }: NavigationDivision): Diagnostic[] {
  if (isHidden) return [];
  const empty = createFind(context.input.specifications)(openapi).find(({ entries }) => entries.length === 0);
  if (empty)
    return emptyDivision(context, [...path, 'label'], {
      message: `"${label}" is left out: \`${empty.location}\` describes nothing that has a page.`,
      help: 'Add an operation to the specification, or list a page.',
    });
  if (openapi.length > 0) return [];
  return emptyDivision(context, [...path, 'label'], {
    message: `"${label}" is left out: it lists no page that exists.`,
    help: 'List a page in it, give it a "href", or remove it.',
  });
}

function emptyDivision(context: CheckContext, path: JsonPath, words: { message: string; help: string }): Diagnostic[] {
  return [inConfig(context, path, 'site/empty-division', words)];
}

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(1, end));
  }
  return folders;
}

interface Repeated {
  page: OutlinePage;
  first: OutlinePage;
}

/**
 * Reports pages that are listed twice for readers of one version. Pages from specifications are not reported, because docs.json does not list them.
 * Pages shared by two divisions are reported once.
 */
export const checkRepeatedPages: Check = (context) => {
  const { spanOf } = context.input.configSource;
  const earlier = new Map<string, OutlinePage[]>();
  const repeated = context.outline.pages.flatMap((page): Repeated[] => {
    const { path } = page.entry;
    const others = earlier.get(path) ?? [];
    earlier.set(path, [...others, page]);
    const first = others.find(({ versions }) => overlap(versions, page.versions));
    return first && spanOf(page.place) ? [{ page, first }] : [];
  });
  return [...Map.groupBy(repeated, sharedBy).values()].flatMap((shared) => reportRepeated(shared, context));
};

/** The two divisions that list a page. Within one division, each page is a fault of its own. */
function sharedBy({ page, first }: Repeated): unknown {
  const [here, there] = [page, first].map(({ division, versions }) => JSON.stringify([division?.path, versions]));
  return here === there ? page : `${there} ${here}`;
}

function reportRepeated(
  [{ page, first } = {}, ...others]: readonly Partial<Repeated>[],
  context: CheckContext,
): Diagnostic[] {
  if (!page || !first) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more page${others.length === 1 ? '' : 's'}`;
  const line = context.input.configSource.spanOf(first.place)?.start.line;
  return [
    inConfig(context, page.place, 'site/repeated-page', {
      message: `The navigation lists \`${page.entry.path}\`${more} twice${line === undefined ? '' : `; the first time is in line ${line}`}.`,
      help: 'Keep one of them; the links to the previous and next page follow the first.',
    }),
  ];
}

interface Named {
  place: JsonPath;
  directory: string;
}

/** Reports directories in docs.json that cannot contain generated pages. */
export const checkDirectories: Check = (context) => {
  const directories = [...nodesOf(context.input.config.navigation)].flatMap(({ node, path }): Named[] => {
    if (node.kind === 'group')
      return node.directory === undefined ? [] : [{ directory: node.directory, place: [...path, 'directory'] }];
    return 'prefix' in node && node.prefix && node.openapi
      ? [{ directory: node.prefix, place: [...path, 'prefix'] }]
      : [];
  });
  return directories.flatMap(({ directory, place }) => {
    const fault = unroutable(folderPath(directory));
    return fault === undefined
      ? []
      : inConfig(context, place, 'site/unwritable-address', {
          message: `The address \`${inShort(directory)}\` ${fault}.`,
          help: `The pages of its operations are below \`${defaultDirectory}\`; write a path of this site.`,
        });
  });
};
