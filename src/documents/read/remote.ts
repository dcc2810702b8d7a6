import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { isRemote } from './location.js';
import type { Loaded } from './loadedFiles.js';
import { digest } from '../../shared/digest.js';
import { kindAt } from '../../shared/kindAt.js';
import { writeWhole } from '../../shared/wholeFile.js';

export interface RemoteOptions {
  /** Absolute folder for cached texts, one file per URL. */
  cacheDirectory: string;
  /** Defaults to the platform's `fetch`; replaced in tests. */
  fetch?: typeof fetch;
  /** Time limit for the whole response, in milliseconds. */
  timeout?: number;
  /** Maximum number of bytes. */
  limit?: number;
}

const cachedSchema = z.object({
  url: z.string(),
  /** Address after redirects. */
  finalUrl: z.string(),
  etag: z.string().optional(),
  modified: z.string().optional(),
  text: z.string(),
});

type Cached = z.infer<typeof cachedSchema>;

/**
 * Fetches a text over http(s), follows redirects and caches the text on disk. Asks the server whether a cached text is current (RFC 9110, conditional
 * requests); if the server cannot be reached, uses the cached text with a warning.
 */
export async function fetchCached(url: string, options: RemoteOptions): Promise<Loaded> {
  const file = join(options.cacheDirectory, `${digest(url)}.json`);
  const cached = await readCached(file, url);
  const answer = await request(url, cached, options);
  if ('reason' in answer) {
    if (!cached) return { problem: 'unreachable', reason: answer.reason };
    return { text: cached.text, base: cached.finalUrl, warning: `${answer.reason}; the copy fetched earlier is used` };
  }
  if (answer.fresh) keep(file, answer.fresh);
  const { text, finalUrl } = answer.fresh ?? answer.kept;
  return { text, base: finalUrl };
}

type Answer = { fresh: Cached; kept?: undefined } | { fresh?: undefined; kept: Cached } | { reason: string };

async function request(url: string, cached: Cached | undefined, options: RemoteOptions): Promise<Answer> {
  const timeout = options.timeout ?? 15_000;
  const headers: Record<string, string> = { accept: 'application/json, application/yaml, text/yaml, */*;q=0.5' };
  if (cached?.etag) headers['if-none-match'] = cached.etag;
  if (cached?.modified) headers['if-modified-since'] = cached.modified;
  try {
    const response = await (options.fetch ?? fetch)(url, { headers, signal: AbortSignal.timeout(timeout) });
    if (response.status === 304 && cached) return { kept: cached };
    if (!response.ok) return { reason: `the server answered ${response.status} ${response.statusText}`.trim() };
    const finalUrl = isRemote(response.url) ? response.url : url;
    const [etag, modified] = [response.headers.get('etag'), response.headers.get('last-modified')];
    const text = await wholeText(response, options.limit);
    return { fresh: { url, finalUrl, text, ...(etag && { etag }), ...(modified && { modified }) } };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof TooLong) return { reason: error.message };
    if (error.name === 'TimeoutError') return { reason: `no answer within ${timeout / 1000} s` };
    const cause = error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
    return { reason: `the server cannot be reached (${cause})` };
  }
}

/** A cache file that cannot be read is ignored and replaced after the next response. */
async function readCached(file: string, url: string): Promise<Cached | undefined> {
  try {
    const cached = cachedSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return cached.success && cached.data.url === url ? cached.data : undefined;
  } catch {
    return undefined;
  }
}

function keep(file: string, cached: Cached): void {
  // The cache is in the author's folder, so it may contain anything.
  if (kindAt(file) === 'folder') rmSync(file, { recursive: true });
  writeWhole(file, JSON.stringify(cached));
}

/** Maximum number of bytes of a fetched specification. The largest public ones have about 30 million. */
const maxBytes = 100_000_000;

/** Thrown if a text is longer than allowed. */
class TooLong extends Error {}

/**
 * Reads the text of a response piece by piece, because a compressed response can be a thousand times as long as the data sent.
 *
 * @throws TooLong as soon as the limit is exceeded.
 */
async function wholeText({ body }: Response, limit = maxBytes): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLong(`it is longer than ${limit / 1_000_000} MB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
