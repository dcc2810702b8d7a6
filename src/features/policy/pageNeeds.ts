import { Parser } from 'htmlparser2';
import { isUnsafeAttribute } from '../../mdx/unsafe.js';
import type { Edits } from '../../shared/edits.js';
import { editTags, valueIn, type Tag, type TagReader } from '../../shared/readTags.js';
import { hostOf, hostsBehind, hostsIn, hostsOfStyles } from './hosts.js';
import { hashSource, unsafeInline, joinPolicies, policyOf, type Directive, type Policy } from './policy.js';
import { policyForHosts, scriptPolicy, stylesheetPolicy } from './sitePolicy.js';

export interface KnownScripts {
  /** Texts of scripts that Trellis added. */
  texts: ReadonlySet<string>;
  /** True if the author's text contains scripts; otherwise the page's contents allow none. */
  inText: boolean;
  /** True if plug-ins write into the head. */
  inHead: boolean;
}

/** Directive for each element and attribute that loads something. */
const loads: Readonly<Record<string, Directive>> = {
  'img src': 'img-src',
  'img srcset': 'img-src',
  'source srcset': 'img-src',
  'image href': 'img-src',
  'feimage href': 'img-src',
  'input src': 'img-src',
  'video poster': 'img-src',
  'video src': 'media-src',
  'audio src': 'media-src',
  'source src': 'media-src',
  'track src': 'media-src',
  'iframe src': 'frame-src',
  'object data': 'object-src',
  'embed src': 'object-src',
  'form action': 'form-action',
  'button formaction': 'form-action',
  'input formaction': 'form-action',
};

const anyStyles: Policy = { 'style-src': [unsafeInline], 'style-src-attr': [unsafeInline] };

const needsOfElements = new Map([
  // Mermaid measures text with styles that it adds to the page.
  ['trellis-diagram', anyStyles],
  // The styles that a component adds are not known beforehand.
  ['trellis-island', anyStyles],
]);

