/** An action of a reader, under the format's name for it. */
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

/** Reports an action that is not visible in the page's elements. Without a service, nothing listens. */
export function report(event: string, properties: ReaderEvent['properties'] = {}): void {
  document.dispatchEvent(new CustomEvent(readerEvent, { detail: { event, properties } }));
}
