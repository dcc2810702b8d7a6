import type { Config } from '../config/config.js';
import { defined } from '../shared/object.js';

/** Recipients of events: third-party services whose scripts pages load, and an address of the author's. */
export interface Services {
  named: Omit<Config['integrations'], 'cookies' | 'osano'>;
  /** Address of Osano's script, which asks for consent. */
  osano?: string;
  /** A local storage item that records consent. */
  consent?: { key: string; value?: string | undefined };
  /** The author's address that receives events. */
  eventsUrl?: string;
  onLocalhost: boolean;
}

/** Services that receive no events: company identification, chats, and consent managers. */
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

/** True if readers' ratings are received, by an address of the author's or an analytics service. */
export function hearsRatings({ integrations, trellis }: Config): boolean {
  const heard = Object.entries(integrations).filter(isGiven);
  const addresses = [trellis.feedbackUrl, trellis.eventsUrl];
  return addresses.some((address) => address !== undefined) || heard.some(([name]) => !silent.has(name));
}
