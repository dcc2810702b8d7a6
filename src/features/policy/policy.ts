import { hash } from 'node:crypto';
import { remember } from '../../shared/remember.js';

/** The directives of a Content-Security-Policy that Trellis writes. */
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

/** Sources from which a page may load and run, and to which it may send, by directive. */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Allows everything inline. Only used for styles. */
export const unsafeInline = "'unsafe-inline'";

/** A policy that allows what any of several policies allows. */
export function joinPolicies(...policies: readonly Policy[]): Policy {
  const sources = new Map<Directive, Set<string>>();
  for (const policy of policies) {
    for (const [directive, values] of Object.entries(policy) as [Directive, readonly string[]][]) {
      const list = remember(sources, directive, () => new Set<string>());
      for (const value of values) list.add(value);
    }
  }
  return Object.fromEntries([...sources].map(([directive, values]) => [directive, [...values]]));
}

const isHash = (value: string): boolean => /^'(?:sha\d+-|unsafe-hashes)/.test(value);

/** Maximum number of style hashes in a page; beyond it, the list would be out of proportion. */
const mostHashes = 40;

// Beside a hash, browsers ignore `'unsafe-inline'`.
function withoutVoid(directive: string, values: readonly string[]): readonly string[] {
  const isOpen = values.includes(unsafeInline) || (directive.startsWith('style-src') && values.length > mostHashes);
  const sources = values.filter((value) => value !== "'none'" && !(isOpen && isHash(value)));
  if (isOpen && !sources.includes(unsafeInline)) return [...sources, unsafeInline];
  return sources.length > 0 || values.length === 0 ? sources : ["'none'"];
}

/** A source that allows a script or style by its contents. */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Formats a policy for a header or a `<meta>` element, without directives that equal `default-src`. */
export function policyText(policy: Policy): string {
  const standard = policy['default-src']?.join(' ');
  return (
    Object.entries(policy)
      .map(([directive, values]) => [directive, withoutVoid(directive, values).join(' ')] as const)
      .filter(
        ([directive, values]) => values !== standard || directive === 'default-src' || directive === 'form-action',
      )
      // Directives without sources, such as `upgrade-insecure-requests`, consist of their name.
      .filter(([directive, values]) => values !== '' || !directive.includes('-src'))
      .map((words) => words.join(' ').trim())
      .join('; ')
  );
}

export function policyOf(text: string): Policy {
  const directives = text.split(';').flatMap((directive) => {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    return name === '' ? [] : [[name.toLowerCase(), values] as const];
  });
  return Object.fromEntries(directives);
}
