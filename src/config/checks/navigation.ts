import { diagnostic } from '../../diagnostics/create.js';
import { type Diagnostic } from '../../diagnostics/diagnostic.js';
import type { GroupNode } from '../navigation/node.js';
import { nodesOf } from '../navigation/walk.js';
import type { JsonPath } from '../tree.js';
import type { ConfigCheckContext } from './context.js';
import { nearest } from '../../diagnostics/nearest.js';
import { declaredVersions } from '../navigation/versions.js';

function emptyGroup(group: GroupNode, path: JsonPath, { source, isDamaged }: ConfigCheckContext): Diagnostic[] {
  const children = [...path, 'children'];
  if (group.children.length > 0 || group.openapi !== undefined) return [];
  if (isDamaged([...path, 'pages']) || isDamaged(children)) return [];
  const message = `The group "${group.label}" has no pages, so it is not shown.`;
  const help = 'Add pages to it, or remove it.';
  return [
    diagnostic('config/empty-group', { message, help, ...source.placeOf(source.spanOf(children) ? children : path) }),
  ];
}

/** Reports a navigation without groups, and groups without pages (FORMAT.md 1.7). */
export function checkNavigation(context: ConfigCheckContext): Diagnostic[] {
  const { config, source, isDamaged } = context;
  const nodes = [...nodesOf(config.navigation)];
  const isWritten = source.spanOf(['navigation']) !== undefined;
  if (!nodes.some(({ node }) => node.kind === 'group') && isWritten && !isDamaged(['navigation'])) {
    const message = '`navigation` is empty, so the pages are listed in the order of their files.';
    const help =
      config.schema === 'today'
        ? 'Add pages: "navigation": { "pages": ["introduction"] }.'
        : 'Add a group: { "group": "Start", "pages": ["introduction"] }.';
    return [diagnostic('config/empty-navigation', { message, help, ...source.placeOf(['navigation']) })];
  }
  return nodes.flatMap(({ node, path }) => (node.kind === 'group' ? emptyGroup(node, path, context) : []));
}

function unknownVersions({ config, source, isDamaged }: ConfigCheckContext): Diagnostic[] {
  if (isDamaged(['versions'])) return [];
  const names = declaredVersions(config.navigation).map(({ name }) => name);
  return [...nodesOf(config.navigation)].flatMap(({ node, path }) => {
    const version = 'version' in node ? node.version : undefined;
    if (version === undefined || names.includes(version)) return [];
    const suggestion = nearest(version, names);
    let help = `Add it to "versions", or use one of them: ${names.join(', ')}.`;
    if (names.length === 0) help = `Add "versions": [${JSON.stringify(version)}] to the file.`;
    else if (suggestion !== undefined) help = `Did you mean "${suggestion}"?`;
    const message = `There is no version ${JSON.stringify(version)} in \`versions\`, so it is ignored.`;
    return diagnostic('config/unknown-version', { message, help, ...source.placeOf([...path, 'version']) });
  });
}

function repeated({ config, source }: ConfigCheckContext): Diagnostic[] {
  const places = new Map<string, ReturnType<typeof source.placeOf>>();
  return declaredVersions(config.navigation).flatMap(({ name, locale, path }) => {
    const place = source.placeOf([...path, 'label']);
    const first = places.get(name);
    if (!first) {
      places.set(name, place);
      return [];
    }
    const line = first.span && `; the first time is in line ${first.span.start.line}`;
    const kind = locale === undefined ? 'version' : 'language';
    const message = `The ${kind} ${JSON.stringify(name)} is listed twice${line ?? ''}.`;
    return diagnostic('config/duplicate-version', { message, help: 'Keep one of them.', ...place });
  });
}

function severalDefaults({ config, source }: ConfigCheckContext): Diagnostic[] {
  const [first, ...others] = declaredVersions(config.navigation).filter((version) => version.default);
  return others.map(({ name, path }) =>
    diagnostic('config/several-defaults', {
      message: `"${name}" is a second default version, after "${first?.name ?? ''}".`,
      help: 'Keep "default": true at one version.',
      ...source.placeOf([...path, 'default']),
    }),
  );
}

/** Reports versions that are used but not listed, listed twice, or marked as default twice (FORMAT.md 1.8). */
export function checkVersions(context: ConfigCheckContext): Diagnostic[] {
  return [...unknownVersions(context), ...repeated(context), ...severalDefaults(context)];
}
