import { digest } from '../shared/digest.js';
import { Edits } from '../shared/edits.js';
import { valueIn, type Tag, type TagReader } from '../shared/readTags.js';

/** True for elements that differ between pages anyway: title, descriptions, table of contents, styles, scripts. */
function isOfPage(tag: Tag): boolean {
  const [rel, type] = [valueIn(tag, 'rel'), valueIn(tag, 'type')];
  if (tag.name === 'link') return rel === 'canonical' || rel === 'stylesheet';
  if (tag.name === 'script') return type === 'module' || type === 'application/ld+json';
  return tag.name === 'title' || tag.name === 'meta' || valueIn(tag, 'id') === 'table-of-contents';
}

/**
 * Marks a page with the revision of the folder that it shows and with a digest of everything around its content. The browser compares these marks to
 * see whether its page is out of date, and whether replacing the content is enough. A document that is not a page of the site stays unchanged.
 */
export function readFrame(html: string, edits: Edits, revision: number): TagReader {
  const frame = new Edits(html);
  let root: Tag | undefined;
  let content: number | undefined;
  let contentEnd = 0;
  let omitted: Tag | undefined;
  return {
    open(tag) {
      if (tag.name === 'html') root ??= tag;
      if (valueIn(tag, 'id') === 'content-area') content ??= tag.start;
      if (!isOfPage(tag)) return;
      if (tag.name === 'meta' || tag.name === 'link') frame.add(tag.start, tag.end, '');
      else omitted ??= tag;
    },
    close(name, start) {
      if (name === 'main') contentEnd = start;
      if (name !== omitted?.name) return;
      frame.add(omitted.start, start + `</${name}>`.length, '');
      omitted = undefined;
    },
    end() {
      if (!root || content === undefined) return;
      frame.add(content, contentEnd, '');
      const at = root.start + '<html'.length;
      const text = frame.apply().replace(/\s+/g, ' ');
      edits.add(at, at, ` data-revision="${revision}" data-frame="${digest(text)}"`);
    },
  };
}
