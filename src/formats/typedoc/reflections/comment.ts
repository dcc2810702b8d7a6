import { defined } from '../../../shared/object.js';
import { isObject, linkOf, listOf, objectOf, textOf, type Json } from '../../../documents/json.js';
import type { SdkComment, SdkExample } from '../details.js';
import { symbolAddress, type SdkTarget } from '../symbolLinks.js';

/** The symbol, or the id on its page, for an id in TypeDoc's JSON, of a reflection or of the file that it was made from. */
export type FindTarget = (id: number, isFile?: boolean) => SdkTarget | undefined;

/** Tags that the page shows in another way, or that only instruct TypeDoc. */
const silent = new Set(
  'param typeParam template property prop defaultValue default summary group category groupDescription categoryDescription module mergeModuleWith import sortStrategy useDeclaredType inheritDoc'.split(
    ' ',
  ),
);

/** Tags that TypeDoc leaves in a comment if it finds no such parameter, for example if the type of a function has a name. */
const parameterTags = {
  Parameters: ['param'],
  'Type parameters': ['typeParam', 'template'],
  Properties: ['property', 'prop'],
};

/** Title of the note about what a function returns. */
export const RETURNS = 'Returns';

/** Tags that tell readers how stable something is. */
const telling = new Set(['alpha', 'beta', 'experimental', 'internal', 'sealed', 'virtual']);

/** An empty comment. */
export const noComment: SdkComment = { examples: [], see: [], throws: [], notes: [], marks: [] };

/** Reads a comment, with links into the reference. */
export function commentOf(comment: Json | undefined, find: FindTarget): SdkComment {
  if (!isObject(comment)) return noComment;
  const tags = listOf(comment['blockTags']).map((tag) => {
    const { tag: name, name: title, content } = objectOf(tag);
    return { tag: (textOf(name) ?? '').replace(/^@/, ''), title: textOf(title), text: markdownOf(content, find) };
  });
  const textsOf = (...names: string[]): string[] =>
    tags.flatMap(({ tag, text }) => (names.includes(tag) && text !== '' ? text : []));
  const deprecated = tags.find(({ tag }) => tag === 'deprecated');
  const [since] = textsOf('since');
  const description = [markdownOf(comment['summary'], find), ...textsOf('remarks')].filter(Boolean).join('\n\n');
  const tagNames = new Set(['deprecated', 'example', 'remarks', 'see', 'since', 'throws', 'exception']);
  return {
    ...defined({ description: description || undefined, deprecation: deprecated?.text, since }),
    examples: tags.flatMap(({ tag, title, text }) => (tag === 'example' ? exampleOf(text, title) : [])),
    see: textsOf('see'),
    throws: textsOf('throws', 'exception'),
    notes: [
      ...Object.entries(parameterTags).flatMap(([title, names]) =>
        parameterNotes(
          tags.filter(({ tag }) => names.includes(tag)),
          title,
        ),
      ),
      ...tags.flatMap(({ tag, text }) =>
        tag === '' || text === '' || tagNames.has(tag) || silent.has(tag) ? [] : { title: wordsOf(tag), text },
      ),
    ],
    marks: listOf(comment['modifierTags']).flatMap((tag) => {
      const name = (textOf(tag) ?? '').replace(/^@/, '');
      return telling.has(name) ? name : [];
    }),
  };
}

/** The comments of one thing, such as those of a getter and its setter. What can be said only once is taken from the first. */
export function mergeComments(comments: readonly SdkComment[]): SdkComment {
  const unique = <Part>(parts: readonly Part[]): Part[] => [
    ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
  ];
  const description = unique(comments.flatMap((each) => each.description ?? [])).join('\n\n');
  return {
    ...comments[0],
    ...(description !== '' && { description }),
    examples: unique(comments.flatMap(({ examples }) => examples)),
    see: unique(comments.flatMap(({ see }) => see)),
    throws: unique(comments.flatMap(({ throws }) => throws)),
    notes: unique(comments.flatMap(({ notes }) => notes)),
    marks: unique(comments.flatMap(({ marks }) => marks)),
  };
}

/** A list of parameters with their descriptions, if any has one. */
export function parameterNotes(
  parameters: readonly { title: string | undefined; text: string }[],
  title = 'Parameters',
): SdkComment['notes'] {
  const rows = parameters.flatMap(({ title: name, text }) =>
    name === undefined || text === '' ? [] : `- \`${name.replace(/:$/, '')}\`: ${text.replaceAll('\n', '\n  ')}`,
  );
  return rows.length > 0 ? [{ title, text: rows.join('\n') }] : [];
}

/** The text of a comment's tag. */
export function tagText(comment: Json | undefined, name: string, find: FindTarget): string | undefined {
  for (const tag of listOf(objectOf(comment)['blockTags'])) {
    const { tag: own, content } = objectOf(tag);
    if (own === name) return markdownOf(content, find) || undefined;
  }
  return undefined;
}

/** Converts TypeDoc's parts of a text to Markdown. */
export function markdownOf(parts: Json | undefined, find: FindTarget): string {
  let markdown = '';
  for (const part of listOf(parts)) {
    const { kind, text, tag, target, targetAnchor } = objectOf(part);
    const own = typeof text === 'string' ? text : '';
    if (kind === 'inline-tag') markdown += inlineOf(textOf(tag) ?? '', own, target, find);
    else if (kind === 'relative-link' && inlineLink.test(markdown)) {
      const symbol = typeof target === 'number' ? find(target, true) : undefined;
      markdown += symbolAddress({ page: symbol?.page ?? '', ...defined({ anchor: textOf(targetAnchor) }) });
    } else markdown += own;
  }
  return markdown.trim();
}

/** The label of a link whose address follows. A link to a file without a page becomes plain text; pictures keep their path. */
const inlineLink = /(?<!!)\[[^[\]\n]*\]\($/;

function inlineOf(tag: string, text: string, target: Json | undefined, find: FindTarget): string {
  if (!/^@link(?:code|plain)?$/.test(tag)) return tag === '@inheritDoc' || tag === '@label' ? '' : text;
  const symbol = typeof target === 'number' ? find(target) : undefined;
  const url = linkOf(target);
  const isCode = tag === '@linkcode' || (tag === '@link' && url === undefined && /^[\w$.#[\]]+$/.test(text));
  const label = isCode ? `\`${text.replaceAll('`', '')}\`` : text.replace(/[[\]\\`*_<>]/g, '\\$&');
  if (symbol) return `[${isCode ? label.replace(/[[\]]/g, '') : label}](${symbolAddress(symbol)})`;
  return url === undefined ? label : `[${label}](<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;
}

const fenced =
  /^(?:(?<caption>[^\n`~]+)\n+)?(?<fence>`{3,}|~{3,})(?<language>[\w+#-]*)[^\n]*\n(?<code>[\s\S]*)\n\k<fence>\s*$/;

/** Shows an example that is a single code block beside the text; other examples are part of the text. */
function exampleOf(text: string, title: string | undefined): SdkExample[] {
  if (text === '') return [];
  const { caption, fence, language = '', code } = fenced.exec(text)?.groups ?? {};
  const isCode = code !== undefined && fence !== undefined && !code.includes(`\n${fence}`);
  const label = (title ?? (isCode ? caption : undefined))?.trim().replace(/^<caption>(.*)<\/caption>$/, '$1');
  const head = defined({ title: label });
  return [isCode ? { ...head, code, language: language || 'typescript' } : { ...head, text }];
}

/** Splits a tag such as `packageVersion` into words. */
function wordsOf(tag: string): string {
  if (tag === 'return') return RETURNS;
  const words = tag.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
