import type { ReferenceDocument, ReferenceEntry } from '../format.js';
import type { PageDescription } from '../description.js';
import type { ApiSettings } from '../openapi/details.js';
import type { JsonObject } from '../../documents/json.js';

/** An AsyncAPI document, 2.x or 3.x as written, with every reference made local. */
export interface ChannelDocument extends ReferenceDocument<ChannelEntry> {
  format: 'asyncapi';
  document: JsonObject;
  describe(entry: ChannelEntry, settings: ApiSettings): PageDescription;
}

/** A channel. */
export interface ChannelEntry extends ReferenceEntry {
  kind: 'channel';
  /** Key under `channels`; `path` is the address, if there is one. */
  channel: string;
}

/** Narrows a document to AsyncAPI. */
export function isAsyncapi(document: ReferenceDocument): document is ChannelDocument {
  return document.format === 'asyncapi';
}

/** Tells a channel from entries of other formats. */
export function isChannel(entry: ReferenceEntry): entry is ChannelEntry {
  return entry.kind === 'channel';
}