/** Attributes whose value matters, besides those that load something. */
const worthReading = new Set([
  ...Object.keys(loads).map((load) => load.replace(/.* /, '')),
  ...['xlink:href', 'background', 'cite', 'ping', 'longdesc', 'srcdoc', 'style', 'data-given'],
  // Attributes of animations, and of a `meta` element that redirects.
  ...['to', 'from', 'by', 'values', 'content'],
]);
const plainAddress = /^(?:[/#]|https?:)/;
const runs = /^(?:$|module$|speculationrules$|(?:text|application)\/(?:java|ecma)script$)/i;

/** Decodes the entities in the value of an attribute. */
function decoded(value: string): string {
  if (!value.includes('&')) return value;
  let text = value;
  const parser = new Parser({ onopentag: (_, { v = '' }) => (text = v) }, { decodeEntities: true });
  parser.end(`<a v="${value.replaceAll('"', '&quot;')}">`);
  return text;
}

const textOf = (tag: Tag, name: string): string | undefined => {
  const value = valueIn(tag, name);
  return value === undefined ? undefined : decoded(value);
};

function styleNeeds(text: string): Policy {
  const hosts = hostsOfStyles(text);
  return { 'img-src': hosts, 'font-src': hosts };
}

function scriptNeeds(tag: Tag, text: string, isOfHead: boolean, scripts: KnownScripts): Policy[] {
  if (!runs.test(textOf(tag, 'type') ?? '')) return [];
  const source = textOf(tag, 'src');
  if (source !== undefined)
    return scripts.inText || (isOfHead && hostOf(source) !== undefined) ? [scriptPolicy(`"${source}"`)] : [];
  const isMeant = scripts.inText || isOfHead;
  const isKnown = scripts.texts.has(text);
  return [
    ...(isMeant || isKnown ? [{ 'script-src': [hashSource(text)] }] : []),
    ...(isMeant && !isKnown ? [scriptPolicy(text)] : []),
  ];
}

function attributeNeeds(tag: string, name: string, value: string, scripts: KnownScripts): Policy[] {
  if (name === 'style') return [{ 'style-src-attr': ["'unsafe-hashes'", hashSource(value)] }, styleNeeds(value)];
  const needs: Policy[] = [];
  // A document inside the page inherits the page's policy.
  if (tag === 'iframe' && name === 'srcdoc')
    editTags(value, (inner) => [readNeeds(value, inner, { ...scripts, inHead: false }, (each) => needs.push(each))]);
  // Requests are sent directly to that host.
  if ((tag === 'trellis-graphql' || tag === 'trellis-subscription') && name === 'src')
    needs.push({ 'connect-src': [hostOf(value)].flatMap((host) => host ?? []) });
  // A component may load what the page passes to it.
  if (tag === 'trellis-island' && name === 'data-given') needs.push(policyForHosts(hostsIn(value)));
  const directive = loads[`${tag} ${name.replace('xlink:', '')}`];
  if (directive === undefined) return needs;
  const addresses = name === 'srcset' ? value.split(/,\s+/) : [value];
  const hosts = addresses.flatMap(hostsBehind);
  if (hosts.length > 0) needs.push({ [directive]: hosts });
  else if (directive === 'object-src') needs.push({ [directive]: ["'self'"] });
  return needs;
}

/**
 * Removes unsafe addresses from a page's HTML, and collects what the policy must allow for the rest.
 *
 * @param note is called at the end of the page with the collected needs, and with the offset after the element that declares the encoding.
 */
export function readNeeds(
  html: string,
  edits: Edits,
  scripts: KnownScripts,
  note: (needs: Policy, at: number | undefined) => void,
): TagReader {
  const needs: Policy[] = [];
  const elements = new Set<string>();
  /** A policy that a plug-in has added to the page's head. */
  let stated: Policy = {};
  let isInHead = false;
  let raw: { tag: Tag; isInHead: boolean } | undefined;
  let at: number | undefined;

  function meta(tag: Tag): void {
    if (valueIn(tag, 'charset') !== undefined) at ??= tag.end;
    if (!isInHead || textOf(tag, 'http-equiv')?.toLowerCase() !== 'content-security-policy') return;
    stated = joinPolicies(stated, policyOf(textOf(tag, 'content') ?? ''));
    edits.add(tag.start, tag.end, '');
  }

  return {
    open(tag) {
      const { name, attributes } = tag;
      if (name === 'script' || name === 'style') {
        raw = { tag, isInHead };
        return;
      }
      if (name === 'head') isInHead = scripts.inHead;
      if (name === 'meta') meta(tag);
      if (needsOfElements.has(name)) elements.add(name);
      if (name === 'link' && /\bstylesheet\b/.test(textOf(tag, 'rel') ?? '')) {
        const host = hostOf(textOf(tag, 'href') ?? '');
        if (host !== undefined) needs.push(stylesheetPolicy(host));
      }
      for (const { name: own, value: source, start, end } of attributes) {
        if (!worthReading.has(own) || (name === 'a' && plainAddress.test(source))) continue;
        const value = decoded(source);
        if (isUnsafeAttribute(name, own, value)) edits.add(start, end, '');
        else needs.push(...attributeNeeds(name, own, value, scripts));
      }
    },
    close(name, start) {
      if (name === 'head') isInHead = false;
      if (name !== raw?.tag.name) return;
      const text = html.slice(raw.tag.end, start);
      if (name === 'script') needs.push(...scriptNeeds(raw.tag, text, raw.isInHead, scripts));
      else needs.push({ 'style-src': [hashSource(text)] }, styleNeeds(text));
      raw = undefined;
    },
    end() {
      const ofElements = [...needsOfElements].flatMap(([name, policy]) => (elements.has(name) ? policy : []));
      note(joinPolicies(...needs, ...ofElements, stated), at);
    },
  };
}
