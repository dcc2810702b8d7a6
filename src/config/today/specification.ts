import { idPart } from '../../shared/idPart.js';
import { parseOperationName } from '../operationName.js';
import { readSdkFormat } from '../sdkFormats.js';
import { entriesNamed, findPart, type JsonEntry, type ObjectTree, type ScalarTree, type JsonTree } from '../tree.js';
import { entryOf, listAt, objectAt, scalarAt } from '../treeBuilders.js';

/** The `openapi`, `asyncapi`, `graphql` and `sdk` entries of a navigation node. */
export interface SpecificationEntry {
  sources: readonly ScalarTree[];
  /** The specifications from `openapi`. */
  ofOperations: readonly ScalarTree[];
  /** Folder in the addresses of the generated pages. */
  directory: ScalarTree | undefined;
  entry: JsonEntry;
}

function scalarsIn(tree: JsonTree | undefined): ScalarTree[] {
  if (tree?.type === 'array') return tree.items.flatMap(scalarsIn);
  return tree?.type === 'scalar' ? [tree] : [];
}

/** The specifications that a node itself names. */
export function specificationsIn({ entries }: ObjectTree): SpecificationEntry | undefined {
  const openapi = specificationEntryOf(entries.get('openapi'));
  const others = [
    specificationEntryOf(entries.get('asyncapi')),
    entryIn(GRAPHQL_DIRECTORY, entries.get('graphql')),
    entryIn(sdkDirectory(entries), readSdk(entries.get('sdk'))),
  ];
  return [openapi, ...others.map((other) => other && { ...other, ofOperations: [] })].reduce(together, undefined);
}

function together(
  first: SpecificationEntry | undefined,
  second: SpecificationEntry | undefined,
): SpecificationEntry | undefined {
  if (!first || !second) return first ?? second;
  return {
    ...first,
    sources: [...first.sources, ...second.sources],
    directory: first.directory ?? second.directory,
  };
}

/** Default folder for the pages of a GraphQL schema. */
const GRAPHQL_DIRECTORY = 'graphql-reference';

/** Default folder for pages of library references. Each version has its own. */
function sdkDirectory(entries: ObjectTree['entries']): string {
  const version = entries.get('version')?.value;
  return version?.type === 'scalar' ? `sdk-reference/${idPart(String(version.value))}` : 'sdk-reference';
}

/** @param directory default folder for its pages. */
function entryIn(directory: string, entry: JsonEntry | undefined): SpecificationEntry | undefined {
  const result = specificationEntryOf(entry);
  return result && { ...result, directory: result.directory ?? scalarAt(result.entry.value.span, directory) };
}

/** Reads an `sdk` entry if Trellis supports its format; `pending.ts` reports the others. */
function readSdk(entry: JsonEntry | undefined): JsonEntry | undefined {
  const format = entry && findPart(entry.value, ['format'])?.value;
  return format?.type === 'scalar' && format.value === readSdkFormat ? entry : undefined;
}

/** The library references in a file whose format Trellis supports. */
export function librariesIn(tree: JsonTree): ObjectTree[] {
  return entriesNamed(tree, 'sdk').flatMap((entry) => {
    const { value } = entry;
    const [source] = readSdk(entry) ? scalarsIn(findPart(value, ['source'])?.value) : [];
    return source ? [objectAt(value.span, { source: entryOf(source) })] : [];
  });
}

/** The GraphQL schemas in a file, with the addresses of their APIs. */
export function schemasIn(tree: JsonTree): ObjectTree[] {
  return entriesNamed(tree, 'graphql').flatMap(({ value }) => {
    const [source] = scalarsIn(value.type === 'object' ? findPart(value, ['source'])?.value : value);
    const at = (name: string): JsonEntry | undefined => (value.type === 'object' ? value.entries.get(name) : undefined);
    const endpoints = { endpoint: at('endpoint'), subscriptionEndpoint: at('subscriptionEndpoint') };
    return source ? [objectAt(value.span, { source: entryOf(source), ...endpoints })] : [];
  });
}

/** Reads one of the forms of `openapi`: a text, `{ source, directory }`, or a list of these. */
function specificationEntryOf(entry: JsonEntry | undefined): SpecificationEntry | undefined {
  if (!entry) return undefined;
  const parts = entry.value.type === 'array' ? entry.value.items : [entry.value];
  const [directory] = parts.flatMap((part) => scalarsIn(findPart(part, ['directory'])?.value));
  const sources = parts.flatMap((part) =>
    scalarsIn(part.type === 'object' ? findPart(part, [part.entries.has('as') ? 'as' : 'source'])?.value : part),
  );
  return { sources, ofOperations: sources, directory, entry };
}

/** The specifications in a file that have overlays or a name of their own. */
export function overlaysIn(tree: JsonTree): ObjectTree[] {
  return entriesNamed(tree, 'openapi').flatMap(({ value }) => overlaidSources(value));
}

function overlaidSources(openapi: JsonTree): ObjectTree[] {
  const parts = openapi.type === 'array' ? openapi.items : [openapi];
  return parts.flatMap((part) => {
    if (part.type !== 'object') return [];
    const [overlays, as] = [part.entries.get('overlays'), part.entries.get('as')];
    if (!overlays && !as) return [];
    const sources = scalarsIn(findPart(part, ['source'])?.value);
    return sources.map((source) => objectAt(part.span, { source: entryOf(source), overlays, as }));
  });
}

export function keysOf(specification: SpecificationEntry | undefined): Readonly<Record<string, JsonEntry | undefined>> {
  if (!specification) return {};
  const { sources, directory, entry } = specification;
  return {
    openapi: { key: entry.key, value: listAt(entry.value.span, [...sources]) },
    directory: entryOf(directory),
  };
}

/** Adds the inherited specification to an operation in `pages` that names none. */
export function withSource(page: ScalarTree, around: SpecificationEntry | undefined): ScalarTree {
  const [source, ...others] = around?.ofOperations ?? [];
  const name = typeof page.value === 'string' ? parseOperationName(page.value) : undefined;
  return name && name.file === undefined && source && others.length === 0
    ? { ...page, value: `${source.value} ${page.value}` }
    : page;
}
