import type { OperationDetails } from '../../formats/openapi/details.js';
import type { Messages } from '../../i18n/messages.js';
import { addLabel } from '../text/compose.js';
import { parseHtml } from '../text/html.js';
import { element, type TextElement, type TextNode } from '../text/nodes.js';
import { titleOfExchange } from './channel.js';
import { bindingNodes, serverNodes, tagNodes } from './bindings.js';
import { contentsNodes } from './contents.js';
import { typeLinks } from './graphql.js';
import { memberNodes, textsNodes } from './sdk.js';
import { headingFragment } from '../../mdx/slug.js';
import { idPart } from '../../shared/idPart.js';
import { fieldList, parameterList, wholeSchema, type Reading } from './schema.js';
import type { ExchangeSections, MessageSections, Section, SectionContent } from '../../formats/section.js';
import { securityNodes } from './security.js';
import { requestLine } from './servers.js';

const heading = (depth: number, title: string, id?: string): TextElement =>
  element(`h${Math.min(6, depth)}`, [title], id === undefined ? {} : { id });

/** Sample code for the first request: all of the author's samples, or one of the generated ones. The section of the body has all of its examples. */
export function sampleNodes({ requests }: Pick<OperationDetails, 'requests'>, { texts }: Messages): TextElement[] {
  const samples = requests[0]?.samples ?? [];
  const own = samples.filter(({ isOwn }) => isOwn);
  const requestSamples = own.length > 0 ? own : samples.slice(0, 1);
  return requestSamples.map(({ language, label, source }) =>
    element('pre', [], {
      code: source,
      lang: language,
      title: requestSamples.length > 1 ? `${texts.exampleRequest}: ${label}` : texts.exampleRequest,
      isQuiet: true,
    }),
  );
}

/** Text of an operation's page below its description. */
export function operationNodes(
  { externalDocs }: Pick<OperationDetails, 'externalDocs'>,
  sections: readonly Section[],
  reading: Reading,
): TextNode[] {
  return [
    ...(externalDocs
      ? [element('p', [element('a', [externalDocs.description ?? externalDocs.url], { href: externalDocs.url })])]
      : []),
    ...sections.flatMap((section) => sectionNodes(section, { depth: 2, isLinked: true }, reading)),
  ];
}

/** Gives the headings of texts a depth below that of the heading above them. */
const below = (heading: number, reading: Reading): Reading => ({
  ...reading,
  read: (text, under = heading) => reading.read(text, under),
});

interface Place {
  /** Depth of the heading. */
  depth: number;
  /** True if links can lead to it. */
  isLinked: boolean;
}

function sectionNodes({ title, id, content }: Section, place: Place, reading: Reading): TextNode[] {
  const { depth, isLinked } = place;
  return [heading(depth, title, isLinked ? id : undefined), ...contentNodes(content, place, below(depth, reading))];
}

function contentNodes(content: SectionContent, { depth, isLinked }: Place, reading: Reading): TextNode[] {
  const { read } = reading;
  const idOf = (prefix: string) =>
    isLinked ? (name: string) => headingFragment(`${prefix}-${idPart(name)}`) : undefined;
  switch (content.kind) {
    case 'security':
      return securityNodes(content.security, reading);
    case 'parameters':
      return [parameterList(content.parameters, reading, idOf(content.prefix))];
    case 'body': {
      const { required, description, contents } = content.body;
      const mark = element('p', [element('strong', [reading.words.fields.required])], { isQuiet: true });
      return [
        ...(required ? [mark] : []),
        ...read(description),
        ...contentsNodes(contents, reading, idOf(content.prefix)),
      ];
    }
    case 'responses':
      return content.responses.flatMap((response) => responseNodes(response, depth + 1, reading));
    case 'callbacks':
      return content.callbacks.flatMap(({ callback, title, sections }) => [
        heading(depth + 1, title),
        requestLine(callback.method, callback.expression),
        ...read(callback.description, depth + 1),
        ...sections.flatMap((section) => sectionNodes(section, { depth: depth + 2, isLinked: false }, reading)),
      ]);
    case 'exchanges':
      return content.exchanges.flatMap((exchange) => exchangeNodes(exchange, depth + 1, reading));
    case 'servers':
      return serverNodes(content.servers, reading);
    case 'bindings':
      return bindingNodes(content.bindings, reading);
    case 'fields':
      return [fieldList(content.fields, reading, idOf(content.prefix))];
    case 'type':
      return wholeSchema(content.type, reading);
    case 'types':
      return [typeLinks(content.types, reading)];
    case 'texts':
      return content.linked ? parseHtml(content.linked.html) : textsNodes(content.texts, reading);
    case 'members':
      return content.members.flatMap((member) =>
        memberNodes(member, { depth: depth + 1, isLinked }, below(depth + 1, reading), contentNodes),
      );
  }
}

