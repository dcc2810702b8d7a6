import { codesOf } from '../config/languageTag.js';
import { nodesOf } from '../config/navigation/walk.js';
import type { Navigation } from '../config/navigation/node.js';
import type { ReferenceDocument } from '../formats/format.js';
import type { SiteInput } from './input.js';
import type { Versions } from './navigation/versions.js';

/** The documents in which a page's frontmatter looks up a name. */
export type DocumentsOfPage = (file: string, reference: string) => ReferenceDocument[];

/**
 * Chooses between translations of a specification. If there are `openapi.yaml` and `de/openapi.yaml`, a page in the folder `de` uses the latter, and
 * all other pages the former (FORMAT.md 1.15). A page that names the folder gets that file.
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
  return (file, reference) => {
    const isMeant = ({ location }: ReferenceDocument): boolean => folderOf(location) === folderOf(file);
    const places = new Set(documents.filter(isMeant).map(({ location }) => common(location)));
    return documents.filter(
      (each) =>
        isMeant(each) ||
        !places.has(common(each.location)) ||
        (folderOf(each.location) !== undefined && reference.includes(each.location)),
    );
  };
}

/** As `documentsByLanguage`, for names that docs.json lists in a version that may be a language. */
export function documentsByVersion(
  { specifications, config }: Pick<SiteInput, 'specifications' | 'config'>,
  { list }: Versions,
): (version: string | undefined, reference: string) => ReferenceDocument[] {
  const documentsOf = documentsByLanguage(specifications, config.navigation);
  const folders = new Map(
    list.map(({ name, locale }) => {
      const codes = locale === undefined ? [] : codesOf(locale);
      return [name, codes.find((code) => specifications.some(({ location }) => location.startsWith(`${code}/`)))];
    }),
  );
  return (version, reference) => documentsOf(`${folders.get(version ?? '') ?? ''}/`, reference);
}
