import { snippetz } from '@scalar/snippetz';
import { quoted } from '../literal.js';
import { contentTypeOf, type SampleRequest } from '../sampleRequest.js';

const { print } = snippetz();
type Print = typeof print;

/** Content type for which the library prints bytes. */
const fileType = 'application/octet-stream';

/** Placeholder for a body that is a file, which `printedBy` replaces. */
const fileMark = '<file>';

/**
 * Creates the printer for a language of Scalar's library.
 *
 * @param file for a body that is a file, the expression around the placeholder as the library prints it, and one that reads the file at `PATH`.
 */
export function printedBy(
  target: Parameters<Print>[0],
  client: string,
  [placeholder, reading]: readonly [placeholder: string, reading: string],
): (request: SampleRequest) => string | undefined {
  return (request) => {
    const { body } = request;
    const source = print(target, client as Parameters<Print>[1], harOf(request));
    if (body?.kind !== 'file') return source;
    return source
      ?.replace(placeholder, () => reading.replace('PATH', quoted(body.path)))
      .replaceAll(fileType, contentTypeOf(request) ?? fileType);
  };
}

type Har = NonNullable<Parameters<Print>[2]>;

function harOf({ method, url, headers, body }: SampleRequest): Har {
  const postData = body && bodyOf(body, contentTypeOf({ headers }));
  return { method, url, headers: [...headers], queryString: [], ...(postData && { postData }) };
}

function bodyOf(body: NonNullable<SampleRequest['body']>, type = ''): NonNullable<Har['postData']> {
  switch (body.kind) {
    case 'json':
      return { mimeType: 'application/json', text: body.text };
    case 'text':
      return { mimeType: type, text: body.text };
    case 'form':
      return { mimeType: 'application/x-www-form-urlencoded', params: [...body.fields] };
    case 'multipart':
      return {
        mimeType: 'multipart/form-data',
        params: body.fields.map(({ name, value, isFile, contentType }) => ({
          name,
          ...(isFile ? { fileName: value } : { value }),
          ...(contentType !== undefined && { contentType }),
        })),
      };
    case 'file':
      return { mimeType: fileType, text: fileMark };
  }
}
