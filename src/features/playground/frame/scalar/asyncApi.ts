/*
 * Takes the place of what Scalar's workspace knows of AsyncAPI. Channels have a page of their own, `socket.html`, and never reach it.
 */

/** Scalar's workspace upgrades AsyncAPI documents with it. */
export function upgrade(): never {
  throw new TypeError('The client shows OpenAPI documents only.');
}

export const asyncApiObjectSchema = undefined;
