import { markdownHref } from '../../render/markdownPath.js';
import type { ExtractedText } from '../../render/pageText.js';
import { hrefOf } from '../../content/links.js';
import type { Route, Site } from '../../site/site.js';
import type { Messages } from '../../i18n/messages.js';
import { published, publishedPage, type Address } from '../../site/address.js';
import { crumbsOf } from '../../site/crumbs.js';
import { agentInstructions } from './agentInstructions.js';
import { plainLine } from '../../content/plainLine.js';
import { escapeMarkdown } from '../../render/text/markdown/escape.js';
import { summaryOf } from '../../render/summary.js';

type VersionSections = Iterable<readonly [title: string, lines: readonly string[]]>;

/**
 * Generates `llms.txt` (llmstxt.org): a description of the site, and links to its pages' Markdown under their tabs or groups. Versions and languages
 * other than the default have sections of their own.
 *
 * @param routes published pages, in order.
 * @param specifications root-relative addresses of published specification files, by standard.
 * @param words texts in the site's language.
 * @param further sections of versions that are sites of their own.
 */
export function llmsTxt(
  site: Site,
  routes: readonly Route[],
  specifications: Readonly<Record<string, readonly string[]>>,
  address: Address,
  words: Messages['texts'],
  further: VersionSections = [],
): string {
  const { name, description } = site.identity;
  const instructions = agentInstructions(site);
  const parts = [
    `# ${name}`,
    ...(description ? [`> ${plainLine(description)}`] : []),
    ...(instructions === undefined ? [] : [instructions]),
  ];
  const sections = [...llmsSections(site, routes, address, words), ...further];
  for (const [title, lines] of sections) parts.push(`## ${title}`, lines.join('\n'));
  for (const [name, paths] of Object.entries(specifications)) {
    if (paths.length === 0) continue;
    const lines = paths.map((path) => `- [${path.slice(1)}](${published(hrefOf(path), address)})`);
    parts.push(`## ${words.specifications({ name })}`, lines.join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

/** The lines of `llms.txt` about pages, by the title of their section. */
export function llmsSections(
  site: Pick<Site, 'routes' | 'home'>,
  routes: readonly Route[],
  address: Address,
  words: Messages['texts'],
): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  const homeVersion = site.routes.get(site.home)?.view.version;
  for (const route of routes) {
    const place = crumbsOf(route)[0] ?? words.documentation;
    const { versions = [] } = route;
    const isShown = versions.length === 0 || homeVersion === undefined || versions.includes(homeVersion);
    const title = isShown ? place : `${place} (${versions.join(', ')})`;
    const summary = escapeMarkdown(summaryOf(route));
    const about = summary === '' ? '' : `: ${summary}`;
    const line = `- [${escapeMarkdown(plainLine(route.title))}](${published(markdownHref(route.path), address)})${about}`;
    sections.set(title, [...(sections.get(title) ?? []), line]);
  }
  return sections;
}

/** Generates `llms-full.txt`: the instructions for agents, then each page's Markdown with its address below the title. */
export function* llmsFullTxt(
  site: Pick<Site, 'markdown'>,
  routes: readonly Route[],
  textOf: (route: Route) => Pick<ExtractedText, 'markdown'>,
  address: Address,
  words: Messages['texts'],
): Generator<string> {
  const instructions = agentInstructions(site);
  if (instructions !== undefined) yield instructions;
  let gap = instructions === undefined ? '' : '\n\n';
  for (const route of routes) {
    const { markdown } = textOf(route);
    const end = markdown.indexOf('\n');
    const source = `${words.source}: ${publishedPage(route.path, address)}`;
    yield `${gap}${markdown.slice(0, end)}\n${source}\n${markdown.slice(end + 1)}`;
    gap = '\n\n';
  }
}
