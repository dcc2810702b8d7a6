import { plainLine } from '../../content/plainLine.js';
import { slug } from '../../mdx/slug.js';
import { digest } from '../../shared/digest.js';
import { defined } from '../../shared/object.js';
import type { Description } from '../description.js';
import type { Introduction } from '../format.js';
import type { About, IntroductionDetails, IntroductionText } from '../introduction.js';
import { mintOf } from './collect.js';
import type { ApiSettings } from './details.js';
import { externalDocsOf } from './externalDocs.js';
import { docsLink } from '../../documents/docsLink.js';
import { linkOf, objectOf, textOf, type Json, type JsonObject } from '../../documents/json.js';
import { headingTitles, splitAtHeadings } from '../splitAtHeadings.js';
import { operationSlug } from '../slug.js';
import { tagLabel } from './tagGroups.js';

/** Parts of an introduction that differ between OpenAPI and AsyncAPI. */
interface Parts {
  documentId: string;
  title: string;
  /** The document's Tag Objects, without references. */
  tags: readonly JsonObject[];
  externalDocs: Json | undefined;
  /** Everything else that the page shows, for its digest. */
  parts: readonly (Json | undefined)[];
  describe(settings: ApiSettings): Pick<IntroductionDetails, 'servers' | 'security'>;
}

/** The introduction of a document; undefined if the document describes neither itself nor its tags. */
export function introductionOf(
  info: JsonObject,
  { documentId, title, tags, externalDocs: docs, parts, describe }: Parts,
): Introduction | undefined {
  const { lead, sections: texts } = splitAtHeadings(textOf(info['description']) ?? '');
  const described = tags.flatMap((tag) => {
    const name = textOf(tag['name']);
    const text = [textOf(tag['description']), docsLink(objectOf(tag['externalDocs']))].filter(Boolean).join('\n\n');
    return name === undefined || text === '' ? [] : [{ name, title: tagLabel(tag) ?? name, text }];
  });
  const sections = [...texts.map(({ title: name }) => name), ...described.map(({ name }) => name)].map(sectionId);
  const opening = [textOf(info['summary']), withoutComponents(lead)].filter(Boolean).join('\n\n');
  const isEmpty = opening === '' && sections.length === 0;
  if (isEmpty || info['x-excluded'] === true || info['x-hidden'] === true) return undefined;
  return {
    sections,
    headings: [...texts, ...described].flatMap(({ text }) => headingTitles(text).map(slug)),
    entry: {
      id: `${documentId} introduction`,
      documentId,
      kind: 'introduction',
      title,
      words: title,
      ...(opening !== '' && { description: opening }),
      path: '',
      slug: 'introduction',
      groups: [],
      deprecated: false,
      hidden: false,
      hasNoPanel: true,
      mint: mintOf(objectOf(info['x-mint'])),
      pointer: '/info',
      digest: digest(JSON.stringify([info, tags, docs, parts])),
    },
    describe: (settings): Description => ({
      ...defined({ externalDocs: externalDocsOf(objectOf(docs)) }),
      introduction: {
        ...describe(settings),
        texts: texts.map(({ title: name, text }) => textUnder(name, name, withoutComponents(text))),
        tags: described.map(({ name, title, text }) => textUnder(name, title, withoutComponents(text))),
        about: aboutOf(info),
      },
    }),
  };
}

/** Removes Redoc's placeholders for lists of security schemes, which have a section here. */
function withoutComponents(text: string): string {
  return text.replace(/^[ \t]*<(?:SecurityDefinitions|security-definitions)\b[^<>\n]*\/>[ \t]*$/gm, '').trim();
}

/** Id of the section about a part of a document. */
export function sectionId(name: string): string {
  return operationSlug(name) || 'section';
}

function textUnder(name: string, title: string, text: string): IntroductionText {
  return { title: plainLine(title), id: sectionId(name), text };
}

function aboutOf(info: JsonObject): About {
  const [contact, license] = [objectOf(info['contact']), objectOf(info['license'])];
  const email = textOf(contact['email'])?.trim();
  const contacts = [
    linked(textOf(contact['name']), linkOf(contact['url'])),
    email === undefined ? undefined : `[${email}](mailto:${email})`,
  ].filter((text) => text !== undefined);
  return defined({
    version: textOf(info['version']),
    contact: contacts.length > 0 ? contacts.join(', ') : undefined,
    license: linked(textOf(license['name']) ?? textOf(license['identifier']), linkOf(license['url'])),
    termsOfService: linked(undefined, linkOf(info['termsOfService'])),
  });
}

/** A Markdown link, or only the name without an address. */
function linked(name: string | undefined, url: string | undefined): string | undefined {
  return url === undefined ? name : `[${name ?? url}](<${url}>)`;
}
