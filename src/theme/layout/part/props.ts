import type { Level, Link, SidebarNode, View } from '../../../site/navigation/view.js';
import type {
  FooterProps,
  HeaderProps,
  PageFooterProps,
  PageHeaderProps,
  PartLink,
  PartProps,
  SidebarEntryProps,
  SidebarProps,
} from '../../../render/parts/props.js';
import { hrefOf } from '../../../content/links.js';
import type { Route, Site } from '../../../site/site.js';
import { arrangeLevels, isBox } from '../arrangement.js';
import { href, settingHref, siteBase } from '../href.js';
import { currentTest } from '../sidebar/current.js';
import { defined } from '../../../shared/object.js';

function linkOf({ label, href: target, external }: Link, isCurrent = false): PartLink {
  return { label, href: external ? target : href(target), isExternal: external, isCurrent };
}

const linksOf = (level: Level | undefined): PartLink[] =>
  level?.divisions.map((division) => linkOf(division, division.id === level.current)) ?? [];

export function partProps({ identity, home, url }: Site, language: string, route?: Route): PartProps {
  const { name, description, logo } = identity;
  return {
    site: defined({
      name,
      description,
      home: href(home),
      base: siteBase(),
      url,
      ...(logo && { logo: { light: href(logo.light), dark: href(logo.dark) } }),
    }),
    ...(route && { page: pageOf(route) }),
    language,
  };
}

function pageOf({ title, description, path, frontmatter, source }: Route): PartProps['page'] {
  return {
    title,
    ...(description === undefined ? {} : { description }),
    path,
    href: href(hrefOf(path)),
    ...(source.page && { file: source.page.file }),
    frontmatter,
  };
}

export function headerProps(site: Site, language: string, view: View, route?: Route): HeaderProps {
  const { links, cta } = site.header;
  const all = [...links, ...(cta ? [cta] : [])];
  return {
    ...partProps(site, language, route),
    links: all.map((each) => {
      if (!('type' in each)) return linkOf(each);
      return each.type === 'link'
        ? linkOf(each)
        : linkOf({ label: `${each.owner}/${each.repository}`, href: each.href, external: true });
    }),
    tabs: linksOf(arrangeLevels(view.levels).row),
  };
}

export function sidebarProps(site: Site, language: string, view: View, route?: Route): SidebarProps {
  const isCurrent = currentTest(route?.path);
  const branch = new Set(route?.branch);
  const entryOf = (node: SidebarNode): SidebarEntryProps => {
    if (node.type === 'group') {
      const { id, label, expanded, children } = node;
      return { type: 'group', label, isOpen: expanded || branch.has(id), entries: children.map(entryOf) };
    }
    const { method, tag, deprecated } = node;
    return {
      type: 'page',
      ...linkOf(node, isCurrent(node.href)),
      ...defined({ method, tag }),
      isDeprecated: deprecated,
    };
  };
  return {
    ...partProps(site, language, route),
    anchors: linksOf(arrangeLevels(view.levels).lists.find((level) => !isBox(level))),
    entries: view.tree.map(entryOf),
  };
}

export function pageHeaderProps(site: Site, language: string, route: Route): PageHeaderProps {
  return {
    ...partProps(site, language, route),
    groups: route.breadcrumbs.map(({ label, href: target }) => ({
      label,
      ...(target === undefined ? {} : { href: href(target) }),
    })),
  };
}

export function pageFooterProps(site: Site, language: string, route: Route): PageFooterProps {
  const { previous, next, modified, editUrl, issueUrl } = route;
  return defined({
    ...partProps(site, language, route),
    ...(previous && { previous: linkOf(previous) }),
    ...(next && { next: linkOf(next) }),
    modified,
    editUrl,
    issueUrl,
  });
}

export function footerProps(site: Site, language: string, route?: Route): FooterProps {
  return {
    ...partProps(site, language, route),
    columns: site.settings.footer.links.map(({ header, items }) => ({
      ...(header === undefined ? {} : { title: header }),
      links: items.map(({ label, href: address }) => {
        const { href: target, external } = settingHref(address);
        return { label, href: target, isExternal: external, isCurrent: false };
      }),
    })),
    socials: site.socials.map(({ platform, url }) => ({ platform, href: url })),
  };
}
