/* Replaces the AsyncAPI support of Scalar's workspace, which is not used: channels have a page of their own, `socket.html`. */

/** Scalar's workspace calls it to upgrade AsyncAPI documents. */
export function upgrade(): never {
  throw new TypeError('The client shows OpenAPI documents only.');
}

/** Scalar's workspace calls it to list the operations of an upgraded document. */
export function traverseAsyncApiDocument(): never {
  return upgrade();
}

export const asyncApiObjectSchema = undefined;
