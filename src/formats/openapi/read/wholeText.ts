/** Bytes of a specification that is fetched; the largest public ones have about 30 million. */
const maxBytes = 100_000_000;

/** A text is longer than allowed. */
export class TooLong extends Error {}

/**
 * The text of an answer, read piece by piece: what a server sends compressed can be a thousand times as long.
 *
 * @throws TooLong as soon as it is.
 */
export async function wholeText({ body }: Response, limit = maxBytes): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLong(`it is longer than ${limit / 1_000_000} MB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
