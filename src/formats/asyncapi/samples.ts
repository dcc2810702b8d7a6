import { isArray, isObject, parseJsonText } from '../../documents/json.js';
import type { ChannelDetails } from './details.js';
import type { ApiSettings, OperationDetails, Sample, SecurityScheme } from '../openapi/details.js';
import { languageNamed } from '../openapi/sample/languages.js';
import { joinAddress } from './joinAddress.js';
import { isSocketProtocol } from './sockets.js';

interface Connection {
  url: string;
  headers: readonly { name: string; value: string }[];
  /** Text of a message to send; undefined where there is none. */
  message: string | undefined;
}

interface ChannelLanguage extends Pick<Sample, 'language' | 'label'> {
  print(connection: Connection): string;
}

type Described = Pick<OperationDetails, 'security' | 'sampleAddress'> & { channel: ChannelDetails };

/**
 * Generates code that connects to a channel over WebSocket and sends a message. Returns nothing for other protocols.
 *
 * @param address address of the channel; undefined if it is only known at run time.
 */
export function channelSamples(
  address: string | undefined,
  { security, sampleAddress, channel: { servers, exchanges } }: Described,
  { languages }: Pick<ApiSettings, 'languages'>,
): Sample[] {
  const [server] = servers;
  if (!server || !isSocketProtocol(server.protocol)) return [];
  const messages = exchanges.flatMap((exchange) => (exchange.direction === 'send' ? exchange.messages : []));
  const texts = messages.flatMap(({ payload }) => payload?.examples.map(({ text }) => text) ?? []);
  const schemes = security.alternatives.find((each) => each.length > 0) ?? [];
  const query = schemes.flatMap(({ in: place, name, placeholder }) =>
    place === 'query' ? `${name}=${placeholder}` : [],
  );
  const url = joinAddress(sampleAddress, address ?? '{address}') + (query.length > 0 ? `?${query.join('&')}` : '');
  const headers = schemes.flatMap((scheme) => headerOf(scheme));
  const connection = { url, headers, message: texts[0] };
  return languagesFor(languages).map(({ language, label, print }) => ({ language, label, source: print(connection) }));
}

function headerOf({ in: place, name, placeholder }: SecurityScheme): Connection['headers'] {
  if (place === 'header') return [{ name, value: placeholder }];
  return place === 'cookie' ? [{ name: 'Cookie', value: `${name}=${placeholder}` }] : [];
}

/** The samples that docs.json names, in its order; all if it names none of them. */
function languagesFor(names: readonly string[] = []): readonly ChannelLanguage[] {
  const ids = names.flatMap((name) => languageNamed(name)?.id ?? []);
  const languages = ids.flatMap((id) => channelLanguages.filter(({ language }) => language === id));
  return languages.length > 0 ? [...new Set(languages)] : channelLanguages;
}

const channelLanguages: readonly ChannelLanguage[] = [
  { language: 'bash', label: 'wscat', print: wscat },
  { language: 'javascript', label: 'JavaScript', print: javascript },
  { language: 'python', label: 'Python', print: python },
];

const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Puts JSON on one line, because a terminal sends a line at a time. */
function onOneLine(text: string): string {
  const value = parseJsonText(text);
  return value === undefined ? text.replace(/\s*\n\s*/g, ' ') : JSON.stringify(value);
}

function wscat({ url, headers, message }: Connection): string {
  return [
    `npx wscat --connect ${inShell(url)}`,
    ...headers.map(({ name, value }) => `--header ${inShell(`${name}: ${value}`)}`),
    ...(message === undefined ? [] : [`--execute ${inShell(onOneLine(message))}`]),
  ].join(' \\\n  ');
}

/** True if a text is a JSON array or object. */
function isJson(text: string): boolean {
  const value = parseJsonText(text);
  return isArray(value) || isObject(value);
}

function javascript({ url, headers, message }: Connection): string {
  // Browsers do not let a page set a connection's headers; the Node.js client does.
  const hasHeaders = headers.length > 0;
  const options = hasHeaders ? `, {\n  headers: {\n${headerLines(headers)}\n  },\n}` : '';
  const opening = `${hasHeaders ? "import { WebSocket } from 'ws';\n\n" : ''}const socket = new WebSocket(${JSON.stringify(url)}${options});`;
  const sent =
    message !== undefined && isJson(message)
      ? `JSON.stringify(${message.trim().replaceAll('\n', '\n  ')})`
      : JSON.stringify(message);
  return [
    opening,
    ...(message === undefined ? [] : [listener('open', '()', `socket.send(${sent});`)]),
    listener('message', '({ data })', 'console.log(data);'),
  ].join('\n\n');
}

const listener = (event: string, parameters: string, line: string): string =>
  `socket.addEventListener('${event}', ${parameters} => {\n  ${line}\n});`;

const headerLines = (headers: Connection['headers']): string =>
  headers.map(({ name, value }) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`).join('\n');

function python({ url, headers, message }: Connection): string {
  const hasHeaders = headers.length > 0;
  return [
    'import asyncio',
    '',
    'from websockets.asyncio.client import connect',
    '',
    ...(hasHeaders ? ['headers = {', headerLines(headers), '}', ''] : []),
    '',
    'async def main():',
    `    async with connect(${JSON.stringify(url)}${hasHeaders ? ', additional_headers=headers' : ''}) as socket:`,
    ...(message === undefined
      ? []
      : [`        await socket.send(${isJson(message) ? pythonText(message) : JSON.stringify(message)})`]),
    '        async for message in socket:',
    '            print(message)',
    '',
    '',
    'asyncio.run(main())',
  ]
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n');
}

/** Writes JSON as a literal that keeps its line breaks, or on one line if it would end the literal. */
function pythonText(text: string): string {
  return text.includes("'''") || text.includes('\\') ? JSON.stringify(onOneLine(text)) : `'''${text}'''`;
}
