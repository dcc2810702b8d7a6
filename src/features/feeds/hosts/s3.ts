import type { Address } from '../../../site/address.js';
import type { RedirectSite } from '../redirectRules.js';
import { movedAddresses, type Moved, type Piece } from './movedAddresses.js';

/** Address of the file in the site. */
export const s3Path = '/_trellis/s3.json';

/** S3's maximum number of rules. */
const mostRules = 50;

const hasGroup = (pieces: readonly Piece[]): boolean => pieces.some((piece) => typeof piece === 'number');
const key = (pieces: readonly Piece[]): string => decodeURI(pieces.join('')).replace(/^\//, '');

/** Converts a redirect to a rule, if S3 can express it: a prefix, and the rest of the path at the end of the destination. */
function rule({ expression, origin, target, query, fragment, permanent }: Moved, base: string): object[] {
  const [, start] = /^\^((?:[^\\()[\]]|\\.)*)\(\.\*\?\)\/\?\$$/.exec(expression) ?? [];
  const last = target.at(-1);
  const before = typeof last === 'number' ? target.slice(0, -1) : target;
  const [, protocol, host] = /^(?:(https?):)?\/\/([^/]+)$/.exec(origin.join('')) ?? [];
  const isOther = origin.length > 0;
  if (start === undefined || hasGroup(before) || query.length + fragment.length > 0) return [];
  if (isOther && (host === undefined || hasGroup(origin))) return [];
  return [
    {
      Condition: {
        KeyPrefixEquals: `${base.slice(1)}${base && '/'}${start.replace(/\\(.)/g, '$1')}`,
        HttpErrorCodeReturnedEquals: '404',
      },
      Redirect: {
        ...(isOther && { HostName: host, ...(protocol && { Protocol: protocol }) }),
        [typeof last === 'number' ? 'ReplaceKeyPrefixWith' : 'ReplaceKeyWith']: key(before),
        HttpRedirectCode: permanent ? '301' : '302',
      },
    },
  ];
}

/** The website configuration of a bucket. Redirects from a single address have pages, which work on S3 too. */
export function s3Website(site: RedirectSite, { base }: Pick<Address, 'base'>): string {
  const rules = movedAddresses(site, { base })
    .filter(({ path }) => path === undefined)
    .flatMap((moved) => rule(moved, base))
    .slice(0, mostRules);
  const website = {
    IndexDocument: { Suffix: 'index.html' },
    ErrorDocument: { Key: `${base}/404.html`.slice(1) },
    ...(rules.length > 0 && { RoutingRules: rules }),
  };
  return `${JSON.stringify(website, null, 2)}\n`;
}
