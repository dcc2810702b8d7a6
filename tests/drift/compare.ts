import { jsonSchemaOf } from '../../src/config/jsonSchema.js';
import { componentNames, memberNames } from '../../src/mdx/componentProperties.js';
import { frontmatterSchema } from '../../src/content/frontmatter.js';
import { pageMenuNames } from '../../src/config/pageMenuNames.js';
import { readings, schemaOf, type Facts, type Schema } from './facts.js';

/** How the format and what is known of it differ; each entry as it is told. */
export interface Drift {
  /** Keys, values and components of the format that nobody here knows. */
  unknown: string[];
  /** Keys that are read without effect, with the reason. */
  withoutEffect: string[];
  /** Keys that are known here and no longer part of the format. */
  dropped: string[];
}

/** Values that are checked elsewhere than in the schema. */
const furtherValues: Readonly<Record<string, readonly string[]>> = { 'contextual.options': pageMenuNames };

/** Values that need the format's own service: named in the manual, with the reason. */
const ofServers = new Map([
  ['contextual.options: "assistant"', 'opens a chat that runs on a server'],
  ['groups in frontmatter', 'the host that delivers a site asks who reads it'],
  ['public in frontmatter', 'the host that delivers a site asks who reads it'],
]);

/** The schemas at a path; none where it leads out of what is known. */
function schemasAt(root: Schema, path: string): Schema[] {
  let found = [root];
  if (path === '') return found;
  for (const name of path.split('.')) {
    found = found
      .flatMap((schema) => readings(schema, root))
      .flatMap(({ properties = {}, additionalProperties }) => {
        const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
        if (own === true) return [{}];
        return typeof own === 'object' ? [own] : [];
      });
  }
  return found;
}

/** Returns true if a schema accepts a text. */
function takes(schemas: readonly Schema[], value: string, root: Schema): boolean {
  return schemas
    .flatMap((schema) => readings(schema, root))
    .some(({ enum: options, const: only, type, properties, anyOf, items, oneOf, allOf }) => {
      if (options || only !== undefined) return [...(options ?? []), only].includes(value);
      if (properties || anyOf || oneOf || allOf || items) return false;
      return type === undefined || [type].flat().includes('string');
    });
}

const own = jsonSchemaOf('today') as Schema;
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** `navigation.global.tabs.icon` and `navigation.groups.icon` are one key. */
const placeless = (path: string): string => path.replace(/^navigation\..*\.(?=\w+$)/, 'navigation.');

/** Paths of the known keys of an object. Divisions contain divisions, so that a list of all paths would have a million. */
const ownPathsIn = (path: string): string[] =>
  schemasAt(own, path)
    .flatMap((schema) => readings(schema, own))
    .flatMap(({ properties = {} }) => Object.keys(properties))
    .map((name) => (path === '' ? name : `${path}.${name}`));

const pathsTo = (path: string): string[] => {
  const parent = parentOf(path);
  return parent === '' ? [] : [...pathsTo(parent), parent];
};

/** The outermost of some paths: what is inside of one goes without saying. */
const outermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => path.startsWith(`${other}.`)));

/** Compares the format, as a list tells it, with what Trellis reads. */
export function compare({ fields, components, frontmatter }: Facts): Drift {
  const theirs = schemaOf(fields);
  const parents = new Set([...fields.keys()].map(parentOf));
  // Any object can stand in a file of its own.
  const listed = [...fields.keys()].filter((path) => path.split('.').at(-1) !== '$ref');
  const known = listed.filter((path) => schemasAt(own, path).length > 0);
  const isInert = (path: string): boolean =>
    schemasAt(own, path).some((schema) => readings(schema, own).some(({ inert }) => inert));
  const unknownKeys = outermost(
    listed.filter((path) => schemasAt(own, path).length === 0 && !pathsTo(path).some(isInert)),
  );

  const unknownValues = known.flatMap((path) => {
    const values = fields.get(path) ?? [];
    const schemas = schemasAt(own, path);
    const further = furtherValues[path];
    return values
      .filter((value) => (further ? !further.includes(value) : !takes(schemas, value, own)))
      .map((value) => `${path}: ${JSON.stringify(value)}`);
  });
  const inert = known.flatMap((path) => {
    const found = schemasAt(own, path).find((schema) =>
      readings(schema, own).some((reading) => reading.inert === true),
    );
    const reason = found && readings(found, own).find((reading) => reading.inert)?.description;
    return found ? [`${path} (${reason ?? ''})`] : [];
  });
  // A list that says nothing of what is inside of an object drops nothing of it, and divisions have the same keys at any depth.
  const names = new Set([...fields.keys()].map(placeless));
  const droppedKeys = outermost(
    [...parents]
      .flatMap(ownPathsIn)
      .filter(
        (path) => !path.startsWith('trellis') && schemasAt(theirs, path).length === 0 && !names.has(placeless(path)),
      ),
  );

  const ownComponents: readonly string[] = [...componentNames, ...memberNames, 'FileTree'];
  const ownFrontmatter = Object.keys(frontmatterSchema.shape);
  const lacking = (names: readonly string[], from: readonly string[]): string[] =>
    names.filter((name) => !from.includes(name));
  const unknown = [
    ...unknownKeys,
    ...unknownValues,
    ...lacking(components, ownComponents).map((name) => `<${name}>`),
    ...lacking(frontmatter, ownFrontmatter).map((name) => `${name} in frontmatter`),
  ];
  return {
    unknown: unknown.filter((entry) => !ofServers.has(entry)),
    withoutEffect: [
      ...inert,
      ...unknown.flatMap((entry) => (ofServers.has(entry) ? [`${entry} (${ofServers.get(entry) ?? ''})`] : [])),
    ],
    dropped: [
      ...new Set(droppedKeys.map(placeless)),
      ...(components.length > 0 ? lacking(ownComponents, components).map((name) => `<${name}>`) : []),
      ...(frontmatter.length > 0 ? lacking(ownFrontmatter, frontmatter).map((name) => `${name} in frontmatter`) : []),
    ],
  };
}
