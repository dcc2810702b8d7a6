import type { Cookie } from './cookies.js';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';

type HarRequest = Exclude<Parameters<typeof shellCurl.generate>[0], undefined>;

/** A request as a cURL command, including cookies that a browser would not send. */
export async function curlOf(request: Request, cookies: readonly Cookie[]): Promise<string> {
  const { method, url, headers } = request;
  const type = headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  const postData = isForm ? formData(await request.formData()) : textData(type, await request.text());
  const sent: HarRequest = {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [...cookies],
    // The boundary belongs to this request; cURL generates its own.
    headers: [...headers]
      .filter(([name]) => !(isForm && name === 'content-type'))
      .map(([name, value]) => ({ name, value })),
    headersSize: -1,
    queryString: [],
    bodySize: -1,
    ...(postData && { postData }),
  };
  return shellCurl.generate(sent);
}

function textData(mimeType: string, text: string): HarRequest['postData'] {
  return text === '' ? undefined : { mimeType, text };
}

function formData(form: FormData): HarRequest['postData'] {
  const params = [...form].map(([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, fileName: value.name, contentType: value.type },
  );
  return { mimeType: 'multipart/form-data', params };
}
