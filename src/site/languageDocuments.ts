import { codesOf } from '../config/languageTag.js';
import type { VersionNames } from '../config/navigation/versionNames.js';
import { nodesOf } from '../config/navigation/walk.js';
import type { Navigation } from '../config/navigation/node.js';
import type { ReferenceDocument, ReferenceEntry } from '../formats/format.js';
import { remember } from '../shared/remember.js';
import type { SiteInput } from './input.js';
import type { Versions } from './navigation/versions.js';

/** The documents in which a page's frontmatter looks up a name. */
export type DocumentsOfPage = (file: string, reference: string) => ReferenceDocument[];

/**
 * Chooses between translations of a specification. If there are `openapi.yaml` and `de/openapi.yaml`, a page in the folder `de` uses the latter, and
 * all other pages the former (FORMAT.md 1.15). A page that names the folder gets that file. A specification in the folder of another language that
 * docs.json does not name is also a translation if it shares an entry with one of the page's own, whatever its name.
 */
export function documentsByLanguage(
  documents: readonly ReferenceDocument[],
  navigation: Pick<Navigation, 'children'>,
): DocumentsOfPage {
  const folders = new Set(
    [...nodesOf(navigation)].flatMap(({ node }) => ('locale' in node && node.locale ? codesOf(node.locale) : [])),
  );
  const folderOf = (path: string): string | undefined => {
    const [first = ''] = path.split('/', 1);
    return folders.has(first) ? first : undefined;
  };
  const common = (location: string): string => location.slice((folderOf(location) ?? '').length).replace(/^\//, '');
  const ofFolder = new Map<string | undefined, Record<'meant' | 'others' | 'translations', ReferenceDocument[]>>();
  const sort = (folder: string | undefined) => {
    const isMeant = ({ location }: ReferenceDocument): boolean => folderOf(location) === folder;
    const meant = documents.filter(isMeant);
    const places = new Set(meant.map(({ location }) => common(location)));
    const names = new Set(meant.flatMap(({ entries }) => entries.map(nameOf)));
    const isTranslation = ({ location, isUnnamed, entries }: ReferenceDocument): boolean =>
      places.has(common(location)) ||
      (isUnnamed === true && folderOf(location) !== undefined && entries.some((each) => names.has(nameOf(each))));
    const others = documents.filter((each) => !isMeant(each));
    return {
      meant,
      others: others.filter((each) => !isTranslation(each)),
      translations: others.filter(isTranslation),
    };
  };
  return (file, reference) => {
    const folder = folderOf(file);
    const { meant, others, translations } = remember(ofFolder, folder, () => sort(folder));
    const named = translations.filter(
      ({ location }) => folderOf(location) !== undefined && reference.includes(location),
    );
    return [...meant, ...others, ...named].sort((a, b) => Number(a.isUnnamed ?? false) - Number(b.isUnnamed ?? false));
  };
}

const nameOf = ({ badge, path }: ReferenceEntry): string => `${badge} ${path}`;

/** As `documentsByLanguage`, for names that docs.json lists in versions that may be in one language. */
export function documentsByVersion(
  { specifications, config }: Pick<SiteInput, 'specifications' | 'config'>,
  { list }: Versions,
): (versions: VersionNames, reference: string) => ReferenceDocument[] {
  const documentsOf = documentsByLanguage(specifications, config.navigation);
  const folders = new Map(
    list.map(({ name, locale }) => {
      const codes = locale === undefined ? [] : codesOf(locale);
      return [name, codes.find((code) => specifications.some(({ location }) => location.startsWith(`${code}/`)))];
    }),
  );
  return (versions = [], reference) => {
    const [folder, ...others] = new Set(versions.map((version) => folders.get(version)));
    return documentsOf(`${(others.length === 0 && folder) || ''}/`, reference);
  };
}
