import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Config } from '../config/config.js';
import { repositoriesOf } from '../site/header.js';
import { writeWhole } from '../shared/wholeFile.js';

const day = 86_400_000;
const tenMinutes = 600_000;
const timeout = 1500;

const cacheSchema = z.record(z.string(), z.object({ asked: z.number(), stars: z.number().optional() }));
type Cache = z.infer<typeof cacheSchema>;

const answerSchema = z.object({ stargazers_count: z.number() });

async function readCache(file: string): Promise<Cache> {
  try {
    return cacheSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // There is no file yet, or one of another version.
    return {};
  }
}

async function ask(repository: string, api: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${api}/repos/${repository}`, { signal: AbortSignal.timeout(timeout) });
    return response.ok ? answerSchema.parse(await response.json()).stargazers_count : undefined;
  } catch {
    // Without a network, only name and icon are shown (FORMAT.md 1.6).
    return undefined;
  }
}

/**
 * Numbers of stars of the GitHub repositories in the header, by `owner/name`. GitHub is asked once a day, and at most every ten minutes while it does
 * not answer; unknown numbers are left out.
 *
 * @param api address of GitHub's REST API, without trailing slash.
 */
export async function readStars(config: Config, cacheFile: string, api: string): Promise<ReadonlyMap<string, number>> {
  const repositories = repositoriesOf(config);
  if (repositories.length === 0) return new Map();
  const cache = await readCache(cacheFile);
  const now = Date.now();
  const due = repositories.filter((repository) => {
    const answer = cache[repository];
    return !answer || now - answer.asked > (answer.stars === undefined ? tenMinutes : day);
  });
  await Promise.all(
    due.map(async (repository) => {
      const stars = (await ask(repository, api)) ?? cache[repository]?.stars;
      cache[repository] = { asked: now, ...(stars === undefined ? {} : { stars }) };
    }),
  );
  if (due.length > 0) {
    writeWhole(cacheFile, JSON.stringify(cache));
  }
  return new Map(
    repositories.flatMap((repository) =>
      cache[repository]?.stars === undefined ? [] : [[repository, cache[repository].stars]],
    ),
  );
}
