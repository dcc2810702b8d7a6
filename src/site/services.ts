import type { Config } from '../config/config.js';

/** Services of others whose scripts pages load; only those that docs.json names. */
export interface Services {
  named: Omit<Config['integrations'], 'cookies' | 'osano'>;
  /** Consent is asked for by the script of Osano at this address. */
  osano?: string;
  /** Consent is told by an entry of the local storage. */
  consent?: { key: string; value?: string | undefined };
  onLocalhost: boolean;
}

/** Services that take no events: an identification of companies, chats, and what asks for consent. */
const silent = new Set(['clearbit', 'intercom', 'frontchat', 'osano', 'cookies']);

const isGiven = ([, settings]: [string, unknown]): boolean => settings !== undefined;

/** Settings of analytics and chat scripts; undefined if docs.json names none (FORMAT.md 1.20). */
export function servicesOf({ integrations, trellis }: Config): Services | undefined {
  const { osano, cookies, ...named } = integrations;
  if (osano === undefined && !Object.entries(named).some(isGiven)) return undefined;
  return {
    named,
    ...(osano === undefined ? {} : { osano: osano.scriptSource }),
    ...(cookies === undefined ? {} : { consent: cookies }),
    onLocalhost: trellis.servicesOnLocalhost,
  };
}

/** True if readers' ratings have a recipient: an address of the author's, or an analytics service. */
export function hearsRatings({ integrations, trellis }: Config): boolean {
  const heard = Object.entries(integrations).filter(isGiven);
  return trellis.feedbackUrl !== undefined || heard.some(([name]) => !silent.has(name));
}
