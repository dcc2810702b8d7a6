import { pathItemMethods } from '../config/operationName.js';
import { CHANNEL_GRAMMAR, CHANNEL_SECTIONS, type ChannelKind } from './channelGrammar.js';
import { entriesOf, isArray, isObject, type JsonObject } from './json.js';
import { schemaKeywords } from './schemaKeywords.js';

/** Kinds of objects in a specification that can contain a reference or be its target. */
export type Kind = OpenapiKind | ChannelKind;

type OpenapiKind =
  | 'document'
  | 'info'
  | 'text'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'response'
  | 'header'
  | 'mediaType'
  | 'encoding'
  | 'callback'
  | 'example'
  | 'link'
  | 'securityScheme'
  | 'codeSample'
  | 'schema';

type Shape = 'one' | 'list' | 'map';
type Grammar = Readonly<Record<string, readonly [Shape, Kind]>>;

/** HTTP methods that are keys of a Path Item: those of OpenAPI 3.1, and `query` of 3.2. */
export const METHODS: ReadonlySet<string> = new Set(pathItemMethods);

const openapiSections: Readonly<
  Record<
    Exclude<OpenapiKind, 'document' | 'info' | 'text' | 'components' | 'operation' | 'encoding' | 'codeSample'>,
    string
  >
> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  requestBody: 'requestBodies',
  header: 'headers',
  securityScheme: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
  pathItem: 'pathItems',
  mediaType: 'mediaTypes',
};

/** Sections of `components`, by kind. */
export const SECTIONS: Readonly<Partial<Record<Kind, string>>> = { ...openapiSections, ...CHANNEL_SECTIONS };

/** The section of components for a kind. Kinds without a standard section get a section of ours. */
export function sectionOf(kind: Kind): string {
  return SECTIONS[kind] ?? `x-${kind}`;
}

const describedBySchema: Grammar = {
  schema: ['one', 'schema'],
  content: ['map', 'mediaType'],
  examples: ['map', 'example'],
};

/** By property name, or by position (OpenAPI 3.2), including parts within parts. */
const encodings: Grammar = {
  encoding: ['map', 'encoding'],
  prefixEncoding: ['list', 'encoding'],
  itemEncoding: ['one', 'encoding'],
};

/**
 * Kinds of objects by the keys of their parents, according to OpenAPI 3.2, 3.1 and Swagger 2.0, AsyncAPI 3 and 2, and JSON Schema 2020-12 (with older
 * spellings that are still in use). Everything else (examples, defaults, extensions) is the author's data, in which `$ref` is not a reference.
 */
const GRAMMAR: Readonly<Record<Kind, Grammar>> = {
  ...CHANNEL_GRAMMAR,
  document: {
    info: ['one', 'info'],
    tags: ['list', 'tag'],
    paths: ['map', 'pathItem'],
    webhooks: ['map', 'pathItem'],
    components: ['one', 'components'],
    definitions: ['map', 'schema'],
    parameters: ['map', 'parameter'],
    responses: ['map', 'response'],
  },
  info: {},
  text: {},
  components: Object.fromEntries(
    Object.entries(openapiSections).map(([kind, section]) => [section, ['map', kind as keyof typeof openapiSections]]),
  ),
  pathItem: {
    parameters: ['list', 'parameter'],
    ...Object.fromEntries(pathItemMethods.map((method) => [method, ['one', 'operation']] as const)),
    additionalOperations: ['map', 'operation'],
  },
  operation: {
    parameters: ['list', 'parameter'],
    requestBody: ['one', 'requestBody'],
    responses: ['map', 'response'],
    callbacks: ['map', 'callback'],
    'x-codeSamples': ['list', 'codeSample'],
    'x-code-samples': ['list', 'codeSample'],
  },
  parameter: describedBySchema,
  header: describedBySchema,
  requestBody: { content: ['map', 'mediaType'] },
  response: {
    headers: ['map', 'header'],
    content: ['map', 'mediaType'],
    links: ['map', 'link'],
    schema: ['one', 'schema'],
  },
  mediaType: {
    schema: ['one', 'schema'],
    itemSchema: ['one', 'schema'],
    examples: ['map', 'example'],
    ...encodings,
  },
  encoding: { headers: ['map', 'header'], ...encodings },
  callback: {},
  example: {},
  link: {},
  securityScheme: {},
  codeSample: {},
  schema: schemaKeywords,
};

/** The rules for the keys of a kind of object. */
export function grammarOf(kind: Kind): Grammar {
  return GRAMMAR[kind];
}

/** A rule for an object inside another one. */
export interface InnerNoun {
  kind: Kind;
  value: JsonObject;
  /** Keys that lead to it from the object that contains it. */
  keys: readonly string[];
}

/** The objects directly inside an object, in file order. */
export function* partsOf(value: JsonObject, kind: Kind): Generator<InnerNoun> {
  const inner = kind === 'callback' ? 'pathItem' : kind === 'bindings' ? 'binding' : undefined;
  if (inner !== undefined) {
    for (const [key, item] of entriesOf(value)) if (isObject(item)) yield { kind: inner, value: item, keys: [key] };
    return;
  }
  const grammar = GRAMMAR[kind];
  for (const key of Object.keys(value)) {
    const rule = Object.hasOwn(grammar, key) ? grammar[key] : undefined;
    const child = value[key];
    if (!rule || typeof child !== 'object' || child === null) continue;
    // Drafts before 2020 write a tuple as a list of `items`.
    if (rule[0] === 'one' && isObject(child)) yield { kind: rule[1], value: child, keys: [key] };
    else if (isArray(child) ? rule[0] !== 'map' : rule[0] === 'map') {
      for (const [name, item] of Object.entries(child)) {
        if (isObject(item)) yield { kind: rule[1], value: item, keys: [key, name] };
      }
    }
  }
}
