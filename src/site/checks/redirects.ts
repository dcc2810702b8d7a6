import { followRedirects } from '../redirectPath.js';
import { inShort } from '../../diagnostics/inShort.js';
import { isExternal } from '../../shared/url.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { hasWildcard, matcherOf } from '../wildcards.js';
import { isFile, sourceFault, sourceOf, usableRedirects } from '../redirects.js';
import type { Redirect } from '../site.js';
import { inConfig, type Check, type CheckContext } from './context.js';

/** Reports redirects without effect, loops, and redirects to another redirect. */
export const checkRedirects: Check = (context) => {
  const { routes } = context.model;
  const usable = usableRedirects(context.input.config.redirects);
  const isPage = (path: string): boolean => routes.has(path);
  const chains: Chain[] = [];
  const faults = context.input.config.redirects.flatMap(({ source, destination }, index) => {
    const path = sourceOf(source);
    // A host shows the page at `/guides/` and `/guides/index.html` too.
    if (path === destination && isPage(path) && /(?:index\.html|.\/)$/.test(source)) return [];
    const fault = isExternal(source) ? undefined : sourceFault(path);
    if (fault !== undefined)
      return at(context, index, 'source', 'site/unwritable-address', {
        message: `The redirect from \`${inShort(source)}\` is left out: its source ${fault}.`,
        help: `Write a path of this site, such as \`${withoutFault(path) ?? '/old/page'}\`.`,
      });
    const reason = reasonAgainst(source, path, context);
    if (reason)
      return at(context, index, 'source', 'site/shadowed-redirect', {
        message: `The redirect from \`${source}\` has no effect: ${reason.message}.`,
        help: reason.help,
      });
    const page = hasWildcard(path) ? firstWithin(path, [...routes.keys()]) : undefined;
    if (page !== undefined)
      return at(context, index, 'source', 'site/shadowed-redirect', {
        message: `The redirect from \`${source}\` also matches the page \`${page}\`.`,
        help: 'Make its source more specific: some hosts show the page anyway, others never do.',
      });
    const { steps, isLoop, end } = followRedirects(samplePath(path), usable, isPage);
    if (isLoop)
      return at(context, index, 'destination', 'site/redirect-loop', {
        message: `The redirect from \`${source}\` never ends: ${wayOf(steps)}.`,
        help: 'Make a page the destination of one of them.',
      });
    // Another redirect with a wildcard may come before this one and lead to the same target.
    if (steps.length > 1 && steps.at(-1)?.destination !== destination)
      chains.push({
        source,
        index,
        steps,
        end: (hasWildcard(path) ? undefined : end) ?? steps.at(-1)?.destination ?? '',
      });
    return [];
  });
  return [...faults, ...chainFaults(chains, context)];
};

/** A redirect that leads to another one. */
interface Chain {
  source: string;
  index: number;
  steps: readonly Redirect[];
  /** Where it ends. */
  end: string;
}

/** Reports one fault for all redirects that lead to the same wildcard redirect, because they have one cause. */
function chainFaults(chains: readonly Chain[], context: CheckContext): Diagnostic[] {
  const groups = Map.groupBy(chains, ({ index, steps: [, next] }) =>
    next && hasWildcard(next.source) ? next.source : index,
  );
  return [...groups.values()].flatMap(([chain, ...others]) => {
    if (!chain) return [];
    const { source, index, steps, end } = chain;
    const [first] = steps;
    const isExact = first !== undefined && steps.every((step) => !hasWildcard(step.source));
    const more = others.length === 0 ? '' : `; ${others.length} more lead to \`${steps[1]?.source ?? ''}\``;
    return at(context, index, 'destination', 'site/redirect-chain', {
      message: `The redirect from \`${source}\` leads to another redirect: ${wayOf(steps, end)}${more}.`,
      help: `Make \`${end}\` its destination.`,
      ...(isExact ? { fix: { from: first.destination, to: end } } : {}),
    });
  });
}

/** Why a redirect is never followed, if so. */
function reasonAgainst(
  source: string,
  path: string,
  { model: { routes }, input }: CheckContext,
): { message: string; help: string } | undefined {
  if (isExternal(source)) return { message: 'it is an address of another site', help: 'Name a path of this site.' };
  if (routes.has(path) && source.includes('#'))
    return {
      message: 'there is a page at that address, and servers do not see what follows `#`',
      help: 'Remove the redirect.',
    };
  if (routes.has(path))
    return { message: 'there is a page at that address', help: 'Remove the redirect, or move the page.' };
  if (isFile(path, { assets: input.assets, hasPage: (page) => routes.has(page) }))
    return { message: 'there is a file at that address', help: 'Remove the redirect, or move the file.' };
  return undefined;
}

/** What the author of a source probably meant: `_` for Markdown's `\\_`, and `/` for `//`. */
function withoutFault(path: string): string | undefined {
  const clean = path.replace(/\\(?=[^a-z\d\s])|[?#].*$/gis, '').replace(/\/(?:\.?\/)+/g, '/');
  return clean.length > 60 || sourceFault(clean) !== undefined ? undefined : clean;
}

function firstWithin(source: string, paths: readonly string[]): string | undefined {
  const matcher = matcherOf(source);
  return paths.find((path) => matcher.test(path));
}

function at(
  context: CheckContext,
  index: number,
  key: 'source' | 'destination',
  code: 'site/unwritable-address' | 'site/shadowed-redirect' | 'site/redirect-loop' | 'site/redirect-chain',
  words: Pick<Diagnostic, 'message' | 'help' | 'fix'>,
): Diagnostic {
  return inConfig(context, ['redirects', index, key], code, words);
}

/** A path that a source with wildcards matches and that no page has. */
function samplePath(source: string): string {
  return source.replace(/:\w+\*|\*|:\w+/g, '…');
}

function wayOf(steps: readonly Redirect[], end = steps.at(-1)?.destination): string {
  return [...steps.map(({ source }) => source), end].map((path) => `\`${path}\``).join(' → ');
}
