import { takeMarkers } from '../../../highlight/markers.js';
import { hasTypes } from '../../../highlight/twoslash/fence.js';
import { takeNotations } from '../../../highlight/twoslash/notations.js';
import { attributeOf, element, isSet, textOfNodes, type TextElement } from '../nodes.js';
import type { TextRule } from '../textRule.js';

function block(source: string, lang: string | undefined, title: string | undefined): TextElement {
  const { code, isDiff } = unmarked(source.replace(/\n+$/, ''), lang);
  const language = isDiff ? 'diff' : lang;
  return element('pre', [], { code, ...(language && { lang: language }), ...(title && { title }) });
}

/** Code without marks of lines. Added and removed lines are marked as in a diff. */
function unmarked(source: string, lang = ''): { code: string; isDiff: boolean } {
  const { code, marks } = takeMarkers(source, /^mdx?$/i.test(lang) ? 'mdx' : lang.toLowerCase());
  const signs = new Map([...marks].map(([line, of]) => [line, of.has('removed') ? '-' : of.has('added') ? '+' : ' ']));
  const isDiff = [...signs.values()].some((sign) => sign !== ' ');
  if (!isDiff) return { code, isDiff };
  const lines = code.split('\n').map((line, index) => (signs.get(index + 1) ?? ' ') + line);
  return { code: lines.join('\n'), isDiff };
}

const fence: TextRule = (node) => {
  const code = typeof node.attributes['code'] === 'string' ? node.attributes['code'] : textOfNodes(node.children);
  const lang = attributeOf(node, 'lang') ?? attributeOf(node, 'language');
  const isTyped = isSet(node, 'twoslash') && hasTypes(lang ?? '');
  return [
    block(isTyped ? takeNotations(code).code : code, lang, attributeOf(node, 'title') ?? attributeOf(node, 'filename')),
  ];
};

const example =
  (label: 'exampleRequest' | 'exampleResponse'): TextRule =>
  ({ children }, { plain, words }) => [
    element('p', [element('strong', [words.texts[label]])], { isQuiet: true }),
    ...plain(children),
  ];

/** Keeps code blocks, with the file name or title above. */
export const code: Readonly<Record<string, TextRule>> = {
  TrellisCode: fence,
  TrellisDiagram: fence,
  CodeBlock: fence,
  RequestExample: example('exampleRequest'),
  ResponseExample: example('exampleResponse'),
};
