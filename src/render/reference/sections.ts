import type { PageDescription } from '../../formats/description.js';
import type { OperationDetails } from '../../formats/openapi/details.js';
import { channelSections } from './channel.js';
import { graphqlSections } from './graphql.js';
import { introductionSections } from './introduction.js';
import { sdkSections } from './sdk.js';
import type { Messages } from '../../i18n/messages.js';
import { idPart } from '../../shared/idPart.js';
import { PageIds } from '../../mdx/slug.js';
import type { CallbackSections, Section } from '../../formats/section.js';

type Exchange = Pick<OperationDetails, 'parameters' | 'body' | 'responses'>;

/** Options for the ids of an operation's sections. */
export interface SectionOptions {
  /** Ids of the page's own text. */
  pageIds?: Iterable<string>;
  /** True if the API sends the request, so that the body is called a payload. */
  isWebhook?: boolean;
}

/** Sections of an operation's page below its description, for every printer, in the order of FORMAT.md 6.2. Empty sections are left out. */
export function sectionsOf(
  details: PageDescription,
  messages: Pick<Messages, 'reference' | 'labels' | 'texts'>,
  { pageIds = [], isWebhook = false }: SectionOptions = {},
): Section[] {
  const { reference: words } = messages;
  const { security, callbacks } = details;
  const sections = exchangeSections(details, '', isWebhook ? 'payload' : 'body', words);
  if (security.alternatives.some(({ length }) => length > 0))
    sections.unshift({ title: words.authorizations, id: 'authorizations', content: { kind: 'security', security } });
  if (callbacks.length > 0) {
    const described = callbacks.map((callback): CallbackSections => {
      const { name, summary } = callback;
      const exchange = exchangeSections(callback, `callback-${idPart(name)}-`, 'payload', words);
      return { callback, title: summary ?? name, sections: exchange };
    });
    sections.push({ title: words.callbacks, id: 'callbacks', content: { kind: 'callbacks', callbacks: described } });
  }
  if (details.introduction) sections.push(...introductionSections(details.introduction, words));
  if (details.channel) sections.push(...channelSections(details.channel, words));
  if (details.graphql) sections.push(...graphqlSections(details.graphql, words));
  if (details.sdk) sections.push(...sdkSections(details.sdk, messages));
  sections.push(...(details.sections ?? []));
  const ids = new PageIds(pageIds);
  return sections.map((section) => ({ ...section, id: ids.claim(section.id) }));
}

/** @param scope prefix of all ids; empty for the operation itself. */
function exchangeSections(
  { parameters, body, responses }: Exchange,
  scope: string,
  bodyName: 'body' | 'payload',
  words: Messages['reference'],
): Section[] {
  const groups = [
    { title: words.headers, id: 'headers', prefix: 'header', list: parameters.header },
    { title: words.path, id: 'path-parameters', prefix: 'path', list: parameters.path },
    { title: words.query, id: 'query-parameters', prefix: 'query', list: parameters.query },
    { title: words.cookies, id: 'cookies', prefix: 'cookie', list: parameters.cookie },
  ];
  const sections = groups
    .filter(({ list }) => list.length > 0)
    .map(({ title, id, prefix, list }): Section => {
      return { title, id: scope + id, content: { kind: 'parameters', parameters: list, prefix: scope + prefix } };
    });
  if (body)
    sections.push({
      title: words[bodyName],
      id: scope + bodyName,
      content: { kind: 'body', body, prefix: `${scope}body` },
    });
  if (responses.length > 0) {
    const prefix = `${scope}response`;
    sections.push({ title: words.response, id: prefix, content: { kind: 'responses', responses, prefix } });
  }
  return sections;
}
