import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { declaredVersions } from '../navigation/versions.js';
import { nodesOf } from '../navigation/walk.js';
import type { ConfigCheckContext } from './context.js';

function unknownVersions({ config, source, isDamaged }: ConfigCheckContext): Diagnostic[] {
  if (isDamaged(['versions'])) return [];
  const names = declaredVersions(config.navigation).map(({ name }) => name);
  return [...nodesOf(config.navigation)].flatMap(({ node, path }) => {
    const version = 'version' in node ? node.version : undefined;
    if (version === undefined || names.includes(version)) return [];
    const meant = nearest(version, names);
    let help = `Add it to "versions", or use one of them: ${names.join(', ')}.`;
    if (names.length === 0) help = `Add "versions": [${JSON.stringify(version)}] to the file.`;
    else if (meant !== undefined) help = `Did you mean "${meant}"?`;
    const message = `There is no version ${JSON.stringify(version)} in \`versions\`, so it is ignored.`;
    return diagnostic('config/unknown-version', { message, help, ...source.placeOf([...path, 'version']) });
  });
}

function repeated({ config, source }: ConfigCheckContext): Diagnostic[] {
  const seen = new Set<string>();
  return declaredVersions(config.navigation).flatMap(({ name, path }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `The version ${JSON.stringify(name)} is listed twice.`;
    return diagnostic('config/duplicate-version', {
      message,
      help: 'Keep one of them.',
      ...source.placeOf([...path, 'label']),
    });
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
