import { quoted } from '../literal.js';
import { fileNameOf, type Field, type SampleBody, type SampleRequest } from '../sampleRequest.js';

/** Code for the standard library. */
export function go({ method, url, headers, body }: SampleRequest): string {
  const { imports, lines, reader } = body ? payloadOf(body) : { imports: [], lines: [], reader: 'nil' };
  const names = ['fmt', 'io', 'net/http', ...imports].sort();
  const type = body?.kind === 'multipart' ? ['req.Header.Set("Content-Type", form.FormDataContentType())'] : [];
  const main = [
    ...lines,
    `req, _ := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${reader})`,
    ...type,
    ...headers.map(({ name, value }) => `req.Header.Add(${quoted(name)}, ${quoted(value)})`),
    '',
    'res, err := http.DefaultClient.Do(req)',
    'if err != nil {',
    '\tpanic(err)',
    '}',
    'defer res.Body.Close()',
    'answer, _ := io.ReadAll(res.Body)',
    'fmt.Println(string(answer))',
  ];
  return [
    'package main',
    '',
    'import (',
    ...names.map((name) => `\t${quoted(name)}`),
    ')',
    '',
    'func main() {',
    // Lines of a raw string keep their own indentation.
    ...main.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ].join('\n');
}

interface Payload {
  imports: readonly string[];
  lines: readonly string[];
  /** Expression for the reader of the body. */
  reader: string;
}

function payloadOf(body: SampleBody): Payload {
  switch (body.kind) {
    case 'json':
    case 'text':
      return { imports: ['strings'], lines: [`payload := strings.NewReader(${string(body.text)})`], reader: 'payload' };
    case 'form':
      return {
        imports: ['net/url', 'strings'],
        lines: [
          'form := url.Values{}',
          ...body.fields.map(({ name, value }) => `form.Add(${quoted(name)}, ${quoted(value)})`),
        ],
        reader: 'strings.NewReader(form.Encode())',
      };
    case 'multipart': {
      const isTyped = body.fields.some(({ contentType }) => contentType !== undefined);
      return {
        imports: [
          'bytes',
          'mime/multipart',
          ...(body.fields.some(({ isFile }) => isFile) ? ['os'] : []),
          ...(isTyped ? ['net/textproto'] : []),
        ],
        lines: [
          'payload := &bytes.Buffer{}',
          'form := multipart.NewWriter(payload)',
          ...body.fields.flatMap(partLines),
          'form.Close()',
          '',
        ],
        reader: 'payload',
      };
    }
    case 'file':
      return { imports: ['os'], lines: [`payload, _ := os.Open(${quoted(body.path)})`], reader: 'payload' };
  }
}

function partLines(field: Field, index: number): string[] {
  const { name, value, isFile, contentType } = field;
  const [part, file] = [`part${index + 1}`, `file${index + 1}`];
  const fileName = fileNameOf(field);
  const disposition = `form-data; name=${quoted(name)}${isFile ? `; filename=${quoted(fileName)}` : ''}`;
  const header = `textproto.MIMEHeader{"Content-Disposition": {${quoted(disposition)}}, "Content-Type": {${quoted(contentType ?? '')}}}`;
  if (!isFile) {
    return contentType === undefined
      ? [`form.WriteField(${quoted(name)}, ${quoted(value)})`]
      : [`${part}, _ := form.CreatePart(${header})`, `${part}.Write([]byte(${quoted(value)}))`];
  }
  const created =
    contentType === undefined
      ? `form.CreateFormFile(${quoted(name)}, ${quoted(fileName)})`
      : `form.CreatePart(${header})`;
  return [`${part}, _ := ${created}`, `${file}, _ := os.Open(${quoted(value)})`, `io.Copy(${part}, ${file})`];
}

/** A raw string where it keeps line breaks readable. */
function string(text: string): string {
  return text.includes('\n') && !/[`\r]/.test(text) ? `\`${text}\`` : quoted(text);
}
