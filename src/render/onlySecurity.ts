import type { PageDescription } from '../formats/description.js';

/** Details of an operation whose page describes its fields by hand: only the authorisation. */
export function onlySecurity(details: PageDescription): PageDescription {
  const parameters = { path: [], query: [], header: [], cookie: [] };
  return { ...details, parameters, body: undefined, responses: [], callbacks: [] };
}
