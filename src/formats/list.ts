import { asyncapi } from './asyncapi/asyncapi.js';
import type { Format } from './format.js';
import { graphql } from './graphql/graphql.js';
import { openapi } from './openapi/openapi.js';
import { typedoc } from './typedoc/typedoc.js';

/** All formats, in the order in which they are tried for a file. These objects are small; each loads its reader on demand. */
export const formats: readonly Format[] = [typedoc, graphql, asyncapi, openapi];
