import type { Span } from '../../diagnostics/diagnostic.js';
import type { Frontmatter } from '../frontmatter.js';
import type { ComponentUse } from '../../mdx/compiled.js';
import { badAddress } from '../../mdx/untrusted/address.js';

/** Removes addresses that a browser would run from frontmatter, and reports them. */
export function takeAddresses(frontmatter: Frontmatter, spans: Readonly<Record<string, Span>>): ComponentUse[] {
  const values = frontmatter as Record<string, unknown>;
  const bad = Object.keys(values).filter((key) => typeof values[key] === 'string' && badAddress(values[key]));
  const { related } = frontmatter;
  if (related && related.some(({ target }) => badAddress(target))) bad.push('related');
  return bad.map((key) => {
    delete values[key];
    return { name: `The address in \`${key}\` may run something`, span: spans[key] };
  });
}
