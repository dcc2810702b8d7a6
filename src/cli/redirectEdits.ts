import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { loadConfig } from '../config/find.js';
import { hrefOf } from '../content/links.js';
import { byteOrderMark } from '../diagnostics/lines.js';
import { textAt } from '../shared/textAt.js';
import { sourceOf } from '../site/redirects.js';

/** A redirect to write: paths without base, decoded. A destination may be an address, too. */
export interface NewRedirect {
  source: string;
  destination: string;
}

interface WrittenRedirect {
  source?: unknown;
  destination?: unknown;
}

/** The list of redirects in a JSON text; the outermost value if that is a list. */
function findList(text: string): Node | undefined {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root?.type === 'object' ? findNodeAtLocation(root, ['redirects']) : root;
}

const replaceNode = (text: string, { offset, length }: Node, value: string): string =>
  text.slice(0, offset) + value + text.slice(offset + length);

/** Removes an item of a list with its comma. */
function removeItem(text: string, item: Node): string {
  const items = item.parent?.children ?? [];
  const at = items.indexOf(item);
  const [before, after] = [items[at - 1], items[at + 1]];
  const start = after || !before ? item.offset : before.offset + before.length;
  return text.slice(0, start) + text.slice(after ? after.offset : item.offset + item.length);
}

/** The rest of a line after an entry: a comma and a comment. */
const lineRest = /^([ \t]*,)?([ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/)?[ \t]*)(\r?\n)/;

/** Adds an entry after the last one of a list or object, on a new line if the last one is on its own line. */
function append(text: string, last: Node, entry: (indent: string) => string): string {
  const end = last.offset + last.length;
  const [, indent] = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, last.offset)) ?? [];
  const [whole, comma = '', comment = '', lineBreak = ''] = lineRest.exec(text.slice(end)) ?? [];
  if (indent === undefined || whole === undefined) return `${text.slice(0, end)}, ${entry('')}${text.slice(end)}`;
  const added = `,${comment}${lineBreak}${indent}${entry(indent)}${comma.trim()}${lineBreak}`;
  return text.slice(0, end) + added + text.slice(end + whole.length);
}

const lineBreakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** Formats a redirect like the one before it. */
function writeRedirect(redirect: NewRedirect, before: string, indent: string, step: string): string {
  const lineBreak = lineBreakOf(before);
  if (before.includes('\n')) return JSON.stringify(redirect, undefined, step).replaceAll('\n', lineBreak + indent);
  const line = `"source": ${JSON.stringify(redirect.source)}, "destination": ${JSON.stringify(redirect.destination)}`;
  return /^\{\S/.test(before) ? `{${line}}` : `{ ${line} }`;
}

function addRedirect(text: string, redirect: NewRedirect): string {
  const [, step = '  '] = /^([\t ]+)["[{]/m.exec(text) ?? [];
  const lineBreak = lineBreakOf(text);
  const list = findList(text);
  const last = list?.children?.at(-1);
  if (last) {
    const before = text.slice(last.offset, last.offset + last.length);
    return append(text, last, (indent) => writeRedirect(redirect, before, indent, step));
  }
  const whole = (indent: string): string =>
    JSON.stringify([redirect], undefined, step).replaceAll('\n', lineBreak + indent);
  if (list) return replaceNode(text, list, whole(list.parent ? step : ''));
  const root = parseTree(text, [], { allowTrailingComma: true });
  const property = root?.children?.at(-1);
  return property ? append(text, property, (indent) => `"redirects": ${whole(indent)}`) : text;
}

/**
 * Adds redirects to the text of docs.json, or of a file with a list of redirects. Older redirects to a new source are changed to its
 * destination, so that no redirect leads to another one. Redirects from an address that now has a page are removed. Pure.
 */
export function addRedirects(whole: string, added: readonly NewRedirect[]): string {
  const destinations = new Map(added.map(({ source, destination }) => [source, hrefOf(destination)]));
  const pages = new Set(added.map(({ destination }) => destination));
  const left = new Map(destinations);
  let text = whole;
  for (const item of [...(findList(text)?.children ?? [])].reverse()) {
    const { source, destination } = (getNodeValue(item) ?? {}) as WrittenRedirect;
    if (typeof source !== 'string' || typeof destination !== 'string') continue;
    const path = sourceOf(source);
    const [, end = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(destination) ?? [];
    const next = destinations.get(sourceOf(end));
    const target = left.get(path) ?? (next === undefined ? undefined : next + rest);
    const node = findNodeAtLocation(item, ['destination']);
    left.delete(path);
    if (pages.has(path)) text = removeItem(text, item);
    else if (target !== undefined && node) text = replaceNode(text, node, JSON.stringify(target));
  }
  return [...left].reduce(
    (result, [source, destination]) => addRedirect(result, { source: hrefOf(source), destination }),
    text,
  );
}

/**
 * Writes redirects into docs.json, or into the file that docs.json references for them.
 *
 * @param folder absolute path of the documentation folder.
 * @returns path of the changed file, relative to the folder.
 */
export async function writeRedirects(folder: string, added: readonly NewRedirect[]): Promise<string> {
  const { source } = await loadConfig(folder);
  const file = source?.placeOf(['redirects', 0]).file || source?.file || 'docs.json';
  const whole = textAt(path.join(folder, file)) ?? '';
  const mark = whole.startsWith(byteOrderMark) ? byteOrderMark : '';
  const text = whole.slice(mark.length);
  writeFileSync(path.join(folder, file), mark + addRedirects(text, added));
  return file;
}
