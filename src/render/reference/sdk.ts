import type { Messages } from '../../i18n/messages.js';
import { idPart } from '../../shared/idPart.js';
import { symbolLabels } from '../../formats/typedoc/symbolLabels.js';
import type { SchemaNode } from '../../documents/schema/node.js';
import type { SdkCall, SdkDetails, SdkExample, SdkMember } from '../../formats/typedoc/details.js';

import { element, type TextElement, type TextNode } from '../text/nodes.js';
import { relatedSections } from './graphql.js';
import type { Reading } from './schema.js';
import type { CallSections, MemberSections, Section, SectionContent } from '../../formats/section.js';
import { hrefOfPart } from './typeParts.js';

type Words = Messages['reference'];
type AllWords = Pick<Messages, 'reference' | 'labels' | 'texts'>;

/** Sections of the page of a symbol. */
export function sdkSections(details: SdkDetails, { reference: words, labels, texts }: AllWords): Section[] {
  const { kind, language, type, typeParameters, calls, members, fields, related, contents, throws, see, notes } =
    details;
  const [only, other] = calls;
  const isAlias = (kind === 'type' || kind === 'variable') && members.length + fields.length === 0;
  const isCalled = isAlias || kind === 'function' || kind === 'method' || kind === 'constructor';
  const fieldsOf = (kind: string, title: string, id: string): Section[] =>
    fieldSection(title, id, kind, fields.find((each) => each.kind === kind)?.nodes ?? []);
  const membersOf = (kind: string): MemberSections[] =>
    members.flatMap((member) => (member.kind === kind ? memberSections(member, language, words) : []));
  const overloads = calls.map((call, index): MemberSections => ({
    title: call.title,
    id: `overload-${index + 1}`,
    language,
    calls: [{ call, sections: callSections(call, `overload-${index + 1}-`, words) }],
  }));
  return [
    ...fieldSection(words.typeParameters, 'type-parameters', 'type-parameter', typeParameters),
    ...(type ? [typeSection(texts.type, 'type', 'type', type)] : []),
    ...(isCalled && only && !other ? callSections(only, isAlias ? 'call-' : '', words, true) : []),
    ...(throws.length > 0 ? [textSection(words.throws, 'throws', throws)] : []),
    ...memberSection(words.overloads, 'overloads', isCalled && !other ? [] : overloads),
    ...memberSection(words.constructors, 'constructors', membersOf('constructor')),
    ...fieldsOf('value', words.values, 'values'),
    ...fieldsOf('property', words.properties, 'properties'),
    ...fieldsOf('accessor', words.accessors, 'accessors'),
    ...memberSection(words.methods, 'methods', membersOf('method')),
    ...memberSection(words.properties, 'callable-properties', membersOf('property')),
    ...relatedSections(related, words),
    ...notes.map(({ title, text }): Section => textSection(title, idPart(title.toLowerCase()) || 'note', [text])),
    ...contents.map(({ kind, links }): Section => ({
      title: labels[symbolLabels[kind]],
      id: kind,
      content: { kind: 'types', types: { links, more: 0 } },
    })),
    ...(see.length > 0 ? [textSection(words.see, 'see-also', see)] : []),
    ...exampleSection(details.examples, words),
  ];
}

function fieldSection(title: string, id: string, prefix: string, fields: readonly SchemaNode[]): Section[] {
  return fields.length > 0 ? [{ title, id, content: { kind: 'fields', fields, prefix } }] : [];
}

const typeSection = (title: string, id: string, prefix: string, type: SchemaNode): Section => ({
  title,
  id,
  content: { kind: 'type', type, prefix },
});

function memberSection(title: string, id: string, members: readonly MemberSections[]): Section[] {
  return members.length > 0 ? [{ title, id, content: { kind: 'members', members } }] : [];
}

const textSection = (title: string, id: string, texts: readonly string[]): Section => ({
  title,
  id,
  content: { kind: 'texts', texts },
});

/** Examples with text, which do not fit into the panel for code. */
function exampleSection(examples: readonly SdkExample[], words: Words): Section[] {
  const texts = examples.flatMap((example) =>
    'text' in example
      ? [[example.title === undefined ? '' : `**${example.title}**`, example.text].filter(Boolean).join('\n\n')]
      : [],
  );
  return texts.length > 0 ? [textSection(words[texts.length > 1 ? 'examples' : 'example'], 'examples', texts)] : [];
}

function memberSections(member: SdkMember, language: string, words: Words): MemberSections {
  const { kind, name, anchor, calls, overrides } = member;
  const title = kind === 'constructor' ? (calls[0]?.declaration.match(/^new [\w$.]+/)?.[0] ?? name) : name;
  return {
    title,
    id: anchor,
    language,
    calls: calls.map((call, index): CallSections => ({
      call,
      sections: callSections(call, `${anchor}-${index > 0 ? `${index + 1}-` : ''}`, words),
    })),
    ...(overrides && { overrides }),
  };
}

