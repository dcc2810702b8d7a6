import { parseJsonText } from '../../../../documents/json.js';
import { formatLiteral, type Notation } from '../literal.js';
import type { Field, SampleBody, SampleRequest } from '../sampleRequest.js';
import { encodePart } from '../../../../shared/url.js';

const string = (text: string): string =>
  text.includes('\r')
    ? JSON.stringify(text).replaceAll('$', '\\$')
    : `'${text.replaceAll(/\\(?=[\\']|$)|'/g, '\\$&')}'`;

const notation: Notation = {
  string,
  null: 'null',
  true: 'true',
  false: 'false',
  object: ['[', ']'],
  list: ['[', ']'],
  empty: 'new stdClass()',
  entry: (key, value) => `${string(key)} => ${value}`,
};

/** Code for the extension cURL. */
export function php({ method, url, headers, body }: SampleRequest): string {
  const options = [
    ...methodOption(method, body),
    'CURLOPT_RETURNTRANSFER => true',
    ...(headers.length > 0
      ? [
          `CURLOPT_HTTPHEADER => ${formatLiteral(
            headers.map(({ name, value }) => `${name}: ${value}`),
            notation,
            '  ',
          )}`,
        ]
      : []),
    ...(body ? [`CURLOPT_POSTFIELDS => ${fieldsOf(body)}`] : []),
  ];
  return [
    '<?php',
    '',
    `$ch = curl_init(${string(url)});`,
    `curl_setopt_array($ch, [\n${options.map((option) => `  ${option}`).join(',\n')}\n]);`,
    '',
    'echo curl_exec($ch);',
  ].join('\n');
}

/** Options for the method. A body implies POST, and a custom HEAD request would wait for a response body. */
function methodOption(method: string, body: SampleBody | undefined): string[] {
  if (method === 'HEAD' && !body) return ['CURLOPT_NOBODY => true'];
  return method === 'GET' && !body ? [] : [`CURLOPT_CUSTOMREQUEST => ${string(method)}`];
}

function fieldsOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json': {
      const value = parseJsonText(body.text);
      return value === undefined ? string(body.text) : `json_encode(${formatLiteral(value, notation, '  ')})`;
    }
    case 'text':
      return string(body.text);
    case 'form':
      return string(body.fields.map(({ name, value }) => [name, value].map(encodePart).join('=')).join('&'));
    case 'multipart':
      return `[\n${body.fields.map((field, index) => `    ${entry(field, index, body.fields)}`).join(',\n')}\n  ]`;
    case 'file':
      return `file_get_contents(${string(body.path)})`;
  }
}

/** Numbers form fields of the same name, because array keys are unique. */
function entry({ name, value, isFile, contentType }: Field, index: number, all: readonly Field[]): string {
  const same = all.filter((field) => field.name === name);
  const key = same.length > 1 ? `${name}[${same.indexOf(all[index] ?? { name, value })}]` : name;
  const type = contentType === undefined ? '' : `, ${string(contentType)}`;
  if (isFile) return `${string(key)} => new CURLFile(${string(value)}${type})`;
  return `${string(key)} => ${type === '' ? string(value) : `new CURLStringFile(${string(value)}, ''${type})`}`;
}
