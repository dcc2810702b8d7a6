import { compile } from '../../../src/mdx/compile/compile.js';
import { evaluatePage, type EvaluatedPage, type EvaluatePage } from '../../../src/render/evaluatePage.js';
import { toMarkdown } from '../../../src/render/text/markdown/markdown.js';
import type { TextNode } from '../../../src/render/text/nodes.js';
import { convertComponents } from '../../../src/render/text/plain.js';
import { toSections, type TextSection } from '../../../src/render/text/sections.js';
import type { Audience } from '../../../src/render/text/textRule.js';
import { messagesOf } from '../../../src/i18n/messagesOf.js';
import { textNodes } from '../../../src/render/text/textNodes.js';
import type { CompiledBody, ContentModule } from '../../../src/mdx/compiled.js';

const same = (target: string): string => target;

export function bodyOf(text: string, { isSnippet = false } = {}): CompiledBody {
  const resolver = { link: same, asset: same, size: () => undefined };
  const { code, needs, diagnostics, gathered } = compile(
    { text, format: 'mdx', file: 'page.mdx', isSnippet },
    resolver,
  );
  if (code === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return { code, needs, imports: [], places: gathered.places, script: '' };
}

/** The result of evaluating a compiled text. */
export function evaluated(body: CompiledBody, modules: ReadonlyMap<string, ContentModule> = new Map()): EvaluatedPage {
  return evaluatePage({ body, ids: [] }, modules, () => undefined);
}

/** Evaluates pages that import nothing. */
export const evaluate: EvaluatePage = ({ body, ids }) =>
  body ? evaluatePage({ body, ids }, new Map(), () => undefined) : { nodes: [], thrown: [], lost: [] };

/** A page in plain terms, as an author writes it. */
export function plain(
  text: string,
  audience: Audience = 'agents',
  modules: ReadonlyMap<string, ContentModule> = new Map(),
  imports: CompiledBody['imports'] = [],
): TextNode[] {
  const nodes = textNodes(evaluated({ ...bodyOf(text), imports }, modules).nodes);
  return convertComponents(nodes, { audience, words: messagesOf('en') });
}

export const markdownOf = (text: string): string => toMarkdown(plain(text)).trimEnd();

export const sectionsOf = (text: string): TextSection[] => toSections(plain(text, 'humans'));
