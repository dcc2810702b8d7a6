import type { PageDescription } from '../formats/description.js';

/** Reduces an operation's details to the authorisation, for pages that describe the fields by hand. */
export function onlySecurity(details: PageDescription): PageDescription {
  const parameters = { path: [], query: [], header: [], cookie: [] };
  return { ...details, parameters, body: undefined, responses: [], callbacks: [] };
}
