import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { followRedirects } from '../redirectPath.js';
import { sourceOf } from '../redirects.js';
import type { Redirect } from '../site.js';
import { inConfig, type Check, type CheckContext } from './context.js';

/** Redirects that have no effect, that never come to an end, and that lead to another one. */
export const checkRedirects: Check = (context) => {
  const { routes } = context.model;
  const declared = context.input.config.redirects.map((redirect) => ({
    ...redirect,
    source: sourceOf(redirect.source),
  }));
  const isPage = (path: string): boolean => routes.has(path);
  return context.input.config.redirects.flatMap(({ source }, index) => {
    const path = sourceOf(source);
    if (isPage(path))
      return at(context, index, 'source', 'site/shadowed-redirect', {
        message: `The redirect from \`${source}\` has no effect: there is a page at that address.`,
        help: 'Take the redirect out, or move the page.',
      });
    const { steps, isLoop } = followRedirects(samplePath(path), declared, isPage);
    if (isLoop)
      return at(context, index, 'destination', 'site/redirect-loop', {
        message: `The redirect from \`${source}\` never comes to an end: ${wayOf(steps)}.`,
        help: 'Let one of them lead to a page.',
      });
    const last = steps.at(-1);
    if (steps.length < 2 || !last) return [];
    return at(context, index, 'destination', 'site/redirect-chain', {
      message: `The redirect from \`${source}\` leads to another redirect: ${wayOf(steps)}.`,
      help: `Lead to \`${last.destination}\` at once.`,
    });
  });
};

function at(
  context: CheckContext,
  index: number,
  key: 'source' | 'destination',
  code: 'site/shadowed-redirect' | 'site/redirect-loop' | 'site/redirect-chain',
  words: { message: string; help: string },
): Diagnostic {
  return inConfig(context, ['redirects', index, key], code, words);
}

/** A path that a source with wildcards stands for, and no page has. */
function samplePath(source: string): string {
  return source.replace(/:\w+\*|\*|:\w+/g, '…');
}

function wayOf(steps: readonly Redirect[]): string {
  return [...steps.map(({ source }) => source), steps.at(-1)?.destination].map((path) => `\`${path}\``).join(' → ');
}
