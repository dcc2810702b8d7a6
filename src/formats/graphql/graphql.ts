import type { Format } from '../format.js';
import { introspectionIn, isSdl } from './recognise.js';

/** GraphQL schemas: SDL, and results of introspection. */
export const graphql: Format = {
  id: 'graphql',
  title: 'GraphQL',
  isServed: true,
  recognises: ({ text, location, source }) => isSdl(text, location) || introspectionIn(source()?.value) !== undefined,
  read: async (file, _load, naming) => (await import('./read.js')).readGraphql(file, naming),
};
