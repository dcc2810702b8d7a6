import type { OperationDetails } from '../body.js';
import type { Words } from '../../i18n/words.js';
import { labelled } from '../text/compose.js';
import { element, type TextElement, type TextNode } from '../text/nodes.js';
import { contentsNodes } from './contents.js';
import { parameterList, type Reading } from './schema.js';
import { securityNodes } from './security.js';
import { requestLine } from './servers.js';

type Exchange = Pick<OperationDetails, 'parameters' | 'body' | 'responses'>;

const heading = (depth: number, title: string, id?: string): TextElement =>
  element(`h${depth}`, [title], id ? { id } : {});

/** A name as part of an id, as API pages have it. */
const idPart = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '');

/** Code that sends the request: all that its author gives, or one of those that are made. */
export function sampleNodes({ samples }: Pick<OperationDetails, 'samples'>, { texts }: Words): TextElement[] {
  const own = samples.filter(({ isOwn }) => isOwn);
  const shown = own.length > 0 ? own : samples.slice(0, 1);
  return shown.map(({ language, label, source }) =>
    element('pre', [], {
      code: source,
      lang: language,
      title: shown.length > 1 ? `${texts.exampleRequest}: ${label}` : texts.exampleRequest,
      isQuiet: true,
    }),
  );
}

/** What an operation's page says below its description: the sections, ids and order of FORMAT.md 6.2. */
export function operationNodes(details: OperationDetails, isWebhook: boolean, reading: Reading): TextNode[] {
  const { reference: words } = reading.words;
  const { security, callbacks, externalDocs } = details;
  return [
    ...(externalDocs
      ? [element('p', [element('a', [externalDocs.description ?? externalDocs.url], { href: externalDocs.url })])]
      : []),
    ...(security.alternatives.some(({ length }) => length > 0)
      ? [heading(2, words.authorizations, 'authorizations'), ...securityNodes(security, reading)]
      : []),
    ...exchangeNodes(details, { depth: 2, scope: '', body: isWebhook ? 'payload' : 'body' }, reading),
    ...(callbacks.length > 0 ? [heading(2, words.callbacks, 'callbacks')] : []),
    ...callbacks.flatMap((callback) => [
      heading(3, callback.summary ?? callback.name),
      requestLine(callback.method, callback.expression),
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
            parameterList(
              list,
              reading,
              scope === undefined ? undefined : (name) => `${scope}${prefix}-${idPart(name)}`,
            ),
          ],
    ),
    ...(body
      ? [
          heading(depth, words[place.body], idOf(place.body)),
          ...(body.description === undefined ? [] : read(body.description)),
          ...contentsNodes(
            body.contents,
            reading,
            scope === undefined ? undefined : (name) => `${scope}body-${idPart(name)}`,
          ),
        ]
      : []),
    ...(responses.length > 0 ? [heading(depth, words.response, idOf('response'))] : []),
    ...responses.flatMap(({ status, description, headers, contents, links }) => [
      heading(Math.min(6, depth + 1), status),
      ...(description === undefined ? [] : read(description)),
      ...(headers.length > 0 ? [element('p', [`${words.headers}:`]), parameterList(headers, reading)] : []),
      ...(contents.length > 0 ? contentsNodes(contents, reading) : [element('p', [words.noBody], { isQuiet: true })]),
      ...(links.length > 0 ? [element('p', [`${words.links}:`]), linkList(links, reading)] : []),
    ]),
  ];
}

/** Operations that can follow a response, with what they take from it. */
function linkList(links: Exchange['responses'][number]['links'], { read }: Reading): TextElement {
  const items = links.map(({ name, target, description, parameters }) => {
    const values = parameters.map((parameter) =>
      element('li', [element('code', [parameter.name]), ': ', element('code', [parameter.expression])]),
    );
    const about = [
      ...(description === undefined ? [] : read(description)),
      ...(values.length > 0 ? [element('ul', values)] : []),
    ];
    return element('li', labelled([element('code', [name]), ' (', element('code', [target]), ')'], about, ': '));
  });
  return element('ul', items);
}
