import { asyncapi } from './asyncapi/asyncapi.js';
import type { Format } from './format.js';
import { graphql } from './graphql/graphql.js';
import { openapi } from './openapi/openapi.js';
import { typedoc } from './typedoc/typedoc.js';

/** All formats, in the order in which a file is offered to them. What stands here is small: a format loads its reader itself. */
export const formats: readonly Format[] = [typedoc, graphql, asyncapi, openapi];
