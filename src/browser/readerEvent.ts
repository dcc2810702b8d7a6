/** An act of a reader, under the name that the format gives it. */
export interface ReaderEvent {
  event: string;
  properties: Readonly<Record<string, string | number>>;
}

export const readerEvent = 'trellis:event';

declare global {
  interface DocumentEventMap {
    [readerEvent]: CustomEvent<ReaderEvent>;
  }
}

/** Tells of an act that the elements of a page do not show; without a service nobody listens. */
export function report(event: string, properties: ReaderEvent['properties'] = {}): void {
  document.dispatchEvent(new CustomEvent(readerEvent, { detail: { event, properties } }));
}
