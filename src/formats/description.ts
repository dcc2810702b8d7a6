import type { ChannelDetails } from './asyncapi/details.js';
import type { GraphqlDetails } from './graphql/details.js';
import type { OperationDetails } from './openapi/details.js';
import type { SdkDetails } from './typedoc/details.js';

/** Everything that the page of an entry shows: a plain value. */
export interface Description extends OperationDetails {
  /** Details of a channel, which has neither body nor responses. */
  channel?: ChannelDetails;
  /** Details of an operation or a type of a GraphQL schema. */
  graphql?: GraphqlDetails;
  /** Details of a symbol of a library, or of one of its members. */
  sdk?: SdkDetails;
}
