import { hash } from 'node:crypto';

/** The directives of a Content-Security-Policy that Trellis states. */
export type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'style-src-attr'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'media-src'
  | 'worker-src'
  | 'object-src'
  | 'base-uri'
  | 'form-action';

/** What a page may load, run and be sent to, by directive. */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** One policy that allows what each of several allows. */
export function joined(...policies: readonly Policy[]): Policy {
  const sources = new Map<Directive, Set<string>>();
  for (const policy of policies) {
    for (const [directive, values] of Object.entries(policy) as [Directive, readonly string[]][]) {
      const known = sources.get(directive) ?? new Set<string>();
      for (const value of values) known.add(value);
      sources.set(directive, known);
    }
  }
  return Object.fromEntries([...sources].map(([directive, values]) => [directive, [...values]]));
}

// Next to a hash, browsers pay no attention to `'unsafe-inline'`.
function withoutVoid(values: readonly string[]): readonly string[] {
  const isOpen = values.includes("'unsafe-inline'");
  const given = values.filter((value) => value !== "'none'" && !(isOpen && /^'(?:sha\d+-|unsafe-hashes)/.test(value)));
  return given.length > 0 ? given : ["'none'"];
}

/** A source that allows a script or a style by what it says. */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** A policy as a header or a `<meta>` element states it; without directives that `default-src` stands for. */
export function policyText(policy: Policy): string {
  const standard = policy['default-src']?.join(' ');
  return Object.entries(policy)
    .map(([directive, values]) => [directive, withoutVoid(values).join(' ')] as const)
    .filter(([directive, values]) => directive === 'default-src' || directive === 'form-action' || values !== standard)
    .map((words) => words.join(' '))
    .join('; ');
}

const address = /(?:(?:https?|wss?):)?\/\/(?:[\w-]+\.)*[\w-]+(?::\d+)?(?![\w.-]*@)/gi;

/** The hosts that a text names with their scheme, as sources of a policy. */
export function hostsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(address), ([host]) => host.toLowerCase()))].filter(isHost);
}

// Names of formats look like addresses.
const isHost = (host: string): boolean =>
  !/\/\/(?:www\.)?w3\.org\b/.test(host) && /^(?:https?|wss?):\/\/(?:localhost\b|[\w-]+\.[\w.-]*[\w-])/.test(host);

/** The host of an address, as a source of a policy; undefined for one of the site itself. */
export function hostOf(written: string): string | undefined {
  const target = written.trim();
  const [, scheme = '', host] = /^([a-z][a-z\d+.-]*:)?\/\/([^/?#\s;,'"]+)/i.exec(target) ?? [];
  return host === undefined ? undefined : `${scheme}${scheme ? '//' : ''}${host.replace(/^.*@/, '')}`.toLowerCase();
}
