import { fileOfPath, fileAddress, pathOf } from './addresses.js';
import { runScript } from './scripts.js';

/** A file that a script carries: its text, or its bytes in base64. */
interface Kept {
  body: string;
  isText: boolean;
}

const files = new Map<string, Kept>();

/** Takes in a file. */
export function keep(file: string, body: string, isText: boolean): void {
  files.set(file, { body, isText });
}

/** Links in a piece of a page lead to files before they are compared with the address of the page. */
const withLocalLinks = (html: string): string =>
  html.replace(/ href="(\/[^"]*)"/g, (_, href: string) => ` href="${fileAddress(href)}"`);

async function answer(file: string): Promise<Response> {
  await runScript(`${file}.js`);
  const { body, isText } = files.get(file) ?? { body: '', isText: true };
  if (!isText) return new Response(Uint8Array.from(atob(body), (byte) => byte.charCodeAt(0)));
  return new Response(file.endsWith('.html') ? withLocalLinks(body) : body);
}

const fetchElsewhere = globalThis.fetch.bind(globalThis);

/** Does what `fetch` does, with files of the site that scripts carry. */
export async function fetchFile(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  const path = pathOf(address);
  if (path === undefined) return fetchElsewhere(input, init);
  return answer(fileOfPath(path)).catch(() => {
    throw new TypeError(`${address} is no part of the export.`);
  });
}
