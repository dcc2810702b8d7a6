import { setTimeout as pause } from 'node:timers/promises';
import { remember } from '../../shared/remember.js';
import { request, type Reply } from './reply.js';
import { ConcurrencyLimit } from './concurrencyLimit.js';

/** Result of requesting an external address. */
export type AddressStatus =
  /** `moved`: the address it permanently redirects to. */
  | { kind: 'there'; moved?: string }
  | { kind: 'dead'; reason: string; isOfServer: boolean }
  | { kind: 'unclear'; reason: string };

export interface AddressCheckOptions {
  /** Time limit of a request, in milliseconds. */
  timeout?: number;
  /** Waits for a number of milliseconds before a server is asked again. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

const mostAtOnce = 8;
const mostOfHost = 2;
const tries = 3;
const mostRedirects = 10;
/** Longest delay in seconds that a server may ask for; beyond it the result stays unclear. */
const longestWait = 60;

const isBusy = (status: number): boolean => status === 429 || (status >= 500 && status !== 501);

/** Requests external addresses, each once, a few at a time. */
export class AddressChecker {
  readonly #timeout: number;
  readonly #wait: (milliseconds: number) => Promise<unknown>;
  readonly #limit = new ConcurrencyLimit(mostAtOnce, mostOfHost);
  readonly #replies = new Map<string, Promise<Reply>>();

  constructor({ timeout = 10_000, wait = (milliseconds) => pause(milliseconds) }: AddressCheckOptions = {}) {
    this.#timeout = timeout;
    this.#wait = wait;
  }

  async check(url: string): Promise<AddressStatus> {
    let at = url;
    let moved: string | undefined;
    let isForGood = true;
    for (let count = 0; count <= mostRedirects; count += 1) {
      const reply = await this.#replyOf(at);
      if (reply.kind === 'status' && reply.location !== undefined && reply.status >= 300 && reply.status < 400) {
        isForGood &&= reply.status === 301 || reply.status === 308;
        at = reply.location;
        if (isForGood) moved = at;
        continue;
      }
      return answerOf(reply, moved);
    }
    // Some servers redirect forever unless cookies are sent back.
    return { kind: 'unclear', reason: `it redirects more than ${mostRedirects} times` };
  }

  #replyOf(url: string): Promise<Reply> {
    return remember(this.#replies, url, () => this.#patiently(url));
  }

  async #patiently(url: string): Promise<Reply> {
    let reply = await this.#once(url, 'HEAD');
    // Many servers refuse HEAD, in various ways.
    if (reply.kind === 'status' && reply.status >= 400 && !isBusy(reply.status)) return this.#once(url, 'GET');
    for (let count = 1; count < tries; count += 1) {
      if (reply.kind === 'fault' ? reply.isLasting : !isBusy(reply.status)) return reply;
      const seconds = (reply.kind === 'status' ? reply.retryAfter : undefined) ?? 2 ** (count - 1);
      if (seconds > longestWait) return reply;
      await this.#wait(seconds * 1000);
      reply = await this.#once(url, 'GET');
    }
    return reply;
  }

  #once(url: string, method: 'HEAD' | 'GET'): Promise<Reply> {
    return this.#limit.of(new URL(url).host, () => request(url, method, this.#timeout));
  }
}

function answerOf(reply: Reply, moved: string | undefined): AddressStatus {
  if (reply.kind === 'fault')
    return reply.isLasting
      ? { kind: 'dead', reason: reply.reason, isOfServer: true }
      : { kind: 'unclear', reason: reply.reason };
  const { status } = reply;
  if (status === 404 || status === 410)
    return { kind: 'dead', reason: `the server answers ${status}`, isOfServer: false };
  // A page that requires an account exists.
  if (status < 400 || status === 401 || status === 403)
    return { kind: 'there', ...(moved === undefined ? {} : { moved }) };
  return { kind: 'unclear', reason: `the server answers ${status}` };
}
