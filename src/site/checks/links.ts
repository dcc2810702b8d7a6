import { diagnostic } from '../../diagnostics/create.js';
import { resolveTolerantly, resolveLink } from '../../content/links.js';
import type { Reference } from '../../mdx/compiled.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { inShort } from '../../diagnostics/inShort.js';
import { isUnsafeTarget } from '../../mdx/unsafe.js';
import { letterCase } from '../letterCase.js';
import type { Check } from './context.js';
import { createTargets, didYouMean, type Targets, textsOf } from './targets.js';
import type { Text } from './text.js';
import { nearest } from '../../diagnostics/nearest.js';
import { remember } from '../../shared/remember.js';
import { findId } from '../../content/fragment.js';
import { firstOfEach, withOthers } from './repeated.js';

/**
 * Message about a link whose fragment does not exist on its target page; undefined if it exists or may exist.
 *
 * @param page address of the page that contains the link.
 */
export function deadAnchor(
  target: string,
  { path, fragment = '' }: { path: string; fragment?: string },
  targets: Targets,
  page?: string,
): { message: string; help: string } | undefined {
  if (fragment === '' || fragment === 'top' || fragment.startsWith(':~:')) return undefined;
  const other = targets.page(path);
  const ids = other && targets.ids(other);
  if (!ids || findId(ids, fragment) !== undefined) return undefined;
  const suggestion = nearest(fragment, ids) ?? renumbered(fragment, ids);
  return {
    message: `The link \`${target}\` names no heading of ${path === page ? 'this page' : `\`${path}\``}.`,
    help: suggestion === undefined ? 'Correct or remove the part after `#`.' : `Did you mean \`#${suggestion}\`?`,
  };
}

/** The only heading with the same words after another number, as after steps were renumbered. */
function renumbered(fragment: string, ids: readonly string[]): string | undefined {
  const wordsOf = (id: string): string => id.replace(/^\d+[\d-]*-(?=\p{L})/u, '');
  const [only, ...others] = ids.filter((id) => wordsOf(id) === wordsOf(fragment));
  return others.length === 0 ? only : undefined;
}

/** A host without a scheme, by its first label or its last one. */
const host = /^(?:www\.|(?:[a-z\d-]+\.)+(?:ai|app|co|com|dev|io|net|org)(?:[/?#]|$))/i;

/**
 * Suggests a correction for a broken link. Often the beginning is missing: `www.site.example`, `me@site.example`, or a root-relative path without its
 * slash, or the folder of the page's version or language.
 *
 * @param path target of the link.
 * @param from path of the page.
 */
export function meantBy(target: string, path: string, targets: Targets, from = '/'): string | undefined {
  if (host.test(target)) return `https://${target}`;
  if (/^[^\s/@]+@[\w-]+(?:\.[\w-]+)+$/.test(target)) return `mailto:${target}`;
  const fromRoot = resolveLink(`/${target}`, '/');
  if (/^[^./]/.test(target) && fromRoot.kind === 'internal' && targets.has(fromRoot.path)) return `/${target}`;
  const folders = from.split('/').slice(1, -1);
  const beside = folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}${path}`);
  const within = target.startsWith('/') ? beside.find((each) => targets.page(each) !== undefined) : undefined;
  return within ?? targets.nearest(path);
}

/** Message about a link to a missing page. @param suggestion the suggestion, if there is one. */
export function deadLink(
  target: string,
  suggestion: string | undefined,
  { paths }: Targets,
): { message: string; help: string; base?: string } {
  return {
    message: `The link \`${target}\` leads to no page.`,
    ...(suggestion === undefined
      ? { help: 'Correct the address, or create the page.' }
      : didYouMean(target, suggestion, paths)),
  };
}

/** Reports broken links within the site, missing fragments, and addresses that would run code. */
export const checkLinks: Check = (context) => {
  const targets = createTargets(context);
  const faultsIn = (text: Text): Diagnostic[] =>
    firstOfEach(text.references.filter((reference) => reference.kind === 'link' || isHarmful(reference))).flatMap(
      ({ reference, others }) => checkLink(text, reference, targets).map((fault) => withOthers(fault, others)),
    );
  const faults = textsOf(context.input).flatMap((text) =>
    remember(context.faultsOf.links, text.references, () => faultsIn(text)),
  );
  // A relative link of a snippet may lead nowhere from many pages.
  return [...new Map(faults.map((fault) => [JSON.stringify([fault.file, fault.span, fault.message]), fault])).values()];
};

const isHarmful = ({ kind, target }: Reference): boolean => isUnsafeTarget(kind, target);

function unsafeLink(target: string): Pick<Diagnostic, 'message'> & { help: string } {
  return {
    message: `The address \`${inShort(target.replace(/[\s\p{Cc}]+/gu, ' ').trim())}\` would run code; it leads nowhere.`,
    help: 'Name a page, a file, or an address that begins with `https:`, `mailto:` or the scheme of an application.',
  };
}

/** Reports what is wrong with a link of a text. */
export function checkLink({ file, from, page }: Text, reference: Reference, targets: Targets): Diagnostic[] {
  const { target, span } = reference;
  const place = { file, ...(span ? { span } : {}) };
  if (isHarmful(reference)) return [diagnostic('site/unsafe-link', { ...unsafeLink(target), ...place })];
  const link = resolveTolerantly(target, from, targets.addresses);
  if (link.kind === 'external') return [];
  const path = link.kind === 'anchor' ? page?.route : link.path;
  if (path === undefined) return [];
  if (!targets.has(path)) {
    const alike = resolveTolerantly(target, from, { ...targets.addresses, alike: targets.alike });
    if (alike.kind === 'internal' && alike.path !== path)
      return [diagnostic('site/letter-case', { ...letterCase(target, alike.path), ...place })];
    const withheld = targets.withheld(target, path);
    if (withheld) return [diagnostic('site/withheld-file', { ...withheld, ...place })];
    const words = deadLink(target, meantBy(target, path, targets, from), targets);
    // The page is not part of the message, so that a snippet's link is reported once for all pages.
    const help =
      page === undefined || page.file === file
        ? words.help
        : `On \`${page.route}\` it leads to \`${path}\`. ${words.help}`;
    return [diagnostic('site/dead-link', { ...words, help, ...place })];
  }
  const { fragment = '' } = link;
  const words = deadAnchor(target, { path, fragment }, targets, page?.route);
  return words ? [diagnostic('site/dead-anchor', { ...words, ...place })] : [];
}
