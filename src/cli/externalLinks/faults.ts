import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { ExternalLink } from '../../site/externalLinks.js';
import { writeWhole } from '../../shared/wholeFile.js';
import { AddressChecker, type AddressStatus, type AddressCheckOptions } from './addressChecker.js';

const day = 86_400_000;

const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('there'), moved: z.string().optional() }),
  z.object({ kind: z.literal('dead'), reason: z.string(), isOfServer: z.literal(false) }),
]);
const cacheSchema = z.record(z.string(), z.object({ asked: z.number(), answer: answerSchema }));
type Cache = z.infer<typeof cacheSchema>;

async function readCache(file: string, now: number): Promise<Cache> {
  try {
    const read = cacheSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return Object.fromEntries(Object.entries(read).filter(([, { asked }]) => asked <= now && now - asked < day));
  } catch {
    // There is no file yet, or one of another version.
    return {};
  }
}

/** Requests addresses. Results of the last day are reused; results that may change within a minute are not stored. */
async function answersFor(
  urls: Iterable<string>,
  cacheFile: string,
  options?: AddressCheckOptions,
): Promise<ReadonlyMap<string, AddressStatus>> {
  const now = Date.now();
  const cache = await readCache(cacheFile, now);
  const checker = new AddressChecker(options);
  const answers = await Promise.all(
    [...new Set(urls)].map(async (url): Promise<[string, AddressStatus]> => {
      const cachedAnswer = cache[url]?.answer;
      if (cachedAnswer) return [url, cachedAnswer];
      const answer = await checker.check(url);
      const storable = answerSchema.safeParse(answer);
      if (storable.success) cache[url] = { asked: now, answer: storable.data };
      return [url, answer];
    }),
  );
  writeWhole(cacheFile, JSON.stringify(cache));
  return new Map(answers);
}

function faultOf({ url, ...place }: ExternalLink, answer: AddressStatus): Diagnostic[] {
  switch (answer.kind) {
    case 'dead':
      return [
        diagnostic('site/dead-external-link', {
          message: `\`${url}\` cannot be reached: ${answer.reason}.`,
          help: 'Correct the address, or remove it.',
          ...place,
        }),
      ];
    case 'unclear':
      return [
        diagnostic('site/unclear-external-link', {
          message: `It is unclear whether \`${url}\` exists: ${answer.reason}.`,
          help: 'Open it in a browser, or check again later.',
          ...place,
        }),
      ];
    case 'there':
      return answer.moved === undefined
        ? []
        : [
            diagnostic('site/moved-external-link', {
              message: `\`${url}\` has moved permanently.`,
              help: `Write \`${answer.moved}\`.`,
              ...place,
            }),
          ];
  }
}

/**
 * Checks external links and reports each place with a broken one. Every address is requested once.
 *
 * @param cacheFile stores the results for one day.
 */
export async function externalFaults(
  links: readonly ExternalLink[],
  cacheFile: string,
  options?: AddressCheckOptions,
): Promise<Diagnostic[]> {
  if (links.length === 0) return [];
  const answers = await answersFor(
    links.map(({ url }) => url),
    cacheFile,
    options,
  );
  return links.flatMap((link) => {
    const answer = answers.get(link.url);
    return answer ? faultOf(link, answer) : [];
  });
}
