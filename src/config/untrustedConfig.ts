import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Config } from './config.js';
import type { ConfigSource } from './source.js';
import type { JsonPath } from './tree.js';
import { isExternal } from '../shared/url.js';
import { pictureSeconds } from './schema/trellis.js';

const isElsewhere = (address: string): boolean => isExternal(address) || address.includes('\\');
const isAbove = (file: string): boolean => file.split(/[\\/]/).includes('..');

/** Removes specifications outside of the folder from an object, at any depth. */
function withoutFar<Value>(value: Value, path: JsonPath, refuse: (path: JsonPath, what: string) => void): Value {
  if (Array.isArray(value))
    return value.map((each: unknown, index) => withoutFar(each, [...path, index], refuse)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]): [string, unknown] => {
    const own: JsonPath = [...path, key];
    if (key !== 'openapi' || !Array.isArray(inner)) return [key, withoutFar(inner, own, refuse)];
    const items = inner.filter((entry: unknown, index) => {
      const isFar = typeof entry === 'string' && (isElsewhere(entry) || isAbove(entry));
      if (isFar) refuse([...own, index], `\`${entry}\` lies outside of the documentation folder`);
      return !isFar;
    });
    return [key, items];
  });
  return Object.fromEntries(entries) as Value;
}

/**
 * Removes settings that run code, fetch data, or read files outside of the folder. Used for authors who are not trusted.
 *
 * @param source provides the positions of removed settings.
 */
export function removeUntrusted(
  config: Config,
  source: Pick<ConfigSource, 'placeOf' | 'spanOf'>,
): { config: Config; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  function refuse(path: JsonPath, what: string): void {
    const at = path.findLastIndex((_, index) => source.spanOf(path.slice(0, index + 1)) !== undefined);
    diagnostics.push(
      diagnostic('untrusted/setting', {
        message: `${what}; with \`--untrusted\` it is left out.`,
        help: 'It is included in a build without `--untrusted`.',
        ...source.placeOf(path.slice(0, at + 1)),
      }),
    );
  }
  const { integrations, trellis, fonts } = config;
  for (const key of Object.keys(integrations))
    refuse(['integrations', key], `\`${key}\` is a service that runs in every page`);
  trellis.scripts?.forEach((file, index) => refuse(['trellis', 'scripts', index], `\`${file}\` is a script`));
  if (source.spanOf(['trellis', 'contentSecurityPolicy']))
    refuse(
      ['trellis', 'contentSecurityPolicy'],
      'A folder that is not trusted cannot extend the content security policy',
    );
  if (trellis.search) refuse(['trellis', 'search'], 'The search is a service');
  for (const key of ['versions', 'changelogs'] as const)
    if (trellis[key].length > 0)
      refuse(['trellis', key], `Git reads ${key}, and may run programs that the repository names`);
  const stylesheets = trellis.stylesheets?.filter((file, index) => {
    if (isElsewhere(file)) refuse(['trellis', 'stylesheets', index], `\`${file}\` is a style sheet of another site`);
    return !isElsewhere(file);
  });
  const face = (part: 'body' | 'heading') => {
    const own = fonts[part];
    if (own?.source === undefined || !isElsewhere(own.source)) return own;
    refuse(['fonts', part, 'source'], `\`${own.source}\` is a font of another site`);
    return { ...own, source: undefined };
  };
  const safe = withoutFar(config, [], refuse);
  return {
    config: {
      ...safe,
      integrations: {},
      fonts: { body: face('body'), heading: face('heading') },
      trellis: {
        ...trellis,
        scripts: [],
        versions: [],
        changelogs: [],
        search: undefined,
        contentSecurityPolicy: {},
        images: trellis.images && limited(trellis.images),
        ...(stylesheets ? { stylesheets } : {}),
      },
    },
    diagnostics,
  };
}

function limited({ seconds }: { seconds?: number | undefined }): { seconds?: number } {
  return seconds === undefined ? {} : { seconds: Math.min(seconds, pictureSeconds) };
}
