import type { Context } from '../../../documents/context.js';
import type { Security, Server } from '../details.js';
import { authorValues } from '../../../documents/example/author.js';
import { writtenExamples } from '../../../documents/example/examples.js';
import { bodyNotationOf } from '../../../documents/example/mediaType.js';
import { fieldText, writeValue } from '../../../documents/example/write.js';
import { entriesOf, isObject, textOf, type Json } from '../../../documents/json.js';
import type { WrittenParameter } from '../parameters.js';
import { resolveObject } from '../../../documents/resolve.js';
import { mergeSchema } from '../../../documents/schema/merge.js';
import { unknownServer, withDefaults } from '../servers.js';
import type { RequestBody } from './body.js';
import type { Pair, SampleRequest } from './sampleRequest.js';
import { styledPairs, styledText } from './style.js';
import { encodePart } from '../../../shared/url.js';

/** A part of a query: a pair whose value may contain reserved characters, or the whole query as sent. */
interface QueryPart extends Pair {
  kind?: 'reserved' | 'whole';
}

/** A request as a reader would send it, with placeholders for values that only the reader knows. */
export interface SampleParts extends Omit<SampleRequest, 'query'> {
  query: readonly QueryPart[];
}

/** A server's address in samples: its URL with default variables. */
export function sampleAddress(server: Server | undefined): string {
  return server === undefined ? unknownServer : withDefaults(server.url, server.variables);
}

/** Choices for an operation's samples. */
export interface SampleChoice {
  servers: readonly Server[];
  security: Security;
  /** True if optional parameters are included. */
  optional: boolean;
  body?: RequestBody;
}

/** The author's value of a path parameter. Without one, readers recognise the placeholder. */
export function pathValue(context: Context, parameter: WrittenParameter): Json | undefined {
  const holder = mediaOf(context, parameter.value)?.value ?? parameter.value;
  const schema = mergeSchema(context.document, holder['schema']).schema;
  const values = [...writtenExamples(context.document, holder).map(({ value }) => value), ...authorValues(schema)];
  return values.find((value) => value !== undefined);
}

/** Parts of a sample request: parameters, placeholders for the credentials of the first security alternative, and a body. */
export function sampleParts(
  context: Context,
  operation: { method: string; path: string },
  parameters: readonly WrittenParameter[],
  { servers, security, optional, body }: SampleChoice,
): SampleParts {
  const headers: Pair[] = [];
  const query: QueryPart[] = [];
  const cookies: Pair[] = [];
  const places = { header: headers, query, cookie: cookies };
  for (const { in: place, name, placeholder } of security.alternatives.find((each) => each.length > 0) ?? []) {
    if (place !== undefined) places[place].push({ name, value: placeholder });
  }
  // Authors tell operations at one address apart by a fragment, which is never sent.
  let path = operation.path.replace(/#.*/s, '');
  for (const parameter of parameters) {
    if (parameter.in === 'path') {
      const own = pathValue(context, parameter);
      if (own === undefined) continue;
      const text = contentText(context, parameter, own);
      const sent = text === undefined ? styledText(styleOf(parameter), own, encodePart) : encodePart(text);
      path = path.replaceAll(`{${parameter.name}}`, () => sent);
      continue;
    }
    if (!(parameter.required || optional)) continue;
    const target = places[parameter.in];
    if (target.some(({ name }) => name.toLowerCase() === parameter.name.toLowerCase())) continue;
    target.push(...pairsOf(context, parameter));
  }
  if (cookies.length > 0)
    headers.push({ name: 'Cookie', value: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') });
  if (body?.mimeType !== undefined) headers.push({ name: 'Content-Type', value: body.mimeType });
  return {
    method: operation.method,
    url: sampleAddress(servers[0]) + path,
    headers,
    query,
    ...(body?.body && { body: body.body }),
  };
}

/** The value of a parameter: the author's first example, else one generated from the schema; undefined if there is none. */
export function parameterValue(context: Context, { value: parameter }: WrittenParameter): Json | undefined {
  const media = mediaOf(context, parameter);
  const examples = [parameter, ...(media ? [media.value] : [])].flatMap((each) =>
    writtenExamples(context.document, each),
  );
  const example = examples.find(({ value }) => value !== undefined)?.value;
  return example ?? context.recall.example((media?.value ?? parameter)['schema'] ?? { type: 'string' }, 'request');
}

/** A value as a parameter sends it that is described by `content`; undefined for other parameters, and for a whole query. */
export function contentText(context: Context, { value: parameter }: WrittenParameter, value: Json): string | undefined {
  const media = mediaOf(context, parameter);
  if (!media || parameter['in'] === 'querystring') return undefined;
  if (bodyNotationOf(media.type) === 'json') return JSON.stringify(value);
  return writeValue(context.document, value, media.type, media.value['schema']) ?? fieldText(value);
}

function mediaOf(context: Context, parameter: WrittenParameter['value']) {
  const [media] = entriesOf(parameter['content']);
  return media && { type: media[0], value: resolveObject(context.document, media[1]) };
}

/** The style of a parameter in the path or in a header. */
function styleOf({ name, value: { style, explode } }: WrittenParameter): Parameters<typeof styledText>[0] {
  return { name, style: textOf(style) ?? 'simple', explode: explode === true };
}

/** A parameter's value serialised in its style. */
function pairsOf(context: Context, parameter: WrittenParameter): QueryPart[] {
  const { name, value: node, in: place } = parameter;
  const media = mediaOf(context, node);
  const isWhole = node['in'] === 'querystring';
  const sent = isWhole
    ? [node, ...(media ? [media.value] : [])]
        .flatMap((each) => writtenExamples(context.document, each))
        .find(({ text }) => text !== undefined)?.text
    : undefined;
  if (sent !== undefined) return [{ name, value: sent, kind: 'whole' }];
  const value = parameterValue(context, parameter) ?? `<${name}>`;
  if (isWhole && bodyNotationOf(media?.type ?? '') === 'form' && isObject(value))
    return styledPairs(name, value, 'form', true);
  if (isWhole) return [{ name, value: encodePart(fieldText(value)), kind: 'whole' }];
  const text = contentText(context, parameter, value);
  if (text !== undefined) return [{ name, value: text }];
  if (place === 'header') return [{ name, value: styledText(styleOf(parameter), value) }];
  const style = textOf(node['style']) ?? 'form';
  const reserved = node['allowReserved'] === true ? { kind: 'reserved' as const } : {};
  return styledPairs(name, value, style, node['explode']).map((pair) => ({ ...pair, ...reserved }));
}
