import { Parser } from 'htmlparser2';
import { isUnsafeAttribute } from '../../content/unsafe.js';
import { hostOf, hostsBehind, hostsOfStyles } from './hosts.js';
import { hashSource, unsafeInline, joined, policyOf, type Directive, type Policy } from './policy.js';
import { scriptPolicy, stylesheetPolicy } from './sitePolicy.js';

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

const needsOfElements: Readonly<Record<string, Policy>> = {
  // Mermaid measures text with styles that it adds to the page.
  'trellis-diagram': anyStyles,
  // The styles that a component adds are not known beforehand.
  'trellis-island': anyStyles,
};

// A comment, an element without HTML inside, or a tag with attributes. There are no groups, because they would be captured for every tag.
const parts =
  /<!--[\s\S]*?-->|<(script|style)\b(?:[^"'>]|"[^"]*"|'[^']*')*>[\s\S]*?<\/\1\s*>|<[a-z][\w:-]*[\s/](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const rawParts = /^<(?:script|style)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>([\s\S]*)<\/[^>]*>$/i;
const tagParts = /^<([a-z][\w:-]*)[\s/]([\s\S]*)>$/i;
const attributes = /([^\s=/"'<>]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;
const worthReading =
  /(?:href|src|srcset|srcdoc|action|poster|data|background|cite|ping|longdesc|to|from|by|values|content|style)\s*=/i;
// Most tags worth reading are links.
const plainLink = /^<a(?:\s+(?:href="(?:[/#]|https?:)[^"]*"|class="[\w -]*"))+>$/;
const runs = /^(?:$|module$|speculationrules$|(?:text|application)\/(?:java|ecma)script$)/i;

function decoded(value: string): string {
  if (!value.includes('&')) return value;
  let text = value;
  const parser = new Parser({ onopentag: (_, { v = '' }) => (text = v) }, { decodeEntities: true });
  parser.end(`<a v="${value.replaceAll('"', '&quot;')}">`);
  return text;
}

const unquoted = (value: string): string => decoded(/^["']/.test(value) ? value.slice(1, -1) : value);

function attributeIn(tag: string, name: string): string | undefined {
  for (const [, found = '', value = ''] of tag.matchAll(attributes))
    if (found.toLowerCase() === name) return unquoted(value);
  return undefined;
}

function styleNeeds(text: string): Policy {
  const hosts = hostsOfStyles(text);
  return { 'img-src': hosts, 'font-src': hosts };
}

/** Scans the HTML of a page: removes unsafe addresses, and collects what a policy must allow for the rest. */
export function inspectPage(page: string, known: KnownScripts): { html: string; needs: Policy } {
  const needs: Policy[] = [];
  const headEnd = known.inHead ? page.indexOf('</head>') : 0;

  function script(tag: string, text: string, isInHead: boolean): void {
    if (!runs.test(attributeIn(tag, 'type') ?? '')) return;
    const source = attributeIn(tag, 'src');
    if (source !== undefined) {
      const host = hostOf(source);
      if (known.inText || (isInHead && host !== undefined)) needs.push(scriptPolicy(`"${source}"`));
      return;
    }
    const isMeant = known.inText || isInHead;
    if (isMeant || known.texts.has(text)) needs.push({ 'script-src': [hashSource(text)] });
    if (isMeant && !known.texts.has(text)) needs.push(scriptPolicy(text));
  }

  function attribute(tag: string, name: string, value: string): void {
    if (name === 'style') {
      needs.push({ 'style-src-attr': ["'unsafe-hashes'", hashSource(value)] }, styleNeeds(value));
      return;
    }
    // A document inside the page inherits the page's policy.
    if (tag === 'iframe' && name === 'srcdoc') needs.push(inspectPage(value, { ...known, inHead: false }).needs);
    // Requests are sent to that host itself.
    if ((tag === 'trellis-graphql' || tag === 'trellis-subscription') && name === 'src')
      needs.push({ 'connect-src': [hostOf(value)].flatMap((host) => host ?? []) });
    const directive = loads[`${tag} ${name.replace('xlink:', '')}`];
    if (directive === undefined) return;
    const addresses = name === 'srcset' ? value.split(/,\s+/) : [value];
    const hosts = addresses.flatMap(hostsBehind);
    if (hosts.length > 0) needs.push({ [directive]: hosts });
    else if (directive === 'object-src') needs.push({ [directive]: ["'self'"] });
  }

  const html = page.replace(parts, (whole, raw: string | undefined, at: number) => {
    if (raw !== undefined) {
      const [, rawTag = '', text = ''] = rawParts.exec(whole) ?? [];
      if (raw.toLowerCase() === 'script') script(rawTag, text, at < headEnd);
      else needs.push({ 'style-src': [hashSource(text)] }, styleNeeds(text));
      return whole;
    }
    if (plainLink.test(whole) || !worthReading.test(whole)) return whole;
    const [, name, rest = ''] = tagParts.exec(whole) ?? [];
    if (name === undefined) return whole;
    const tag = name.toLowerCase();
    if (tag === 'link' && /\bstylesheet\b/.test(attributeIn(rest, 'rel') ?? '')) {
      const host = hostOf(attributeIn(rest, 'href') ?? '');
      if (host !== undefined) needs.push(stylesheetPolicy(host));
    }
    return whole.replace(attributes, (written, attributeName: string, given: string) => {
      const value = unquoted(given);
      const lower = attributeName.toLowerCase();
      if (isUnsafeAttribute(tag, lower, value)) return '';
      attribute(tag, lower, value);
      return written;
    });
  });
  for (const [element, policy] of Object.entries(needsOfElements)) if (page.includes(`<${element}`)) needs.push(policy);
  return { html, needs: joined(...needs) };
}

const stated = /<meta\s+http-equiv="content-security-policy"\s+content="([^"]*)"\s*\/?>/i;

/** Removes a policy that a plug-in has added to a page's head. */
export function takePolicy(page: string): { html: string; policy: Policy } {
  const found = stated.exec(page);
  if (!found || found.index > page.indexOf('</head>')) return { html: page, policy: {} };
  return { html: page.replace(found[0], ''), policy: policyOf(decoded(found[1] ?? '')) };
}
