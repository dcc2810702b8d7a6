import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../diagnostics/nearest.js';
import type { Compiled } from '../mdx/compile/sourceText.js';
import { calloutOf } from '../mdx/foreign/callouts.js';
import { isForward } from '../mdx/compile/statements.js';
import { componentNames, componentsInLowerCase, memberNames } from '../mdx/componentProperties.js';

const allNames: ReadonlySet<string> = new Set([...componentNames, ...memberNames]);

/** Names that other tools use for the same. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['Admonition', 'Note'],
  ['Alert', 'Note'],
  ['Aside', 'Note'],
  ['Callout', 'Note'],
  ['Cards', 'CardGroup'],
  ['CodeTabs', 'CodeGroup'],
  ['Collapsible', 'Accordion'],
  ['Details', 'Accordion'],
  ['Image', 'img'],
  ['Important', 'Warning'],
  ['Link', 'a'],
  ['TabItem', 'Tab'],
  ['Video', 'video'],
]);

/**
 * Reports unknown components, without which the page is built.
 *
 * @param file path for messages.
 * @param around names defined in the texts that use this one.
 */
export function unknownComponents(
  { needs, gathered }: Pick<Compiled, 'needs' | 'gathered'>,
  file: string,
  around: Iterable<string> = [],
): Diagnostic[] {
  const imported = new Set([...around, ...gathered.imports.flatMap(({ names }) => Object.keys(names))]);
  const isMember = (name: string): boolean => allNames.has(name.split('.', 1)[0] ?? '') && !allNames.has(name);
  const used = gathered.uses.map(({ name }) => name);
  const members = used.filter((name) => name.includes('.') && isMember(name));
  const inLowerCase = used.filter((name) => componentsInLowerCase.has(name));
  return [...new Set([...needs, ...members, ...inLowerCase])]
    .filter((name) => !allNames.has(name) && !imported.has(name) && !imported.has(name.split('.', 1)[0] ?? ''))
    .map((name) => {
      const span = gathered.uses.find((use) => use.name === name)?.span;
      const suggestion =
        componentsInLowerCase.get(name) ??
        otherNames.get(name) ??
        calloutOf(name) ??
        nearest(
          name,
          [...allNames, ...imported].filter((each) => !isForward(each)),
        );
      return diagnostic('content/unknown-component', {
        message: `There is no component \`${name}\`.`,
        help: helpFor(suggestion, 'Import it, or export it in this page; until then its content is shown.'),
        file,
        span,
      });
    });
}
