import { diagnostic } from '../../diagnostics/create.js';
import { helpFor, nearest } from '../../diagnostics/nearest.js';
import { documentsNamed, listFirst, mayBeAway } from '../find.js';
import type { FindEntry, FoundEntry, NamePlace, ReferenceDocuments } from '../format.js';
import { isAsyncapi, type ChannelDocument, type ChannelEntry } from './channelEntry.js';

/**
 * Looks up `[file] channel` (frontmatter `asyncapi`): the name of a channel, else its address. Names may contain spaces. Without a file, the
 * documents that docs.json names come first, then the others in alphabetical order.
 */
export const findChannel: FindEntry = (all, reference, { at }) => {
  const name = String(reference).trim();
  const documents = all.documents.filter(isAsyncapi);
  const [file = '', rest] = name.split(/\s+(.*)/s, 2);
  const matches = rest === undefined ? [] : documentsNamed(documents, file, at.file);
  const inNamed = rest === undefined ? undefined : firstWith(matches, rest);
  const entry = inNamed ?? firstWith(documentsNamed(documents, undefined, at.file), name);
  if (entry) return { ...entry, diagnostics: [] };
  const searched = matches.length > 0 ? matches : documents;
  const isFile = rest !== undefined && /[./]/.test(file) && matches.length === 0;
  if (mayBeAway(all, matches, rest === undefined ? undefined : file)) return { diagnostics: [] };
  const channels = searched.flatMap(({ entries }) => entries.map(({ channel }) => channel));
  const channelName = matches.length > 0 ? (rest ?? name) : name;
  const suggestion = nearest(channelName, channels);
  const locations = documents.map(({ location }) => location);
  const problem = diagnostic('asyncapi/unknown-channel', {
    message: isFile
      ? `\`${name}\` names no AsyncAPI document that the site has.`
      : `No AsyncAPI document has a channel \`${channelName}\`.`,
    help:
      locations.length === 0
        ? 'Name an AsyncAPI document under `asyncapi` in `docs.json`.'
        : isFile
          ? `The site has ${listFirst(locations, 5)}.`
          : helpFor(suggestion, `Write \`file channel\`; the channels are ${listFirst([...new Set(channels)], 5)}.`),
    ...at,
  });
  return { diagnostics: [problem] };
};

/** True if a navigation item has the form `file channel`. */
export function isChannelEntry(text: string): boolean {
  return /^\S+\.(?:json|ya?ml)\s+\S/i.test(text.trim());
}

/**
 * Looks up the channel that a navigation item names: `file channel`, or a name or address among the documents of its group.
 *
 * @returns undefined if the item means a page.
 */
export function findListedChannel(all: ReferenceDocuments, text: string, place: NamePlace): FoundEntry | undefined {
  if (isChannelEntry(text)) return findChannel(all, text, place);
  const entry = firstWith(place.around.filter(isAsyncapi), text.trim());
  return entry && { ...entry, diagnostics: [] };
}

function firstWith(
  documents: readonly ChannelDocument[],
  name: string,
): { document: ChannelDocument; entry: ChannelEntry } | undefined {
  const tests: ((entry: ChannelEntry) => boolean)[] = [({ channel }) => channel === name, ({ path }) => path === name];
  for (const test of tests) {
    for (const document of documents) {
      const entry = document.entries.find(test);
      if (entry) return { document, entry };
    }
  }
  return undefined;
}
