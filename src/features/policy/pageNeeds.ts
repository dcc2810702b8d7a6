import { Parser } from 'htmlparser2';
import { isUnsafeAttribute } from '../../content/unsafe.js';
import { Edits } from '../../shared/edits.js';
import { readTags, valueIn, type Tag, type TagReader } from '../../shared/readTags.js';
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

/** Attributes whose value matters, besides those that load something. */
const worthReading = new Set([
  ...Object.keys(loads).map((load) => load.replace(/.* /, '')),
  ...['xlink:href', 'background', 'cite', 'ping', 'longdesc', 'srcdoc', 'style'],
  // Of animations, and of a `meta` element that leads to another page.
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

/** Removes unsafe addresses from the HTML of a page, and collects what a policy must allow for the rest. */
export class PageNeeds implements TagReader {
  readonly #html: string;
  readonly #edits: Edits;
  readonly #known: KnownScripts;
  readonly #needs: Policy[] = [];
  readonly #elements = new Set<string>();
  /** A policy that a plug-in has added to the page's head. */
  #stated: Policy = {};
  #isInHead = false;
  #open: { tag: Tag; isInHead: boolean } | undefined;

  constructor(html: string, edits: Edits, known: KnownScripts) {
    this.#html = html;
    this.#edits = edits;
    this.#known = known;
  }

  get policy(): Policy {
    const ofElements = Object.entries(needsOfElements).flatMap(([name, policy]) =>
      this.#elements.has(name) ? [policy] : [],
    );
    return joined(...this.#needs, ...ofElements, this.#stated);
  }

  open(tag: Tag): void {
    const { name } = tag;
    if (name === 'script' || name === 'style') {
      this.#open = { tag, isInHead: this.#isInHead };
      return;
    }
    if (name === 'head') this.#isInHead = this.#known.inHead;
    if (name in needsOfElements) this.#elements.add(name);
    if (name === 'meta' && this.#isInHead) this.#takePolicy(tag);
    if (name === 'link' && /\bstylesheet\b/.test(textOf(tag, 'rel') ?? '')) {
      const host = hostOf(textOf(tag, 'href') ?? '');
      if (host !== undefined) this.#needs.push(stylesheetPolicy(host));
    }
    for (const { name: attribute, value: written, start, end } of tag.attributes) {
      if (!worthReading.has(attribute) || (name === 'a' && plainAddress.test(written))) continue;
      const value = decoded(written);
      if (isUnsafeAttribute(name, attribute, value)) this.#edits.add(start, end, '');
      else this.#attribute(name, attribute, value);
    }
  }

  close(name: string, start: number): void {
    if (name === 'head') this.#isInHead = false;
    if (name !== this.#open?.tag.name) return;
    const { tag, isInHead } = this.#open;
    this.#open = undefined;
    const text = this.#html.slice(tag.end, start);
    if (name === 'script') this.#script(tag, text, isInHead);
    else this.#needs.push({ 'style-src': [hashSource(text)] }, styleNeeds(text));
  }

  #takePolicy(tag: Tag): void {
    if (textOf(tag, 'http-equiv')?.toLowerCase() !== 'content-security-policy') return;
    this.#stated = joined(this.#stated, policyOf(textOf(tag, 'content') ?? ''));
    this.#edits.add(tag.start, tag.end, '');
  }

  #script(tag: Tag, text: string, isInHead: boolean): void {
    if (!runs.test(textOf(tag, 'type') ?? '')) return;
    const { inText, texts } = this.#known;
    const source = textOf(tag, 'src');
    if (source !== undefined) {
      if (inText || (isInHead && hostOf(source) !== undefined)) this.#needs.push(scriptPolicy(`"${source}"`));
      return;
    }
    const isMeant = inText || isInHead;
    if (isMeant || texts.has(text)) this.#needs.push({ 'script-src': [hashSource(text)] });
    if (isMeant && !texts.has(text)) this.#needs.push(scriptPolicy(text));
  }

  #attribute(tag: string, name: string, value: string): void {
    if (name === 'style') {
      this.#needs.push({ 'style-src-attr': ["'unsafe-hashes'", hashSource(value)] }, styleNeeds(value));
      return;
    }
    // A document inside the page inherits the page's policy.
    if (tag === 'iframe' && name === 'srcdoc') {
      const inner = new PageNeeds(value, new Edits(value), { ...this.#known, inHead: false });
      readTags(value, [inner]);
      this.#needs.push(inner.policy);
    }
    // Requests are sent to that host itself.
    if ((tag === 'trellis-graphql' || tag === 'trellis-subscription') && name === 'src')
      this.#needs.push({ 'connect-src': [hostOf(value)].flatMap((host) => host ?? []) });
    const directive = loads[`${tag} ${name.replace('xlink:', '')}`];
    if (directive === undefined) return;
    const addresses = name === 'srcset' ? value.split(/,\s+/) : [value];
    const hosts = addresses.flatMap(hostsBehind);
    if (hosts.length > 0) this.#needs.push({ [directive]: hosts });
    else if (directive === 'object-src') this.#needs.push({ [directive]: ["'self'"] });
  }
}
