import { quoted } from '../literal.js';
import type { Field, SampleBody, SampleRequest } from '../sampleRequest.js';
import { encodePart } from '../../../../shared/url.js';

const methods = new Set([
  'GET',
  'POST',
  'HEAD',
  'DELETE',
  'PATCH',
  'PUT',
  'OPTIONS',
  'COPY',
  'LOCK',
  'UNLOCK',
  'MOVE',
  'TRACE',
]);

const string = (text: string): string =>
  /[\r\n]/.test(text) ? quoted(text).replaceAll('#', '\\#') : `'${text.replaceAll(/\\(?=[\\']|$)|'/g, '\\$&')}'`;

/** Code for the standard library. */
export function ruby({ method, url, headers, body }: SampleRequest): string {
  const isKnown = methods.has(method);
  const name = isKnown ? `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}` : 'Net::HTTPGenericRequest';
  const own = isKnown ? '' : `${string(method)}, ${String(body !== undefined)}, true, `;
  return [
    "require 'net/http'",
    '',
    `url = URI(${string(encodedUrl(url))})`,
    '',
    `request = ${name}.new(${own}url)`,
    ...headers.map((header) => `request[${string(header.name)}] = ${string(header.value)}`),
    ...(body ? bodyLines(body) : []),
    '',
    "response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'puts response.body',
  ].join('\n');
}

/** Encodes characters that Ruby rejects in addresses, except the braces of placeholders. */
function encodedUrl(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)([^]*)$/.exec(url.replaceAll(/[^!-~]|[<>"\\^`|]/gu, encodePart)) ?? [];
  return path + query.replaceAll(/[[\]]/g, encodePart);
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return body.text.includes('\n')
        ? ["request.body = <<~'JSON'", ...body.text.split('\n').map((line) => `  ${line}`), 'JSON']
        : [`request.body = ${string(body.text)}`];
    case 'text':
      return [`request.body = ${string(body.text)}`];
    case 'form':
      return [
        'request.body = URI.encode_www_form([',
        ...body.fields.map(({ name, value }) => `  [${string(name)}, ${string(value)}],`),
        '])',
      ];
    case 'multipart':
      return ['request.set_form([', ...body.fields.map((field) => `  ${part(field)},`), "], 'multipart/form-data')"];
    case 'file':
      return [`request.body = File.binread(${string(body.path)})`];
  }
}

function part({ name, value, isFile, contentType }: Field): string {
  const type = contentType === undefined ? '' : `, { content_type: ${string(contentType)} }`;
  return `[${string(name)}, ${isFile ? `File.open(${string(value)})` : string(value)}${type}]`;
}