/**
 * Sections of a signature, below its description.
 *
 * @param scope prefix of all ids; empty if the page is about this signature.
 * @param isPage true if the page shows the remarks elsewhere.
 */
function callSections(call: SdkCall, scope: string, words: Words, isPage = false): Section[] {
  const { typeParameters, parameters, returns, throws, see, notes, since } = call;
  const sections = [
    ...fieldSection(words.typeParameters, `${scope}type-parameters`, `${scope}type-parameter`, typeParameters),
    ...fieldSection(words.parameters, `${scope}parameters`, `${scope}parameter`, parameters),
    ...(returns ? [typeSection(words.returns, `${scope}returns`, `${scope}return`, returns)] : []),
  ];
  if (isPage) return sections;
  return [
    ...sections,
    ...(throws.length > 0 ? [textSection(words.throws, `${scope}throws`, throws)] : []),
    ...notes.map(({ title, text }) => textSection(title, `${scope}${idPart(title.toLowerCase()) || 'note'}`, [text])),
    ...(since === undefined ? [] : [textSection(words.since, `${scope}since`, [since])]),
    ...(see.length > 0 ? [textSection(words.see, `${scope}see-also`, see)] : []),
    ...exampleSection(call.examples, words).map((section) => ({ ...section, id: scope + section.id })),
  ];
}

const codeBlock = (code: string, lang: string, title?: string): TextElement =>
  element('pre', [], { code, lang, isQuiet: true, ...(title !== undefined && { title }) });

/** Nodes above a symbol's sections: its declaration, facts and examples. */
export function sdkNotes(
  { language, declaration, deprecation, marks, since, source, examples }: SdkDetails,
  reading: Reading,
): TextNode[] {
  const { read, words } = reading;
  const { reference } = words;
  return [
    ...(declaration === '' ? [] : [codeBlock(declaration, language)]),
    ...(marks.length > 0 ? [element('p', [marks.join(', ')])] : []),
    ...(deprecation ? [element('p', [element('strong', [`${words.common.deprecated}:`])]), ...read(deprecation)] : []),
    ...(since === undefined ? [] : [element('p', [`${reference.since}: `]), ...read(since)]),
    ...(source ? [element('p', [`${reference.definedIn}: `, sourceNode(source)], { isQuiet: true })] : []),
    ...exampleBlocks(examples, reading),
  ];
}

function sourceNode({ file, line, url }: NonNullable<SdkDetails['source']>): TextElement {
  const label = element('code', [`${file}:${line}`]);
  return url === undefined ? label : element('a', [label], { href: url });
}

function exampleBlocks(examples: readonly SdkExample[], { words }: Reading): TextElement[] {
  const { example: word } = words.reference;
  return examples.flatMap((example) =>
    'code' in example
      ? codeBlock(example.code, example.language, example.title === undefined ? word : `${word}: ${example.title}`)
      : [],
  );
}

/** Texts one below the other, several of them as a list. */
export function textsNodes(texts: readonly string[], { read }: Reading): TextNode[] {
  const [only, other] = texts;
  if (only !== undefined && other === undefined) return read(only);
  return [
    element(
      'ul',
      texts.map((text) => element('li', read(text))),
    ),
  ];
}

interface Place {
  depth: number;
  isLinked: boolean;
}

/** A constructor or method with all of its signatures. */
export function memberNodes(
  { title, id, language, calls, overrides }: MemberSections,
  { depth, isLinked }: Place,
  reading: Reading,
  print: (content: SectionContent, place: Place, reading: Reading) => TextNode[],
): TextNode[] {
  const { words, read, pageOf } = reading;
  const href = overrides && pageOf && hrefOfPart(overrides, pageOf);
  const label = overrides && element('code', [overrides.text]);
  return [
    element(`h${Math.min(6, depth)}`, [title], isLinked ? { id } : {}),
    ...calls.flatMap(({ call, sections }) => [
      codeBlock(call.declaration, language),
      ...(call.marks.length > 0 ? [element('p', [call.marks.join(', ')])] : []),
      ...(call.deprecation === undefined
        ? []
        : [element('p', [element('strong', [words.common.deprecated])]), ...read(call.deprecation)]),
      ...read(call.description),
      ...sections.flatMap((section) => [
        element('p', [`${section.title}:`]),
        ...print(section.content, { depth: depth + 1, isLinked: false }, reading),
      ]),
      ...exampleBlocks(call.examples, reading),
    ]),
    ...(label
      ? [element('p', [`${words.reference.overrides} `, href === undefined ? label : element('a', [label], { href })])]
      : []),
  ];
}
