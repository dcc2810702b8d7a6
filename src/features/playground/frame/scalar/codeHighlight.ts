/*
 * Takes the place of `@scalar/code-highlight`, whose Markdown processor and forty grammars are a fifth of Scalar's client.
 * Names and parameters are those of that package; Scalar's components import them.
 */
export { standardLanguages, syntaxHighlight } from './code.js';
export { getHeadings, htmlFromMarkdown, splitContent } from './descriptions.js';
export { isHeading, textFromNode } from './markdownNode.js';
