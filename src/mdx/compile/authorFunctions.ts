import { componentNames } from '../componentProperties.js';
import { literalText, type Gathered, type Jsx } from './context.js';

/** Records a value under a name and returns it. No author would use this name. */
export const givenFunction = 'trellisGiven';

const trellisOwn: ReadonlySet<string> = new Set(componentNames);

/** True if an element is one of the author's components, which may have to run in the browser. */
export function isAuthors(name: string): boolean {
  return /^\p{Lu}/u.test(name) && !trellisOwn.has(name.split('.', 1)[0] ?? '');
}

/** True for a function, or a list or object that contains functions or elements, which cannot be serialised. */
function isCode(source: string): boolean {
  return (
    /^(?:async\b|function\b|\([^()]*\)\s*=>|[\w$]+\s*=>)/.test(source) ||
    (/^[[{]/.test(source) && /=>|\bfunction\b|<[a-z>]/i.test(source))
  );
}

/**
 * Makes properties that cannot be serialised available to the browser: their expressions are copied to the page's own script, under the name that is
 * recorded when the page is rendered.
 *
 * @returns undefined if there are no such properties.
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
      literalText(entry) !== undefined
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
