import type { PageDescription } from './body.js';

/** Details of an operation whose fields its page describes by hand: the authorisation. */
export function onlySecurity(details: PageDescription): PageDescription {
  const parameters = { path: [], query: [], header: [], cookie: [] };
  return { ...details, parameters, body: undefined, responses: [], callbacks: [] };
}
