import type { IntroductionDetails, IntroductionText } from '../../formats/introduction.js';
import type { Section } from '../../formats/section.js';
import type { Messages } from '../../i18n/messages.js';

/** Sections of the page about a document as a whole. */
export function introductionSections(
  { texts, servers, security, tags, about }: IntroductionDetails,
  words: Messages['reference'],
): Section[] {
  const { version, contact, license, termsOfService } = about;
  const facts = [
    [words.version, version],
    [words.contact, contact],
    [words.license, license],
    [words.termsOfService, termsOfService],
  ].flatMap(([name, text]) => (text === undefined ? [] : [`**${name}:** ${text}`]));
  const sections: Section[] = texts.map(textSection);
  if (servers.length > 0) sections.push({ title: words.servers, id: 'servers', content: { kind: 'servers', servers } });
  if (security.alternatives.some(({ length }) => length > 0))
    sections.push({ title: words.authorizations, id: 'authorizations', content: { kind: 'security', security } });
  sections.push(...tags.map(textSection));
  if (facts.length > 0) sections.push({ title: words.about, id: 'about', content: { kind: 'texts', texts: facts } });
  return sections;
}

function textSection({ title, id, text }: IntroductionText): Section {
  return { title, id, content: { kind: 'texts', texts: [text] } };
}
