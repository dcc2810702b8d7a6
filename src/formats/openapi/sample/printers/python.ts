import { parseJsonText, type Json } from '../../../../documents/json.js';
import { formatLiteral, quoted, type Notation } from '../literal.js';
import { fileNameOf, type Field, type Pair, type SampleBody, type SampleRequest } from '../sampleRequest.js';

const notation: Notation = {
  string: quoted,
  null: 'None',
  true: 'True',
  false: 'False',
  object: ['{', '}'],
  list: ['[', ']'],
  entry: (key, value) => `${quoted(key)}: ${value}`,
};

const shortcuts = new Set(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);

/** Code for the library Requests. */
export function python({ method, url, headers, query, body }: SampleRequest): string {
  const isShort = shortcuts.has(method);
  const options = [
    ...(isShort ? [] : [quoted(method)]),
    quoted(url),
    ...(query.length > 0 ? [`params=${pairs(query)}`] : []),
    ...(headers.length > 0 ? [`headers=${pairs(headers)}`] : []),
    ...(body ? [bodyOption(body)] : []),
  ];
  const call = `requests.${isShort ? method.toLowerCase() : 'request'}`;
  const only = options.length === 1 && `${call}(${options[0]})`;
  return `import requests\n\nresponse = ${only || `${call}(\n${options.map((each) => `  ${each}`).join(',\n')}\n)`}`;
}

/** Values by name; a name with several values gets a list. */
function pairs(list: readonly Pair[]): string {
  const values = [...Map.groupBy(list, ({ name }) => name)].map(([name, same]): [string, Json] => {
    const [first, ...others] = same.map(({ value }) => value);
    return [name, others.length > 0 ? [first ?? '', ...others] : (first ?? '')];
  });
  return formatLiteral(Object.fromEntries(values), notation, '  ');
}

function bodyOption(body: SampleBody): string {
  switch (body.kind) {
    case 'json': {
      const value = parseJsonText(body.text);
      return value === undefined ? `data=${bytes(body.text)}` : `json=${formatLiteral(value, notation, '  ')}`;
    }
    case 'text':
      return `data=${bytes(body.text)}`;
    case 'form':
      return `data=${pairs(body.fields)}`;
    case 'multipart':
      return `files=[\n${body.fields.map((field) => `    ${part(field)}`).join(',\n')}\n  ]`;
    case 'file':
      return `data=open(${quoted(body.path)}, "rb")`;
  }
}

/** Encodes text explicitly, because Requests sends strings as Latin-1. */
const bytes = (text: string): string => quoted(text) + (/\P{ASCII}/u.test(text) ? '.encode()' : '');

/** Requests sends `multipart/form-data` only if all fields are in `files`; those without a file name are plain. */
function part(field: Field): string {
  const { name, value, isFile, contentType } = field;
  const type = contentType === undefined ? '' : `, ${quoted(contentType)}`;
  const file = `open(${quoted(value)}, "rb")`;
  if (isFile) return `(${quoted(name)}, ${type === '' ? file : `(${quoted(fileNameOf(field))}, ${file}${type})`})`;
  return `(${quoted(name)}, (None, ${quoted(value)}${type}))`;
}
