import { parseJsonText } from '../../../../documents/json.js';
import type { Field, SampleBody, SampleRequest } from '../sampleRequest.js';
import { encodePart } from '../../../../shared/url.js';

/** A command for a POSIX shell. */
export function curl({ method, url, headers, body }: SampleRequest): string {
  const query = url.replace(/^[^?]*/, '');
  return [
    `curl ${/^[\w.~:/%@+,=-]*$/.test(url) ? url : quote(url)}`,
    // cURL reads brackets as ranges and braces as lists; braces in the path are placeholders that readers replace.
    ...(/[[\]]/.test(url) || /[{}]/.test(query) ? ['--globoff'] : []),
    ...methodOption(method, body),
    // After a colon without a value, cURL would leave the header out.
    ...headers.map(({ name, value }) => `--header ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(body ? bodyOptions(body) : []),
  ].join(' \\\n  ');
}

/** A body implies POST unless the method is given. With `--request HEAD`, cURL would wait for a response body. */
function methodOption(method: string, body: SampleBody | undefined): string[] {
  if (method === 'HEAD' && !body) return ['--head'];
  return method === 'GET' && !body ? [] : [`--request ${method}`];
}

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
    case 'text': {
      // JSON is indented below its option. `--data` would read a file if the text began with `@`.
      const text = body.kind === 'json' && parseJsonText(body.text) ? body.text.replaceAll('\n', '\n  ') : body.text;
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

/** Text values use `--form-string`, because `--form` interprets `@`, `<` and `;`. */
function formOption({ name, value, isFile, contentType }: Field): string {
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  if (isFile) return `--form ${quote(`${name}=@${value}${type}`)}`;
  return type === ''
    ? `--form-string ${quote(`${name}=${value}`)}`
    : `--form ${quote(`${name}="${escaped(value)}"${type}`)}`;
}

const escaped = (text: string): string => text.replaceAll(/[\\"]/g, '\\$&');

/** Quotes a text with single quotes, or with `$'…'` if it contains carriage returns. */
function quote(text: string): string {
  if (text.includes('\r')) return `$'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('\r', '\\r')}'`;
  return `'${text.replaceAll("'", "'\\''")}'`;
}
