/** Maximum number of bytes of a fetched specification. The largest public ones have about 30 million. */
const maxBytes = 100_000_000;

/** Thrown if a text is longer than allowed. */
export class TooLong extends Error {}

/**
 * Reads the text of a response piece by piece, because a compressed response can be a thousand times as long as the data sent.
 *
 * @throws TooLong as soon as the limit is exceeded.
 */
export async function wholeText({ body }: Response, limit = maxBytes): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLong(`it is longer than ${limit / 1_000_000} MB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
