import { parseJsonText } from '../../../../documents/json.js';
import { fileNameOf, type Field, type SampleBody, type SampleRequest } from '../sampleRequest.js';
import { formatLiteral, type Notation } from '../literal.js';

const string = (text: string): string => {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inner.replaceAll("'", "\\'")}'`;
};

const notation: Notation = {
  string,
  null: 'null',
  true: 'true',
  false: 'false',
  object: ['{', '}'],
  list: ['[', ']'],
  entry: (key, value) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : string(key)}: ${value}`,
};

/** Code for `fetch`, as in browsers, Node.js, Deno and Bun; files are read as in the last three. */
export function javascript({ method, url, headers, body }: SampleRequest, type = ''): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: ${string(method)}`]),
    ...(headers.length > 0
      ? [
          `headers: ${formatLiteral(Object.fromEntries(headers.map(({ name, value }) => [name, value])), notation, '  ')}`,
        ]
      : []),
    ...(body ? [`body: ${bodyOf(body)}`] : []),
  ].map((option) => `  ${option}`);
  const init = options.length > 0 ? `, {\n${options.join(',\n')}\n}` : '';
  const call = `const response${type} = await fetch(${string(url)}${init})`;
  return [...(readsFile(body) ? ["import { openAsBlob } from 'node:fs'", ''] : []), ...formLines(body), call].join(
    '\n',
  );
}

/** The same with types. */
export const typescript = (request: SampleRequest): string => javascript(request, ': Response');

function readsFile(body: SampleBody | undefined): boolean {
  return body?.kind === 'file' || (body?.kind === 'multipart' && body.fields.some(({ isFile }) => isFile));
}

function formLines(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart') return [];
  return ['const form = new FormData()', ...body.fields.map(appendLine), ''];
}

function appendLine(field: Field): string {
  const { name, value, isFile, contentType } = field;
  const options = contentType === undefined ? '' : `, { type: ${string(contentType)} }`;
  if (isFile)
    return `form.append(${string(name)}, await openAsBlob(${string(value)}${options}), ${string(fileNameOf(field))})`;
  const part = options === '' ? string(value) : `new Blob([${string(value)}]${options})`;
  return `form.append(${string(name)}, ${part})`;
}

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json': {
      const value = parseJsonText(body.text);
      return value === undefined ? string(body.text) : `JSON.stringify(${formatLiteral(value, notation, '  ')})`;
    }
    case 'text':
      return string(body.text);
    case 'form': {
      const names = new Set(body.fields.map(({ name }) => name));
      const pairs = body.fields.map(({ name, value }) => [name, value] as const);
      const isUnique = names.size === pairs.length;
      return `new URLSearchParams(${formatLiteral(isUnique ? Object.fromEntries(pairs) : pairs, notation, '  ')})`;
    }
    case 'multipart':
      return 'form';
    case 'file':
      return `await openAsBlob(${string(body.path)})`;
  }
}
