import type { OperationDetails } from './body.js';

/** What is left to say of an operation whose fields its page describes by hand. */
export function onlySecurity(details: OperationDetails): OperationDetails {
  const parameters = { path: [], query: [], header: [], cookie: [] };
  return { ...details, parameters, body: undefined, responses: [], callbacks: [] };
}
