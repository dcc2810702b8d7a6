import type { ChannelDetails } from './asyncapi/details.js';
import type { GraphqlDetails } from './graphql/details.js';
import type { OperationDetails } from './openapi/details.js';
import type { Section } from './section.js';
import type { SdkDetails } from './typedoc/details.js';

/** Content of the page of an entry: a plain value. A format gives what it has. */
export interface Description extends Partial<OperationDetails> {
  /** Sections in their order, after those that are made of the other details. */
  sections?: readonly Section[];
  /** Details of a channel, which has neither body nor responses. */
  channel?: ChannelDetails;
  /** Details of an operation or a type of a GraphQL schema. */
  graphql?: GraphqlDetails;
  /** Details of a symbol of a library, or of one of its members. */
  sdk?: SdkDetails;
}

/** The same with nothing in place of what the format does not have, as printers take it. */
export type PageDescription = Description & OperationDetails;

export function pageDescription(description: Description): PageDescription {
  return {
    servers: [],
    security: { alternatives: [] },
    parameters: { path: [], query: [], header: [], cookie: [] },
    responses: [],
    callbacks: [],
    samples: [],
    sampleAddress: '',
    ...description,
  };
}
