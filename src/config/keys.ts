import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import { formatPath } from './formatPath.js';
import { keysAt } from './schema/walk.js';
import { at, type JsonPath, type Place } from './tree.js';
import type { Vocabulary } from './vocabulary.js';

const useInstead = (keys: string): string => `Use ${keys} instead.`;
const unneeded = (files: string): string => `Remove it: the ${files} of the folder are on every page without it.`;

/** Keys that authors expect at the top level, with help to get what they want. */
const wishedKeys: ReadonlyMap<string, string> = new Map([
  ['editurl', useInstead('`trellis.repository`')],
  ['repo', useInstead('`trellis.repository`')],
  ['title', useInstead('`name`')],
  ['url', useInstead('`trellis.siteUrl`')],
  ['mode', useInstead('`appearance.default`')],
  ['darkmode', useInstead('`appearance.default`')],
  ['css', unneeded('style sheets')],
  ['customcss', unneeded('style sheets')],
  ['styles', unneeded('style sheets')],
  ['stylesheets', unneeded('style sheets')],
  ['js', unneeded('scripts')],
  ['customjs', unneeded('scripts')],
]);

/** Keys for the text that is shown for an entry. The first that an object can have is its label: groups have a `version` too. */
const labels = 'name label title header group tab anchor dropdown product item language version'.split(' ');

/** Alternative names of settings. */
const otherWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['isDefaultOpen', ['expanded']],
  ['defaultOpen', ['expanded']],
  ['open', ['expanded']],
  ['collapsed', ['expanded']],
  ['expandable', ['expanded']],
  ['href', ['url']],
  ['link', ['url']],
  ['url', ['href']],
  ['title', labels],
  ['name', labels],
  ['label', labels],
]);

/** Paths of objects outside of lists that have a key, outermost first. */
function homesOf(key: string, paths: readonly string[]): string[] {
  return paths
    .filter((path) => path === key || (path.endsWith(`.${key}`) && !path.includes('[]')))
    .map((path) => path.slice(0, Math.max(0, path.length - key.length - 1)))
    .sort((a, b) => a.length - b.length);
}

function misplaced(path: JsonPath, key: string, paths: readonly string[]): string | undefined {
  const parent = path.slice(0, -1);
  // Matches "feedback.thumbsRating" written as one key.
  if (key.includes('.') && paths.includes(formatPath([...parent, ...key.split('.')]))) {
    const [outer, ...inner] = key.split('.');
    return `Write "${inner.join('.')}" inside an object "${outer}".`;
  }
  if (/^(?:og|twitter|fb|article):/.test(key) && paths.includes('seo.metatags')) return 'Move it into `seo.metatags`.';
  const homes = homesOf(key, paths);
  const isInList = path.some((step) => typeof step === 'number');
  // An entry's `name` and `title` say nothing about those of the site.
  if (homes.includes('')) return isInList && labels.includes(key) ? undefined : 'Move it to the top level of the file.';
  if (isInList) return undefined;
  // Deep inside another setting, inside a neighbour or about an error page, the same key means something else.
  const within = parent.length === 0 ? '' : `${formatPath(parent)}.`;
  const near = homes.filter(
    (home) => home.startsWith(within) && home.split('.').length <= 2 && !home.startsWith('errors'),
  );
  if (near.length === 0) return undefined;
  const names = near.slice(0, 2).map((home) => `\`${home}\``);
  return `Move it into ${names.join(' or ')}.`;
}

/** A sentence with the keys of an object; undefined if they are too many to list. */
export function listKeys(keys: readonly string[]): string | undefined {
  return keys.length > 0 && keys.length <= 12 ? `Possible here: ${keys.join(', ')}.` : undefined;
}

/**
 * Reports a key that its object does not have: misspelt, misplaced or unknown.
 *
 * @param isGiven true for the keys that the object has.
 */
export function unknownKey(
  path: JsonPath,
  place: Place,
  { schema, paths, counterparts }: Vocabulary,
  isGiven: (key: string) => boolean,
): Diagnostic {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const keys = keysAt(schema, parent);
  const where = parent.length === 0 ? '' : ` of \`${formatPath(parent)}\``;
  const message = `${JSON.stringify(key)} is not a setting${where}, so it has no effect.`;

  const other = otherWords.get(key)?.find((word) => keys.includes(word));
  const suggestion = nearest(key, keys) ?? (other !== undefined && !isGiven(other) ? other : undefined);
  const counterpart = counterparts.get(formatPath(path));
  const wish = parent.length === 0 ? wishedKeys.get(key.toLowerCase()) : undefined;
  const instead = counterpart === undefined ? wish : useInstead(counterpart);
  const elsewhere = suggestion === undefined && instead === undefined ? misplaced(path, key, paths) : undefined;
  if (elsewhere !== undefined) return diagnostic('config/misplaced-key', { message, help: elsewhere, ...at(place) });

  let help = listKeys(keys) ?? 'Remove it.';
  if (suggestion !== undefined) help = `Did you mean "${suggestion}"?`;
  else if (instead !== undefined) help = instead;
  return diagnostic('config/unknown-key', { message, help, ...at(place) });
}
