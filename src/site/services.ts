import type { Config } from '../config/config.js';
import { defined } from '../shared/object.js';

/** Recipients of what readers do: services of others whose scripts pages load, and an address of the author's. */
export interface Services {
  named: Omit<Config['integrations'], 'cookies' | 'osano'>;
  /** Consent is asked for by the script of Osano at this address. */
  osano?: string;
  /** Consent is told by an entry of the local storage. */
  consent?: { key: string; value?: string | undefined };
  /** Address of the author's that is told of what readers do. */
  eventsUrl?: string;
  onLocalhost: boolean;
}

/** Services that take no events: an identification of companies, chats, and what asks for consent. */
const silent = new Set(['clearbit', 'intercom', 'frontchat', 'osano', 'cookies']);

const isGiven = ([, settings]: [string, unknown]): boolean => settings !== undefined;

/** Settings of analytics and chat scripts; undefined if docs.json names no recipient (FORMAT.md 1.20). */
export function servicesOf({ integrations, trellis }: Config): Services | undefined {
  const { osano, cookies, ...named } = integrations;
  const { eventsUrl } = trellis;
  if (osano === undefined && eventsUrl === undefined && !Object.entries(named).some(isGiven)) return undefined;
  return defined({
    named,
    osano: osano?.scriptSource,
    consent: cookies,
    eventsUrl,
    onLocalhost: trellis.servicesOnLocalhost,
  });
}

/** True if readers' ratings have a recipient: an address of the author's, or an analytics service. */
export function hearsRatings({ integrations, trellis }: Config): boolean {
  const heard = Object.entries(integrations).filter(isGiven);
  const addresses = [trellis.feedbackUrl, trellis.eventsUrl];
  return addresses.some((address) => address !== undefined) || heard.some(([name]) => !silent.has(name));
}
