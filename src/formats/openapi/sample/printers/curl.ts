import type { Field, SampleBody, SampleRequest } from '../sampleRequest.js';
import { parsedJson } from '../literal.js';
import { encodePart } from '../../../../shared/url.js';

/** A command for a POSIX shell. */
export function curl({ method, url, headers, body }: SampleRequest): string {
  const query = url.replace(/^[^?]*/, '');
  return [
    `curl ${/^[\w.~:/%@+,=-]*$/.test(url) ? url : quote(url)}`,
    // cURL reads brackets as ranges and braces as lists; braces in the path are placeholders that readers replace.
    ...(/[[\]]/.test(url) || /[{}]/.test(query) ? ['--globoff'] : []),
    ...methodOption(method, body),
    ...headers.map(({ name, value }) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body ? bodyOptions(body) : []),
  ].join(' \\\n  ');
}

/** A body makes a request a POST unless the method is named. With `--request HEAD`, cURL would wait for a body of the response. */
function methodOption(method: string, body: SampleBody | undefined): string[] {
  if (method === 'HEAD' && !body) return ['--head'];
  return method === 'GET' && !body ? [] : [`--request ${method}`];
}

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
    case 'text': {
      // JSON is aligned below the option that it belongs to. `--data` would take a text that begins with `@` for the name of a file.
      const text = body.kind === 'json' && parsedJson(body.text) ? body.text.replaceAll('\n', '\n  ') : body.text;
      return [`${text.startsWith('@') ? '--data-raw' : '--data'} ${quote(text)}`];
    }
    case 'form':
      return body.fields.map(({ name, value }) => `--data-urlencode ${quote(`${encodePart(name)}=${value}`)}`);
    case 'multipart':
      return body.fields.map(formOption);
    case 'file':
      return [`--data-binary ${quote(`@${body.path}`)}`];
  }
}

/** `--form` gives `@`, `<` and `;` a meaning, and `--form-string` does not. */
function formOption({ name, value, isFile, contentType }: Field): string {
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  if (isFile) return `--form ${quote(`${name}=@${value}${type}`)}`;
  return type === ''
    ? `--form-string ${quote(`${name}=${value}`)}`
    : `--form ${quote(`${name}="${escaped(value)}"${type}`)}`;
}

const escaped = (text: string): string => text.replaceAll(/[\\"]/g, '\\$&');

/** A text in single quotes, or with visible carriage returns if it has any. */
function quote(text: string): string {
  if (text.includes('\r')) return `$'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('\r', '\\r')}'`;
  return `'${text.replaceAll("'", "'\\''")}'`;
}
