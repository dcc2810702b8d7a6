import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { isRemote } from './location.js';
import type { Loaded } from './loadedFiles.js';
import { TooLong, wholeText } from './wholeText.js';
import { digest } from '../../../shared/digest.js';

export interface RemoteOptions {
  /** Absolute folder that keeps what was fetched, one file per URL. */
  cacheDirectory: string;
  /** For tests; the platform's by default. */
  fetch?: typeof fetch;
  /** Milliseconds to wait for the whole answer. */
  timeout?: number;
  /** Bytes that a text may have. */
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
 * Fetches a text over http(s), following redirects, and keeps it on disk. The server is asked whether a kept text is
 * still current (RFC 9110, conditional requests); when it cannot be reached the kept text serves, with a warning.
 */
export async function fetchCached(url: string, options: RemoteOptions): Promise<Loaded> {
  const file = join(options.cacheDirectory, `${digest(url)}.json`);
  const cached = await readCached(file, url);
  const answer = await request(url, cached, options);
  if ('reason' in answer) {
    if (!cached) return { problem: 'unreachable', reason: answer.reason };
    return { text: cached.text, base: cached.finalUrl, warning: `${answer.reason}; the copy fetched earlier is used` };
  }
  if (answer.fresh) await keep(file, answer.fresh);
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

/** A cache that cannot be read is no cache: the file is written anew after the next answer. */
async function readCached(file: string, url: string): Promise<Cached | undefined> {
  try {
    const cached = cachedSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return cached.success && cached.data.url === url ? cached.data : undefined;
  } catch {
    return undefined;
  }
}

/** Written beside and moved into place, so that a build that is cut off leaves no half file. */
async function keep(file: string, cached: Cached): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  if ((await stat(file).catch(() => undefined))?.isDirectory()) await rm(file, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(cached));
  await rename(draft, file);
}
