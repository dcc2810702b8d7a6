import type { Operation, OperationDetails } from '../../body.js';
import { element, type TextElement, type TextNode } from '../text/nodes.js';
import { aboutSchema, fieldList, wholeSchema, type Reading } from './schema.js';
import { securityNodes } from './security.js';

type Exchange = Pick<OperationDetails, 'parameters' | 'body' | 'responses'>;
type Content = NonNullable<OperationDetails['body']>['contents'][number];

const heading = (depth: number, title: string, id?: string): TextElement =>
  element(`h${depth}`, [title], id ? { id } : {});

/** A name as part of an id, as API pages have it. */
const idPart = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '');

/** The line that says where a request goes; a webhook has its name. */
export function endpointNodes(method: string, address: string): TextNode[] {
  return [element('p', [element('code', [`${method} ${address}`])], { isQuiet: true })];
}

/** Where a request to an operation goes: with the first server's address, and the defaults of its variables. */
export function addressOf(operation: Operation, { servers }: Pick<OperationDetails, 'servers'>): string {
  const [server] = servers;
  if (operation.kind === 'webhook' || !server) return operation.path;
  const defaults = new Map(server.variables.map((variable) => [variable.name, variable.default]));
  const url = server.url.replace(/\{([^{}]+)\}/g, (whole, name: string) => defaults.get(name) ?? whole);
  return url.replace(/\/$/, '') + operation.path;
}

/** What an operation's page says below its description: the sections, ids and order of format spec 6.2. */
export function operationNodes(details: OperationDetails, isWebhook: boolean, reading: Reading): TextNode[] {
  const { reference: words, texts } = reading.words;
  const { security, callbacks, samples, externalDocs } = details;
  const [sample] = samples;
  return [
    ...(externalDocs
      ? [element('p', [element('a', [externalDocs.description ?? externalDocs.url], { href: externalDocs.url })])]
      : []),
    ...(sample
      ? [
          element('pre', [], {
            code: sample.source,
            lang: sample.language,
            title: texts.exampleRequest,
            isQuiet: true,
          }),
        ]
      : []),
    ...(security.alternatives.some(({ length }) => length > 0)
      ? [heading(2, words.authorizations, 'authorizations'), ...securityNodes(security, reading)]
      : []),
    ...exchangeNodes(details, { depth: 2, scope: '', body: isWebhook ? 'payload' : 'body' }, reading),
    ...(callbacks.length > 0 ? [heading(2, words.callbacks, 'callbacks')] : []),
    ...callbacks.flatMap((callback) => [
      heading(3, callback.summary ?? callback.name),
      ...endpointNodes(callback.method, callback.expression),
      ...(callback.description === undefined ? [] : reading.read(callback.description)),
      ...exchangeNodes(callback, { depth: 4, scope: undefined, body: 'payload' }, reading),
    ]),
  ];
}

interface Place {
  depth: number;
  /** Beginning of ids; undefined where nothing can be led to. */
  scope: string | undefined;
  body: 'body' | 'payload';
}

function exchangeNodes({ parameters, body, responses }: Exchange, place: Place, reading: Reading): TextNode[] {
  const { depth, scope } = place;
  const { read } = reading;
  const { reference: words } = reading.words;
  const groups = [
    [words.headers, 'headers', 'header', parameters.header],
    [words.path, 'path-parameters', 'path', parameters.path],
    [words.query, 'query-parameters', 'query', parameters.query],
    [words.cookies, 'cookies', 'cookie', parameters.cookie],
  ] as const;
  const idOf = (id: string): string | undefined => (scope === undefined ? undefined : scope + id);
  return [
    ...groups.flatMap(([title, id, prefix, list]) =>
      list.length === 0
        ? []
        : [
            heading(depth, title, idOf(id)),
            fieldList(
              list.map(({ schema }) => schema),
              reading,
              scope === undefined ? undefined : (name) => `${scope}${prefix}-${idPart(name)}`,
            ),
          ],
    ),
    ...(body
      ? [
          heading(depth, words[place.body], idOf(place.body)),
          ...(body.description === undefined ? [] : read(body.description)),
          ...body.contents.flatMap((content) => contentNodes(content, reading, idOf('body'))),
        ]
      : []),
    ...(responses.length > 0 ? [heading(depth, words.response, idOf('response'))] : []),
    ...responses.flatMap(({ status, description, headers, contents }) => [
      heading(Math.min(6, depth + 1), status),
      ...(description === undefined ? [] : read(description)),
      ...(headers.length > 0
        ? [
            element('p', [`${words.headers}:`]),
            fieldList(
              headers.map(({ schema }) => schema),
              reading,
            ),
          ]
        : []),
      ...contents.flatMap((content) => contentNodes(content, reading)),
    ]),
  ];
}

function contentNodes({ contentType, schema, examples }: Content, reading: Reading, prefix?: string): TextNode[] {
  const { reference: words } = reading.words;
  const [example] = examples;
  const isObject = schema && /(?:^| )object$/.test(schema.type) && schema.children.length > 0;
  return [
    element('p', [`${words.contentType}: `, element('code', [contentType])], { isQuiet: true }),
    ...(isObject && prefix
      ? [
          ...aboutSchema({ ...schema, children: [] }, reading),
          fieldList(schema.children, reading, (name) => `${prefix}-${idPart(name)}`),
        ]
      : schema
        ? wholeSchema(schema, reading)
        : []),
    ...(example
      ? [element('pre', [], { code: example.text, lang: example.language, title: words.example, isQuiet: true })]
      : []),
  ];
}
