import { attributeOf, element, textOf, type TextElement } from '../nodes.js';
import type { Degrade } from '../degrade.js';

function block(code: string, lang: string | undefined, title: string | undefined): TextElement {
  return element('pre', [], { code: code.replace(/\n+$/, ''), ...(lang && { lang }), ...(title && { title }) });
}

const fence: Degrade = (node) => {
  const code = typeof node.attributes['code'] === 'string' ? node.attributes['code'] : textOf(node.children);
  const lang = attributeOf(node, 'lang') ?? attributeOf(node, 'language');
  return [block(code, lang, attributeOf(node, 'title') ?? attributeOf(node, 'filename'))];
};

const example =
  (label: 'exampleRequest' | 'exampleResponse'): Degrade =>
  ({ children }, { plain, words }) => [element('p', [element('strong', [words.texts[label]])]), ...plain(children)];

/** Code stays; a file name or title stands above its block. */
export const code: Readonly<Record<string, Degrade>> = {
  TrellisCode: fence,
  TrellisDiagram: fence,
  CodeBlock: fence,
  RequestExample: example('exampleRequest'),
  ResponseExample: example('exampleResponse'),
};
