import { callouts } from './components/callouts.js';
import { cards } from './components/cards.js';
import { code } from './components/code.js';
import { fields } from './components/fields.js';
import { media } from './components/media.js';
import { sections } from './components/sections.js';
import { steps } from './components/steps.js';
import { inlineComponents } from './components/inlineComponents.js';
import type { TextContext, TextRule, TextOptions } from './textRule.js';
import { attributeOf, classesOf, element, type TextElement, type TextNode } from './nodes.js';

const rules: Readonly<Record<string, TextRule>> = {
  ...callouts,
  ...cards,
  ...code,
  ...fields,
  ...media,
  ...sections,
  ...steps,
  ...inlineComponents,
};

/** Lists into which adjacent elements of one kind are collected. */
const gathered: Readonly<Record<string, 'sent' | 'answered'>> = {
  Param: 'sent',
  ParamField: 'sent',
  ResponseField: 'answered',
};

const closing = new Set(['blockquote', 'li', 'td', 'th', 'dd']);
const heading = /^h[1-6]$/;
/** Classes that show a hidden element in dark mode. */
const dark = /^dark:(?:block|flex|grid|inline(?:-\w+)?)$/;
/** Classes of elements that have a box of their own. */
const box = /^(?:[\w-]+:)?(?:inline-)?block$/;
/** Classes of elements that show each of their children in a box of its own. */
const boxes = /^(?:[\w-]+:)?(?:inline-)?(?:flex|grid)$/;

/**
 * Converts the components of a page to HTML elements: callouts to quotations, cards to lists of links, steps to numbered lists, tabs and
 * accordions to sections, fields to lists. A code block is `pre` with `code`, `lang` and `title` as attributes. An unknown component is
 * replaced by its content, as a link if it has an address.
 */
export function convertComponents(nodes: readonly TextNode[], options: TextOptions): TextNode[] {
  return plainWithin(nodes, options, 1);
}

function plainWithin(nodes: readonly TextNode[], options: TextOptions, start: number | undefined): TextNode[] {
  const plain: TextNode[] = [];
  let depth = start;
  for (const node of nodes) {
    if (typeof node === 'string') {
      plain.push(node);
      continue;
    }
    if (depth !== undefined && heading.test(node.name)) depth = Number(node.name[1]);
    const rule = Object.hasOwn(rules, node.name) ? rules[node.name] : undefined;
    if (!rule) {
      plain.push(...plainElement(node, options, depth));
      continue;
    }
    const within = depth;
    const context: TextContext = {
      ...options,
      depth,
      plain: (inner, other = within) => plainWithin(inner, options, within === undefined ? undefined : other),
    };
    const result = rule(node, context);
    if (Object.hasOwn(gathered, node.name)) gather(plain, gathered[node.name] ?? '', result);
    else plain.push(...result);
  }
  return plain;
}

function plainElement(node: TextElement, options: TextOptions, depth: number | undefined): TextNode[] {
  const classes = classesOf(node);
  // Of a pair for the two modes, one is enough.
  if (classes.includes('hidden') && classes.some((name) => dark.test(name))) return [];
  const plain = plainWithin(node.children, options, closing.has(node.name) ? undefined : depth);
  const inner = classes.some((name) => boxes.test(name)) ? spaced(plain) : plain;
  if (!/^[\p{Lu}$_]|\./u.test(node.name)) {
    const own = { ...node, children: inner };
    return classes.some((name) => box.test(name)) ? [' ', own, ' '] : [own];
  }
  const href = attributeOf(node, 'href');
  return href === undefined ? inner : [element('a', inner, { href })];
}

/** Puts spaces between nodes. */
function spaced(nodes: readonly TextNode[]): TextNode[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [' ', node]));
}

/** Appends items to the last list if nothing is in between. Lists of sent and of received values are separate. */
function gather(plain: TextNode[], kind: string, items: readonly TextNode[]): void {
  let last = plain.length - 1;
  while (typeof plain[last] === 'string' && (plain[last] as string).trim() === '') last -= 1;
  const before = plain[last];
  const open = typeof before === 'object' ? before.attributes['data-gathered'] : undefined;
  if (typeof before === 'object' && open === kind) {
    plain.splice(last, plain.length - last, { ...before, children: [...before.children, ...items] });
    return;
  }
  plain.push(element('ul', items, { 'data-gathered': kind }));
}