function exchangeNodes({ exchange, messages, reply }: ExchangeSections, depth: number, reading: Reading): TextNode[] {
  const { read } = reading;
  const { reference: words } = reading.words;
  const { title, name, description, security, bindings } = exchange;
  const label = titleOfExchange(exchange);
  // Heading levels must not be skipped.
  const inner = label === undefined ? depth : depth + 1;
  return [
    ...(label === undefined ? [] : [heading(depth, label)]),
    ...(title === undefined || name === undefined || title === name
      ? []
      : [element('p', [element('code', [name])], { isQuiet: true })]),
    ...read(description, inner - 1),
    ...(security.alternatives.length > 0
      ? [element('p', [`${words.authorizations}:`]), ...securityNodes(security, reading)]
      : []),
    ...messages.flatMap((message) => messageNodes(message, inner, reading)),
    ...(reply
      ? [
          heading(inner, words.reply),
          ...(reply.reply.address === undefined
            ? []
            : [element('p', [`${words.callbackTo} `, element('code', [reply.reply.address])])]),
          ...read(reply.reply.description, inner),
          ...reply.messages.flatMap((message) => messageNodes(message, inner + 1, reading)),
        ]
      : []),
    ...bindingNodes(bindings, reading),
  ];
}

function messageNodes({ message, sections }: MessageSections, depth: number, outer: Reading): TextNode[] {
  const reading = below(depth, outer);
  const { name, title, description, deprecated, correlation, tags, bindings } = message;
  const { common, reference: words } = reading.words;
  return [
    heading(depth, title),
    ...(deprecated ? [element('p', [element('strong', [common.deprecated])])] : []),
    ...(name === title ? [] : [element('p', [element('code', [name])], { isQuiet: true })]),
    ...reading.read(description),
    ...(correlation ? [element('p', [`${words.correlationId}: `, element('code', [correlation.location])])] : []),
    ...reading.read(correlation?.description),
    ...tagNodes(tags, reading),
    ...sections.flatMap((section) => sectionNodes(section, { depth: depth + 1, isLinked: false }, reading)),
    ...bindingNodes(bindings, reading),
  ];
}

function responseNodes(
  { status, description, headers, contents, links }: OperationDetails['responses'][number],
  depth: number,
  outer: Reading,
): TextNode[] {
  const reading = below(depth, outer);
  const { reference: words } = reading.words;
  return [
    heading(depth, status),
    ...reading.read(description),
    ...(headers.length > 0 ? [element('p', [`${words.headers}:`]), parameterList(headers, reading)] : []),
    ...(contents.length > 0 ? contentsNodes(contents, reading) : [element('p', [words.noBody], { isQuiet: true })]),
    ...(links.length > 0 ? [element('p', [`${words.links}:`]), linkList(links, reading)] : []),
  ];
}

/** Operations that can follow a response, and the values that they take from it. */
function linkList(links: OperationDetails['responses'][number]['links'], { read }: Reading): TextElement {
  const items = links.map(({ name, target, description, parameters }) => {
    const values = parameters.map((parameter) =>
      element('li', [element('code', [parameter.name]), ': ', element('code', [parameter.expression])]),
    );
    const about = [...read(description), ...(values.length > 0 ? [element('ul', values)] : [])];
    return element('li', addLabel([element('code', [name]), ' (', element('code', [target]), ')'], about, ': '));
  });
  return element('ul', items);
}
