import { quoted } from '../literal.js';
import { contentTypeOf, fileNameOf, type Field, type SampleBody, type SampleRequest } from '../sampleRequest.js';

/** Code for the library OkHttp. */
export function java({ method, url, headers, body }: SampleRequest): string {
  const payload = body ? `RequestBody body = ${bodyOf(body, contentTypeOf({ headers }) ?? '')};\n\n` : '';
  const needsBody = ['POST', 'PUT', 'PATCH'].includes(method);
  const sent = body ? 'body' : needsBody ? 'RequestBody.create(null, new byte[0])' : 'null';
  return [
    'OkHttpClient client = new OkHttpClient();',
    '',
    `${payload}Request request = new Request.Builder()`,
    `  .url(${quoted(url)})`,
    ...(method === 'GET' && !body ? ['  .get()'] : [`  .method(${quoted(method)}, ${sent})`]),
    ...headers.map(({ name, value }) => `  .addHeader(${quoted(name)}, ${quoted(value)})`),
    '  .build();',
    '',
    'try (Response response = client.newCall(request).execute()) {',
    '  System.out.println(response.body().string());',
    '}',
  ].join('\n');
}

const mediaType = (type: string): string => `MediaType.parse(${quoted(type)})`;

function bodyOf(body: SampleBody, type: string): string {
  switch (body.kind) {
    case 'json':
    case 'text':
      return `RequestBody.create(${mediaType(type)}, ${string(body.text)})`;
    case 'form':
      return builder(
        'FormBody',
        body.fields.map(({ name, value }) => `.add(${quoted(name)}, ${quoted(value)})`),
      );
    case 'multipart':
      return builder('MultipartBody', ['.setType(MultipartBody.FORM)', ...body.fields.map(partLine)]);
    case 'file':
      return `RequestBody.create(${mediaType(type)}, ${file(body.path)})`;
  }
}

const builder = (name: string, lines: readonly string[]): string =>
  [`new ${name}.Builder()`, ...lines, '.build()'].join('\n  ');

const file = (path: string): string => `new java.io.File(${quoted(path)})`;

function partLine(field: Field): string {
  const { name, value, isFile, contentType } = field;
  if (isFile) {
    const content = `RequestBody.create(${mediaType(contentType ?? 'application/octet-stream')}, ${file(value)})`;
    return `.addFormDataPart(${quoted(name)}, ${quoted(fileNameOf(field))}, ${content})`;
  }
  if (contentType === undefined) return `.addFormDataPart(${quoted(name)}, ${quoted(value)})`;
  return `.addFormDataPart(${quoted(name)}, null, RequestBody.create(${mediaType(contentType)}, ${quoted(value)}))`;
}

/** A text block where it keeps line breaks readable. */
function string(text: string): string {
  if (!text.includes('\n') || /[\r\f\b]| (?=\n|$)/.test(text)) return quoted(text);
  const lines = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '\\"\\"\\"')
    .replaceAll('\n', '\n  ')
    .replace(/"$/, '\\"');
  return `"""\n  ${lines}"""`;
}
