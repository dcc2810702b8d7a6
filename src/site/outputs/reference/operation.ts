import type { Operation, OperationDetails } from '../../body.js';
import { element, type TextElement, type TextNode } from '../text/nodes.js';
import { aboutSchema, fieldList, wholeSchema, type ReadMarkdown } from './schema.js';
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
export function operationNodes(details: OperationDetails, isWebhook: boolean, read: ReadMarkdown): TextNode[] {
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
            title: 'Example request',
            isQuiet: true,
          }),
        ]
      : []),
    ...(security.alternatives.some(({ length }) => length > 0)
      ? [heading(2, 'Authorizations', 'authorizations'), ...securityNodes(security, read)]
      : []),
    ...exchangeNodes(details, { depth: 2, scope: '', body: isWebhook ? 'Payload' : 'Body' }, read),
    ...(callbacks.length > 0 ? [heading(2, 'Callbacks', 'callbacks')] : []),
    ...callbacks.flatMap((callback) => [
      heading(3, callback.summary ?? callback.name),
      ...endpointNodes(callback.method, callback.expression),
      ...(callback.description === undefined ? [] : read(callback.description)),
      ...exchangeNodes(callback, { depth: 4, scope: undefined, body: 'Payload' }, read),
    ]),
  ];
}

interface Place {
  depth: number;
  /** Beginning of ids; undefined where nothing can be led to. */
  scope: string | undefined;
  body: string;
}

function exchangeNodes({ parameters, body, responses }: Exchange, place: Place, read: ReadMarkdown): TextNode[] {
  const { depth, scope } = place;
  const groups = [
    ['Headers', 'headers', 'header', parameters.header],
    ['Path parameters', 'path-parameters', 'path', parameters.path],
    ['Query parameters', 'query-parameters', 'query', parameters.query],
    ['Cookies', 'cookies', 'cookie', parameters.cookie],
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
              read,
              scope === undefined ? undefined : (name) => `${scope}${prefix}-${idPart(name)}`,
            ),
          ],
    ),
    ...(body
      ? [
          heading(depth, place.body, idOf(place.body.toLowerCase())),
          ...(body.description === undefined ? [] : read(body.description)),
          ...body.contents.flatMap((content) => contentNodes(content, read, idOf('body'))),
        ]
      : []),
    ...(responses.length > 0 ? [heading(depth, 'Response', idOf('response'))] : []),
    ...responses.flatMap(({ status, description, headers, contents }) => [
      heading(Math.min(6, depth + 1), status),
      ...(description === undefined ? [] : read(description)),
      ...(headers.length > 0
        ? [
            element('p', ['Headers:']),
            fieldList(
              headers.map(({ schema }) => schema),
              read,
            ),
          ]
        : []),
      ...contents.flatMap((content) => contentNodes(content, read)),
    ]),
  ];
}

function contentNodes({ contentType, schema, examples }: Content, read: ReadMarkdown, prefix?: string): TextNode[] {
  const [example] = examples;
  const isObject = schema && /(?:^| )object$/.test(schema.type) && schema.children.length > 0;
  return [
    element('p', ['Content type: ', element('code', [contentType])], { isQuiet: true }),
    ...(isObject && prefix
      ? [
          ...aboutSchema({ ...schema, children: [] }, read),
          fieldList(schema.children, read, (name) => `${prefix}-${idPart(name)}`),
        ]
      : schema
        ? wholeSchema(schema, read)
        : []),
    ...(example
      ? [element('pre', [], { code: example.text, lang: example.language, title: 'Example', isQuiet: true })]
      : []),
  ];
}
