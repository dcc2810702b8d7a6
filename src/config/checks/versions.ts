import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import type { NavigationGroup } from '../config.js';
import { divisionKeys } from '../divisionKeys.js';
import type { JsonPath } from '../tree.js';
import type { CheckContext } from './context.js';

interface Use {
  version: string;
  path: JsonPath;
}

function* usesIn(group: NavigationGroup, path: JsonPath): Generator<Use> {
  if (group.version !== undefined) yield { version: group.version, path: [...path, 'version'] };
  for (const [index, page] of group.pages.entries()) {
    if (typeof page !== 'string') yield* usesIn(page, [...path, 'pages', index]);
  }
}

function* uses({ config }: CheckContext): Generator<Use> {
  for (const [index, group] of config.navigation.entries()) yield* usesIn(group, ['navigation', index]);
  for (const list of divisionKeys) {
    for (const [index, { version }] of config[list].entries()) {
      if (version !== undefined) yield { version, path: [list, index, 'version'] };
    }
  }
}

function unknownVersions(context: CheckContext): Diagnostic[] {
  const { config, source, isDamaged } = context;
  if (isDamaged(['versions'])) return [];
  const names = config.versions.map(({ name }) => name);
  return [...uses(context)].flatMap(({ version, path }) => {
    if (names.includes(version)) return [];
    const meant = nearest(version, names);
    let help = `Add it to "versions", or use one of them: ${names.join(', ')}.`;
    if (names.length === 0) help = `Add "versions": [${JSON.stringify(version)}] to the file.`;
    else if (meant !== undefined) help = `Did you mean "${meant}"?`;
    const message = `There is no version ${JSON.stringify(version)} in \`versions\`, so it does not count.`;
    return diagnostic('config/unknown-version', { message, help, ...source.placeOf(path) });
  });
}

function repeated({ config, source }: CheckContext): Diagnostic[] {
  const seen = new Set<string>();
  return config.versions.flatMap(({ name }, index) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `The version ${JSON.stringify(name)} is listed twice.`;
    const entry = ['versions', index];
    const place = source.placeOf(source.spanOf([...entry, 'name']) ? [...entry, 'name'] : entry);
    return diagnostic('config/duplicate-version', { message, help: 'Keep one of them.', ...place });
  });
}

function severalDefaults({ config, source }: CheckContext): Diagnostic[] {
  const defaults = config.versions.flatMap((version, index) => (version.default ? [{ ...version, index }] : []));
  const [first, ...others] = defaults;
  return others.map(({ name, index }) =>
    diagnostic('config/several-defaults', {
      message: `"${name}" is a second default version, after "${first?.name ?? ''}".`,
      help: 'Keep "default": true at one version.',
      ...source.placeOf(['versions', index, 'default']),
    }),
  );
}

/** Versions that are used but not listed, listed twice, or the default twice (FORMAT.md 1.8). */
export function checkVersions(context: CheckContext): Diagnostic[] {
  return [...unknownVersions(context), ...repeated(context), ...severalDefaults(context)];
}
