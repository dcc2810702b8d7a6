import type { Site } from '../../../site/site.js';
import type { Address } from '../../../site/address.js';
import { headerRules, vercelHeaders } from '../headerRules.js';
import { redirectRules, vercelJson, type RedirectSite } from '../redirectRules.js';
import { apachePath, htaccess } from './apache.js';
import { caddyfile, caddyPath } from './caddy.js';
import { nginxConf, nginxPath } from './nginx.js';

export const hostFiles = {
  github: ['/.nojekyll', '/404.html'],
  netlify: ['/_headers', '/_redirects'],
  vercel: ['/vercel.json'],
  cloudflare: ['/_headers', '/_redirects'],
  nginx: [nginxPath],
  caddy: [caddyPath],
  apache: [apachePath],
} as const satisfies Record<string, readonly string[]>;

export type HostName = keyof typeof hostFiles;

export const targets = Object.keys(hostFiles) as HostName[];

type HostedSite = Pick<Site, 'settings' | 'redirectFiles'> & RedirectSite;

/** The texts of the configuration files for a host, by path; without a host, for those that docs.json names. */
export function hostTexts(
  site: HostedSite,
  address: Pick<Address, 'base'>,
  target?: HostName,
): Map<string, () => string> {
  const rules = redirectRules(site, address);
  const redirects = rules === undefined ? [] : [['/_redirects', () => rules] as const];
  const headers = ['/_headers', () => headerRules(site, address)] as const;
  switch (target) {
    case undefined:
      return new Map([
        ...(site.redirectFiles.includes('_redirects') ? redirects : []),
        ...(site.redirectFiles.includes('vercel.json')
          ? [['/vercel.json', () => vercelJson(site, address)] as const]
          : []),
      ]);
    case 'netlify':
    case 'cloudflare':
      return new Map([...redirects, headers]);
    case 'vercel':
      return new Map([['/vercel.json', () => vercelJson(site, address, vercelHeaders(site, address))]]);
    case 'nginx':
      return new Map([[nginxPath, () => nginxConf(site, address)]]);
    case 'caddy':
      return new Map([[caddyPath, () => caddyfile(site, address)]]);
    case 'apache':
      return new Map([[apachePath, () => htaccess(site, address)]]);
    case 'github':
      // The files that it reads exist on every site.
      return new Map();
  }
}
