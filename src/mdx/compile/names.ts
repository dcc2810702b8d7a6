import type { MdastContent, MdastPluginDefinition } from 'satteri';
import { isDefinedIn, spanOf, type Expression, type Gathered } from './context.js';

const path =
  /^\s*([\p{ID_Start}$_][\p{ID_Continue}$_]*)((?:\.[\p{ID_Start}$_][\p{ID_Continue}$_]*|\[(?:'[^'.]*'|"[^".]*"|\d+)\])*)\s*$/u;
/** Browser globals, which are not placeholders when a member follows. */
const browsersObject = /^(?:window|document|navigator|localStorage|sessionStorage)$/;
const providedNames = new Set(['props', 'user', 'undefined', 'null', 'true', 'false', 'this', 'React']);

/** `{api-id}`, `{GET | POST}` and `{k/r}` in prose: expressions of undefined names. */
const joined =
  /^\s*([\p{ID_Start}_][\p{ID_Continue}]*(?:(?:-|\s*(?:\|{1,2}|\/)\s*)[\p{ID_Start}_][\p{ID_Continue}]*)+)\s*$/u;

const list = /^\s*[\p{ID_Continue}$-]+(?:\s*,\s*[\p{ID_Continue}$-]+)+\s*,?\s*$/u;

/** True if braces contain a list of words, such as `{ a, b }` and `{0,1}`. As code, only the last word would be shown. */
export const isListOfWords = (source: string): boolean => list.test(source);

const quotedOrComment = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|\/\*[\s\S]*?\*\//g;
const freeName = /(?<![\p{ID_Continue}$.]|\?\.\s*)[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
const keyword = /^(?:true|false|null|typeof|instanceof|in|new|void|await)$/;

/** `{{name}}`, a variable of docs.json rather than an object. */
const variable = /^\s*\{\s*([\w$][\w$.-]*)\s*\}\s*$/;

/**
 * Handles braces around an undefined name: in a page the author meant the text, in a snippet a missing prop. Without this, an expression such as
 * `{host}` in prose would lose the whole page.
 */
export function undefinedNamesPlugin(
  gathered: Gathered,
  { isSnippet, isMarkdown }: { isSnippet: boolean; isMarkdown: boolean },
): MdastPluginDefinition {
  const isDefined = (name: string): boolean => isDefinedIn(gathered, name);
  const isUnknown = (name: string): boolean => !providedNames.has(name) && !(name in globalThis) && !isDefined(name);

  /** In a Markdown file, true for everything that cannot be evaluated. */
  function isProse(source: string): boolean {
    const names = source.replace(quotedOrComment, '').match(freeName) ?? [];
    return (
      isMarkdown && !/=>|\bfunction\b/.test(source) && names.some((name) => !keyword.test(name) && isUnknown(name))
    );
  }

  function replacement(node: Expression): string | undefined {
    const [, unknown] = variable.exec(node.value) ?? [];
    if (unknown !== undefined) {
      gathered.undefinedVariables.push({ name: unknown, span: spanOf(node.position) });
      return isSnippet ? JSON.stringify(`{{${unknown}}}`) : `{{${unknown}}}`;
    }
    const [, words] = joined.exec(node.value) ?? [];
    if (words?.split(/[-|/\s]+/).every(isUnknown)) {
      if (!isSnippet) gathered.undefinedNames.push({ name: words, span: spanOf(node.position) });
      const [first = ''] = words.split(/[-|/\s]/);
      return isSnippet ? `typeof ${first} === 'undefined' ? ${JSON.stringify(`{${words}}`)} : ${words}` : `{${words}}`;
    }
    const [, name, rest = ''] = path.exec(node.value) ?? [];
    if (name === undefined && !isSnippet && isProse(node.value)) return `{${node.value}}`;
    if (name === undefined || !isUnknown(name)) return undefined;
    // A browser global is not a placeholder.
    if (!isMarkdown && rest !== '' && (isSnippet ? /^(?:window|localStorage)$/ : browsersObject).test(name))
      return undefined;
    if (!isSnippet) gathered.undefinedNames.push({ name: name + rest, span: spanOf(node.position) });
    return isSnippet
      ? `typeof ${name} === 'undefined' ? undefined : ${name}${rest.replaceAll('.', '?.')}`
      : `{${name}${rest}}`;
  }

  // A static site has no signed-in user, so `user` is an empty object.
  function ofReader(source: string): string | undefined {
    const [, name, rest = ''] = path.exec(source) ?? [];
    return name === 'user' && !isDefined(name) ? `user${rest.replaceAll('.', '?.')}` : undefined;
  }

  return {
    name: 'trellis-undefined-names',
    options: { position: true },
    mdxTextExpression(node, context) {
      if (isListOfWords(node.value)) return context.replaceNode(node, { type: 'text', value: `{${node.value}}` });
      const reader = ofReader(node.value);
      if (reader !== undefined) return context.setProperty(node, 'value', reader);
      const value = replacement(node);
      if (value !== undefined)
        context.replaceNode(node, isSnippet ? { type: 'mdxTextExpression', value } : { type: 'text', value });
    },
    mdxFlowExpression(node, context) {
      if (isListOfWords(node.value)) return context.replaceNode(node, paragraph(`{${node.value}}`));
      const reader = ofReader(node.value);
      if (reader !== undefined) return context.setProperty(node, 'value', reader);
      const value = replacement(node);
      if (value === undefined) return;
      context.replaceNode(node, isSnippet ? { type: 'mdxFlowExpression', value } : paragraph(value));
    },
  };
}

const paragraph = (value: string): MdastContent => ({ type: 'paragraph', children: [{ type: 'text', value }] });
