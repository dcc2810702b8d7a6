import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { digest } from '../../shared/digest.js';
import { askedPath, type ServerContext } from './unknownPages.js';

/**
 * Marks pages with the revision of the folder that they show and with a digest of everything around their content. The browser compares these marks
 * to see whether its page is out of date, and whether replacing the content is enough.
 */
export function pageMarks(revision: () => number, around: ServerContext): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (askedPath(request.url ?? '/', around) !== undefined) mark(response, revision());
    next();
  };
}

function mark(response: ServerResponse, revision: number): void {
  const end = response.end.bind(response) as (chunk?: string | Buffer) => ServerResponse;
  const write = response.write.bind(response) as (chunk: string | Buffer) => boolean;
  let page: Buffer[] | undefined;
  let isDecided = false;
  const take = (chunk: unknown): boolean => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return page !== undefined;
    const data = Buffer.from(chunk);
    if (!isDecided) page = /^\s*<!doctype html>/i.test(data.toString('utf8', 0, 100)) ? [] : undefined;
    isDecided = true;
    page?.push(data);
    return page !== undefined;
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) =>
    take(chunk) ? true : (write as (...words: unknown[]) => boolean)(chunk, ...rest)) as typeof response.write;
  response.end = ((chunk: unknown, ...rest: unknown[]) =>
    take(chunk)
      ? end(withPageMarks(Buffer.concat(page ?? []).toString(), revision))
      : (end as (...words: unknown[]) => ServerResponse)(chunk, ...rest)) as typeof response.end;
}

/** Start of the element with a page's content, in every page of the site. */
const content = '<div id="content-area"';

/** Adds the marks to a page's root element. A response that is not a page of the site stays unchanged, because its length has already been sent. */
export function withPageMarks(html: string, revision: number): string {
  if (!html.includes(content)) return html;
  return html.replace(/<html\b/, () => `<html data-revision="${revision}" data-frame="${digest(frameOf(html))}"`);
}

/** HTML around the content, without the parts that differ between pages anyway: title, descriptions, table of contents, styles, scripts. */
function frameOf(html: string): string {
  return (html.slice(0, html.indexOf(content)) + html.slice(html.lastIndexOf('</main>')))
    .replace(/<nav id="table-of-contents"[\s\S]*?<\/nav>/, '')
    .replace(/<title>[\s\S]*?<\/title>|<meta\b[^>]*>|<link rel="canonical"[^>]*>/g, '')
    .replace(/<style\b[^>]*data-vite-dev-id[\s\S]*?<\/style>/g, '')
    .replace(/<script\b[^>]*type="(?:module|application\/ld\+json)"[\s\S]*?<\/script>/g, '')
    .replace(/[?&]t=\d+/g, '')
    .replace(/\s+/g, ' ');
}
