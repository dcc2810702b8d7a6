import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { componentNames } from '../componentNames.js';
import { literal, type Gathered } from './context.js';

/** Takes note of a value by its name and gives it back; a name that no author can have in mind. */
export const givenFunction = 'trellisGiven';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
const trellisOwn: ReadonlySet<string> = new Set(componentNames);

/** True if an element is one of the author's components, which may have to run in the browser. */
export function isAuthors(name: string): boolean {
  return /^\p{Lu}/u.test(name) && !trellisOwn.has(name.split('.', 1)[0] ?? '');
}

/** A function, or a list or an object with functions or elements in it: code, which cannot be written down as data. */
function isCode(source: string): boolean {
  return (
    /^(?:async\b|function\b|\([^()]*\)\s*=>|[\w$]+\s*=>)/.test(source) ||
    (/^[[{]/.test(source) && /=>|\bfunction\b|<[a-z>]/i.test(source))
  );
}

/**
 * Lets the browser have what an author's component is given in the text of a page and is no data: the expression is written into
 * the page's own script as well, under the name that it is noted with when the page is rendered.
 *
 * @returns undefined when there is nothing of the kind.
 */
export function handOver<N extends Jsx>(node: Readonly<N>, { scripts }: Gathered): N | undefined {
  if (!isAuthors(node.name ?? '')) return undefined;
  let count = 0;
  function noted(source: string): string {
    const name = `${givenFunction}${scripts.length}`;
    scripts.push(`export const ${name} = () => (${source});`);
    count += 1;
    return `${givenFunction}("${name}", ${source})`;
  }
  const attributes = node.attributes.map((entry) => {
    if (
      entry.type !== 'mdxJsxAttribute' ||
      typeof entry.value !== 'object' ||
      !entry.value ||
      literal(entry) !== undefined
    )
      return entry;
    const source = entry.value.value.trim();
    return isCode(source) ? { ...entry, value: { ...entry.value, value: noted(source) } } : entry;
  });
  const children = node.children.map((child) => {
    const isExpression = child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression';
    return isExpression && isCode(child.value.trim()) ? { ...child, value: noted(child.value.trim()) } : child;
  });
  return count > 0 ? { ...node, attributes, children } : undefined;
}
