import type { Navigation } from '../../config/navigation/node.js';
import { versionsIn } from '../../config/navigation/walk.js';
import { declaredVersions } from '../../config/navigation/versions.js';
import { languageTag } from '../../config/languageTag.js';
import { resolveLink } from '../../content/links.js';
import { defined } from '../../shared/object.js';
import { namedLanguage } from './namedLanguage.js';
import type { Version } from './view.js';

/** The versions of a site. */
export interface Versions {
  /** In the order of the version select. */
  list: readonly Version[];
  /** Names of the versions that pages can belong to; links to other sites are left out. */
  names: readonly string[];
  /** The version of a first visit; undefined if no page has a version. */
  default?: string;
  /** Versions in which a page of several is shown first: the default, then those that are the default inside their language. */
  preferred: readonly string[];
}

/**
 * Reads the versions. The default is the one marked in docs.json, else the first (FORMAT.md 1.8). If all versions have the name of a
 * language, they are languages.
 */
export function createVersions(navigation: Navigation): Versions {
  const declared = declaredVersions(navigation);
  const names = declared.filter(({ href }) => href === undefined).map(({ name }) => name);
  const first = declared.find((version) => version.default && version.href === undefined)?.name ?? names[0];
  const languages = declared.map(({ name }) => namedLanguage(name));
  const areLanguages = new Set(languages).size > 1 && !languages.includes(undefined);
  const list = declared.map(
    ({ name, href, locale = areLanguages ? namedLanguage(name) : undefined, tag, hidden, levels }) => ({
      name,
      isDefault: name === first,
      ...defined({
        url: href === undefined ? undefined : resolveLink(href, '/').href,
        locale: locale === undefined ? undefined : languageTag(locale),
        tag,
        isHidden: hidden,
        levels,
      }),
    }),
  );
  const inner = new Set(
    [...versionsIn(navigation)].flatMap(({ name, levels }) =>
      levels.slice(1).every(({ isDefault }) => isDefault) ? name : [],
    ),
  );
  const preferred = [...(first === undefined ? [] : [first]), ...names.filter((name) => inner.has(name))];
  return { list, names, preferred, ...defined({ default: first }) };
}
