import { isAsyncapi, type ChannelDocument } from '../../../../src/formats/asyncapi/channelEntry.js';
import type { ReadResult } from '../../../../src/formats/format.js';
import type { PageDescription } from '../../../../src/formats/description.js';
import type { ApiSettings, Sample } from '../../../../src/formats/openapi/details.js';
import { readDocument } from '../../../../src/formats/read.js';
import { memory, present, settings } from '../openapi/support.js';

/** Reads a document, and others that it refers to. */
export function readText(text: string, others: Readonly<Record<string, string>> = {}): Promise<ReadResult> {
  return readDocument('events.yaml', 'events', { load: memory({ ...others, 'events.yaml': text }) });
}

export function readValue(value: object): Promise<ReadResult> {
  return readText(JSON.stringify(value));
}

export async function specificationOf(value: object | string): Promise<ChannelDocument> {
  const { document } = await (typeof value === 'string' ? readText(value) : readValue(value));
  return present(document && isAsyncapi(document) ? document : undefined);
}

/** The content of the page of a channel. */
export function detailsOf(
  document: ChannelDocument,
  channel: string,
  own: Partial<ApiSettings> = {},
): PageDescription & Required<Pick<PageDescription, 'channel'>> & { samples: readonly Sample[] } {
  const entry = present(document.entries.find((each) => each.channel === channel));
  const details = document.describe(entry, { ...settings, ...own });
  return { ...details, channel: present(details.channel), samples: details.requests[0]?.samples ?? [] };
}
