import type { Services } from '../../site/services.js';
import { hostOf, hostsOfScript } from './hosts.js';
import { joinPolicies, unsafeInline, type Directive, type Policy } from './policy.js';
import { services, type Service } from './serviceHosts.js';

type Named = Services['named'];

/** Hosts in a service's settings in docs.json that replace the service's own. */
const ownHosts: { [Name in keyof Named]: (settings: NonNullable<Named[Name]>) => readonly (string | undefined)[] } = {
  adobe: ({ launchUrl }) => [hostOf(launchUrl), ...services.adobe.hosts],
  hightouch: ({ apiHost }) =>
    apiHost === undefined ? services.hightouch.hosts : [hightouchScripts, `https://${apiHost}`],
  plausible: ({ server = 'plausible.io' }) => [`https://${server}`],
  posthog: ({ apiHost = 'https://us.i.posthog.com' }) => [
    hostOf(apiHost),
    hostOf(apiHost)?.replace('.i.posthog.com', '-assets.i.posthog.com'),
  ],
};

const hightouchScripts = 'https://cdn.hightouch-events.com';

const reached: readonly Directive[] = ['script-src', 'connect-src', 'img-src', 'frame-src', 'font-src', 'media-src'];

/** Sources for a service. */
export function policyFor(service: Service, hosts: readonly (string | undefined)[] = service.hosts): Policy {
  const sources = hosts.filter((host) => host !== undefined);
  return {
    ...Object.fromEntries(reached.map((directive) => [directive, sources])),
    ...(service.isVisible && { 'style-src': [...sources, unsafeInline], 'style-src-attr': [unsafeInline] }),
    ...(service.hasWorker && { 'worker-src': ['blob:'] }),
  };
}

function policyOfNamed<Name extends keyof Named>(name: Name, settings: Named[Name]): Policy {
  return settings === undefined ? {} : policyFor(services[name], ownHosts[name]?.(settings));
}

/** Sources for the services that docs.json names. */
export function servicePolicy({ named, osano }: Services): Policy {
  const names = Object.keys(named) as (keyof Named)[];
  return joinPolicies(
    ...names.map((name) => policyOfNamed(name, named[name])),
    osano === undefined ? {} : policyFor(services.osano, [hostOf(osano), ...services.osano.hosts]),
  );
}

const isOf = (host: string, source: string): boolean =>
  source.includes('*.') ? host.endsWith(source.slice(source.indexOf('*') + 1)) : host === source;

/**
 * The services whose snippet is in a script, recognised by its text or by a quoted address.
 *
 * @param addresses text with the addresses that the script may load.
 */
export function servicesIn(text: string, addresses = text): Service[] {
  const hosts = hostsOfScript(addresses);
  return Object.values<Service>(services).filter(({ hosts: [first = ''], snippet }) =>
    snippet ? snippet.test(text) : hosts.some((host) => isOf(host, first)),
  );
}

/** Sources for the services that an author's script sets up. */
export const snippetPolicy = (text: string): Policy =>
  joinPolicies(...servicesIn(text).map((service) => policyFor(service)));
