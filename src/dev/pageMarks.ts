import { digest } from '../shared/digest.js';

/** Start of the element with a page's content, in every page of the site. */
const content = '<div id="content-area"';

/**
 * Marks a page with the revision of the folder that it shows and with a digest of everything around its content. The browser compares these marks to
 * see whether its page is out of date, and whether replacing the content is enough. A document that is not a page of the site stays unchanged.
 */
export function withPageMarks(html: string, revision: number): string {
  if (!html.includes(content)) return html;
  return html.replace(/<html\b/, () => `<html data-revision="${revision}" data-frame="${digest(frameOf(html))}"`);
}

/** HTML around the content, without the parts that differ between pages anyway: title, descriptions, table of contents, styles, scripts. */
function frameOf(html: string): string {
  return (html.slice(0, html.indexOf(content)) + html.slice(html.lastIndexOf('</main>')))
    .replace(/<nav id="table-of-contents"[\s\S]*?<\/nav>/, '')
    .replace(/<title>[\s\S]*?<\/title>|<meta\b[^>]*>|<link rel="(?:canonical|stylesheet)"[^>]*>/g, '')
    .replace(/<script\b[^>]*type="(?:module|application\/ld\+json)"[\s\S]*?<\/script>/g, '')
    .replace(/\s+/g, ' ');
}
