import type { OtherVersions } from '../../render/otherVersions.js';
import { digestOf } from '../../shared/digest.js';
import { defined } from '../../shared/object.js';
import type { Route, Site } from '../../site/site.js';
import type { Feature, FeatureOptions } from '../feature.js';
import { addressIn, findCounterpart } from './versionSite.js';

/** Links the pages of each version to those of the others, if the site has versions from git. */
export function versions(
  { site }: { site: Pick<Site, 'versions'> },
  { base, versions: family }: FeatureOptions,
): Feature | undefined {
  if (!family) return undefined;
  const nameIn = (name: string | undefined): string | undefined => {
    const own = site.versions.find((version) => version.name === name);
    return own?.levels?.find(({ kind }) => kind === 'version')?.name ?? own?.name;
  };
  const otherVersions = (route?: Route): OtherVersions | undefined => {
    const [newest] = family.sites;
    if (!newest) return undefined;
    const own = family.sites.filter((version) => version.base === base);
    const hasOwn = own.length > 1;
    const from = own.length === 1 ? own[0]?.name : nameIn(route?.view.version);
    const find = (version: (typeof own)[number]): string | undefined =>
      route && findCounterpart(route.path, from, version);
    const versions = hasOwn ? family.sites.filter((version) => !own.includes(version)) : family.sites;
    const isOlder = newest.base !== base;
    const same = isOlder ? find(newest) : undefined;
    return {
      hasOwn,
      entries: versions.map((version) => ({
        ...defined({ tag: version.tag }),
        name: version.name,
        href: addressIn(version, version.base === base && route ? route.path : find(version)),
        isCurrent: version.base === base,
      })),
      ...(isOlder && family.notice && { newest: { href: addressIn(newest, same), isSamePage: same !== undefined } }),
      ...(same !== undefined && family.canonical && { canonical: addressIn(newest, same) }),
    };
  };
  return {
    name: 'versions',
    key: (route) => digestOf(otherVersions(route)),
    context: { otherVersions },
  };
}
