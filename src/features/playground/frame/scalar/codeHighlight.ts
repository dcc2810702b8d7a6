/*
 * Replaces `@scalar/code-highlight`, whose Markdown processor and forty grammars are a fifth of Scalar's client. Its exports have the same
 * names and parameters.
 */
export { standardLanguages, syntaxHighlight } from './code.js';
export { getHeadings, htmlFromMarkdown, splitContent } from './descriptions.js';
export { isHeading, textFromNode } from './markdownNode.js';
