import { EventReader } from './eventReader.js';
import { post, type HeaderList } from './post.js';
import type { Stream, StreamEnd, StreamHandlers } from './subscriptionStream.js';

/** Subscribes with a request whose response is a stream of events (`graphql-sse`, distinct connections mode). */
export function openEvents(url: string, request: string, headers: HeaderList, handlers: StreamHandlers): Stream {
  const abort = new AbortController();
  let isOver = false;
  const end = (reason: StreamEnd): void => {
    if (isOver) return;
    isOver = true;
    handlers.onEnd(reason);
  };
  const close = (): void => {
    end({ kind: 'closed' });
    abort.abort();
  };
  let isOpen = false;
  const onOpen = (): void => {
    isOpen = true;
    handlers.onOpen();
  };
  void follow(url, request, headers, { ...handlers, onOpen }, abort.signal)
    .then(end, (error: unknown) => end(isOpen ? { kind: 'ended', code: String(error) } : { kind: 'refused' }))
    .then(() => abort.abort());
  // A page in the browser's back/forward cache must not keep a connection.
  addEventListener('pagehide', close, { once: true, signal: abort.signal });
  return {
    get isOver() {
      return isOver;
    },
    close,
  };
}

async function follow(
  url: string,
  body: string,
  headers: HeaderList,
  { onOpen, onMessage }: StreamHandlers,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const response = await post(url, body, [['accept', 'text/event-stream'], ...headers], signal);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!response.ok || !isStream || !response.body) {
    onMessage(await response.text());
    return { kind: 'ended', code: `${response.status} ${response.statusText}`.trim() };
  }
  onOpen();
  const events = new EventReader();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return { kind: 'completed' };
    for (const { name, data } of events.read(value)) {
      if (name === 'complete') return { kind: 'completed' };
      if (data !== '') onMessage(data);
    }
  }
}
