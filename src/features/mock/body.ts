import type { Violation } from './errors.js';

/** Maximum number of bytes in a request's body. */
export const bodyLimit = 1_000_000;

/** Time limit for receiving a body, in milliseconds. */
const bodyPatience = 10_000;

const tooLong = { statuses: [413], isOwn: true } as const;

/** Reads a request's body, unless it is too long or too slow. */
export async function readBody(
  request: Request,
  { limit = bodyLimit, patience = bodyPatience } = {},
): Promise<{ body: Uint8Array<ArrayBuffer> } | { violation: Violation }> {
  const reader = request.body?.getReader();
  if (!reader) return { body: new Uint8Array() };
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), patience)));
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), tooLate]);
      const isOver = read === 'late' || read.done;
      if (isOver && size > limit)
        return { violation: { ...tooLong, reason: `The body is longer than ${limit} bytes.` } };
      if (read === 'late') return { violation: { statuses: [408, 400], reason: 'The body did not arrive in time.' } };
      if (read.done) return { body: Buffer.concat(chunks) };
      size += read.value.byteLength;
      // The rest is read anyway, because a client that is still sending would not see the response.
      if (size > limit) chunks.length = 0;
      else chunks.push(read.value);
    }
  } catch {
    return { violation: { statuses: [400], reason: 'The body broke off.' } };
  } finally {
    clearTimeout(timer);
    void reader.cancel().catch(() => undefined);
  }
}
