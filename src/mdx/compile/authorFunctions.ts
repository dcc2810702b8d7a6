import { componentNames } from '../componentProperties.js';
import { isDefinedIn, literalText, type Gathered, type Jsx } from './context.js';
import { readNames } from './freeNames.js';

/** Records a value under a name and returns it. No author would use this name. */
export const givenFunction = 'trellisGiven';

const trellisOwn: ReadonlySet<string> = new Set(componentNames);

/** True if an element is one of the author's components, which may have to run in the browser. */
export function isAuthors(name: string): boolean {
  return /^\p{Lu}/u.test(name) && !trellisOwn.has(name.split('.', 1)[0] ?? '');
}

const ofRuntime: ReadonlySet<string> = new Set([...componentNames, 'React', 'Fragment', 'h']);

/** True for a name that every text can use without defining it. */
export const isRuntimeName = (name: string): boolean =>
  name in globalThis || ofRuntime.has(name) || /^use[A-Z]/.test(name);

/**
 * Names in an expression of a snippet that pages may pass to it, which its copy in the browser would not have.
 *
 * @returns undefined if the expression cannot be parsed.
 */
function passedNames(source: string, gathered: Gathered): string[] | undefined {
  const names = readNames(source)?.free.map(({ name }) => name);
  return names && [...new Set(names)].filter((name) => !isDefinedIn(gathered, name) && !isRuntimeName(name));
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
 * @param isSnippet true if pages include the text, and may pass properties to it.
 * @returns undefined if there are no such properties.
 */
export function handOver<N extends Jsx>(node: Readonly<N>, gathered: Gathered, isSnippet: boolean): N | undefined {
  if (!isAuthors(node.name ?? '')) return undefined;
  const { scripts } = gathered;
  let count = 0;
  function noted(source: string): string {
    const passed = isSnippet ? passedNames(source, gathered) : [];
    if (!passed) return source;
    const name = `${givenFunction}${scripts.length}`;
    scripts.push(`export const ${name} = () => (${source});`);
    count += 1;
    const conditions = passed.map((each) => `, typeof ${each} === 'undefined'`);
    return `${givenFunction}("${name}", ${source}${conditions.join('')})`;
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
