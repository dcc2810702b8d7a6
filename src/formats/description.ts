import type { ChannelDetails } from './asyncapi/details.js';
import type { GraphqlDetails } from './graphql/details.js';
import type { IntroductionDetails } from './introduction.js';
import type { OperationDetails } from './openapi/details.js';
import type { Section } from './section.js';
import type { SdkDetails } from './typedoc/details.js';

/** Content of an entry's page, as a plain value. A format sets only the keys that apply to it. */
export interface Description extends Partial<OperationDetails> {
  /** Sections in order, after those made of the other details. */
  sections?: readonly Section[];
  /** Details of a document's introduction. */
  introduction?: IntroductionDetails;
  /** Details of a channel. A channel has neither a body nor responses of its own. */
  channel?: ChannelDetails;
  /** Details of an operation or type in a GraphQL schema. */
  graphql?: GraphqlDetails;
  /** Details of a library's symbol or of one of its members. */
  sdk?: SdkDetails;
}

/** A description with every list present, empty where the format has none, as printers expect it. */
export type PageDescription = Description & OperationDetails;

export function pageDescription(description: Description): PageDescription {
  return {
    servers: [],
    security: { alternatives: [] },
    parameters: { path: [], query: [], header: [], cookie: [] },
    responses: [],
    callbacks: [],
    requests: [],
    sampleAddress: '',
    ...description,
  };
}
