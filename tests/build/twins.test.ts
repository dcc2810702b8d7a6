import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';
import { markdownToMdast, type MdastNode } from 'satteri';
import { describe, expect, it } from 'vitest';
import { built } from '../built.js';
import { origin, testSites } from '../sites.js';
import { filesOf } from './trellis.js';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Classes of controls and labels that are no part of the text, and of code in further languages. */
const interfaces = new Set(
  'sr-only heading-link step-mark panel-note code-title chip reference-more github-card code-hint code-row'.split(' '),
);
/** Labels of folds without a title. */
const folds = new Set('show hide child attributes prompt'.split(' '));
/** Said to people alone. */
const forPeople = new Set(['further.md people']);
const silent = new Set(['script', 'style', 'svg', 'template', 'noscript', 'button', 'select', 'math']);
/** HTML in Markdown that Markdown has no mark for. */
const kept = /^<\/?(?:kbd|sub|sup|mark|ins|u|abbr|br)>$/;

const childrenOf = (node: Node): Node[] => ('children' in node ? node.children : []);
const attributesOf = (node: Node): Record<string, string> => ('attribs' in node ? node.attribs : {});

function isRead(node: Node): boolean {
  const attributes = attributesOf(node);
  const classes = (attributes['class'] ?? '').split(/\s+/);
  const isNamed = 'name' in node && silent.has(node.name);
  return !(
    isNamed ||
    attributes['aria-hidden'] === 'true' ||
    attributes['id'] === 'request-example' ||
    classes.some((name) => interfaces.has(name))
  );
}

/** The nodes of a page that are to be read, from the first that is asked for. */
function readNodes(node: Node): Node[] {
  return isRead(node) ? [node, ...childrenOf(node).flatMap(readNodes)] : [];
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Words of a page, and the targets of its links and images. */
function pageOf(html: string): { words: string[]; targets: string[] } {
  const all = readNodes(parseDocument(html));
  const roots = all.filter((node) => {
    const { id, class: names = '' } = attributesOf(node);
    return id === 'page-title' || /(?:^|\s)(?:mdx-content|page-description)(?:\s|$)/.test(names);
  });
  const nodes = roots.flatMap(readNodes);
  return {
    words: nodes.flatMap((node) => ('data' in node ? wordsOf(node.data) : [])),
    targets: nodes.flatMap((node) => {
      const { href, src, class: names = '', ...rest } = attributesOf(node);
      const isLink = 'name' in node && node.name === 'a' && !('data-footnote-backref' in rest);
      const isImage = 'name' in node && node.name === 'img' && !/dark:block|card-image|icon/.test(names);
      return (isLink ? href : isImage ? src : undefined) ?? [];
    }),
  };
}

function allIn(node: MdastNode): MdastNode[] {
  return [node, ...('children' in node ? (node.children as MdastNode[]).flatMap(allIn) : [])];
}

/** Words, targets and HTML that a Markdown parser finds in a page's Markdown. */
function twinOf(markdown: string): { words: Set<string>; targets: Set<string>; html: string[] } {
  const nodes = allIn(markdownToMdast(markdown, { features: { gfm: true } }));
  const texts = nodes.flatMap((node) => [
    'value' in node && node.type !== 'html' ? String(node.value) : '',
    'meta' in node ? String(node.meta ?? '') : '',
  ]);
  return {
    words: new Set(texts.flatMap(wordsOf)),
    targets: new Set(nodes.flatMap((node) => ('url' in node ? [node.url.replace(origin, '')] : []))),
    html: nodes.flatMap((node) => (node.type === 'html' && !kept.test(node.value) ? [node.value] : [])),
  };
}

describe('The Markdown of each page', () => {
  it.each([
    [testSites.components, 30],
    [testSites.reference, 7],
    [testSites.underBase, 13],
    [testSites.current, 15],
    [testSites.languages, 10],
    [testSites.searchPublished, 10],
    [testSites.unicode, 5],
  ])('The Markdown of the site $name has the words and links of its pages and no HTML', async (site, least) => {
    const { code, output } = await built(site);
    expect(code).toBe(0);
    const pages = filesOf(output).filter((file) => file.endsWith('index.html') && !file.startsWith('_trellis/'));
    const faults: object[] = [];
    let read = 0;
    for (const file of pages) {
      const html = readFileSync(path.join(output, file), 'utf8');
      if (html.includes('http-equiv="refresh"')) continue;
      read += 1;
      const twin = path.dirname(file) === '.' ? 'index.md' : `${path.dirname(file)}.md`;
      const [, alternate] = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(html) ?? [];
      expect(alternate).toBe(encodeURI(`/docs/${twin}`));
      const page = pageOf(html);
      const told = twinOf(readFileSync(path.join(output, twin), 'utf8'));
      const lost = {
        words: [...new Set(page.words)].filter(
          (word) => !told.words.has(word) && !folds.has(word) && !forPeople.has(`${twin} ${word}`),
        ),
        targets: page.targets.filter((target) => !target.startsWith('#') && !told.targets.has(target)),
      };
      if (lost.words.length + lost.targets.length + told.html.length > 0)
        faults.push({ twin, ...lost, html: told.html });
    }
    expect(faults).toEqual([]);
    expect(read).toBeGreaterThanOrEqual(least);
  });
});
