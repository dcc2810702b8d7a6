import type { BodyContent } from '../../formats/openapi/details.js';
import type { Example } from '../../documents/example/examples.js';
import { contentsBySchema, isFile, type SharedContent } from '../sharedContent.js';
import { codeList, element, type TextNode } from '../text/nodes.js';
import { aboutSchema, isPlainObject, wholeSchema, type Reading } from './schema.js';

/**
 * A body in its content types, each schema once, with examples.
 *
 * @param idOf returns the id for links to a field.
 */
export function contentsNodes(
  contents: readonly BodyContent[],
  reading: Reading,
  idOf?: (name: string) => string,
): TextNode[] {
  return contentsBySchema(contents).flatMap((content) => {
    const { contentTypes } = content;
    const examples = contents
      .filter(({ contentType }) => contentTypes.includes(contentType))
      .flatMap((each) => each.examples.filter(({ generated }) => !generated || each.contentType === contentTypes[0]));
    return [
      element('p', [`${reading.words.reference.contentType}: `, ...codeList(contentTypes)], { isQuiet: true }),
      ...schemaNodes(content, reading, idOf),
      ...examples.flatMap((example) => exampleNodes(example, reading)),
    ];
  });
}

function schemaNodes(
  content: SharedContent,
  reading: Reading,
  idOf: ((name: string) => string) | undefined,
): TextNode[] {
  const { schema } = content;
  if (!schema) return isFile(content) ? [element('p', [reading.words.reference.file], { isQuiet: true })] : [];
  if (!idOf || !isPlainObject(schema)) return wholeSchema(schema, reading);
  return aboutSchema(schema, reading, idOf);
}

function exampleNodes(
  { name, summary, description, text, language, externalValue }: Example,
  { words, read }: Reading,
): TextNode[] {
  const { reference } = words;
  const own = summary ?? (name === 'default' ? undefined : name);
  const title = own === undefined ? reference.example : `${reference.example}: ${own}`;
  const about = read(description);
  if (externalValue === undefined)
    return [...about, element('pre', [], { code: text, lang: language, title, isQuiet: true })];
  const link = element('a', [externalValue], { href: externalValue });
  return [...about, element('p', [`${reference.externalValue} `, link], { isQuiet: true })];
}
