import { fileOfPath, fileAddress, pathOf } from './addresses.js';
import { runScript } from './scripts.js';

/** A file contained in a script, as text or as base64. */
interface Kept {
  body: string;
  isText: boolean;
}

const files = new Map<string, Kept>();

export function keep(file: string, body: string, isText: boolean): void {
  files.set(file, { body, isText });
}

/** Links in a fragment of a page name files, so that they can be compared with the page's address. */
const withLocalLinks = (html: string): string =>
  html.replace(/ href="(\/[^"]*)"/g, (_, href: string) => ` href="${fileAddress(href)}"`);

async function answer(file: string): Promise<Response> {
  await runScript(`${file}.js`);
  const { body, isText } = files.get(file) ?? { body: '', isText: true };
  if (!isText) return new Response(Uint8Array.from(atob(body), (byte) => byte.charCodeAt(0)));
  return new Response(file.endsWith('.html') ? withLocalLinks(body) : body);
}

const fetchElsewhere = globalThis.fetch.bind(globalThis);

/** Replaces `fetch` for files of the site that scripts contain. */
export async function fetchFile(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  const path = pathOf(address);
  if (path === undefined) return fetchElsewhere(input, init);
  return answer(fileOfPath(path)).catch(() => {
    throw new TypeError(`${address} is not part of the export.`);
  });
}
