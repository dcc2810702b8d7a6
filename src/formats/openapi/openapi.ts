import type { Format } from '../format.js';
import { findListedOperation, findOperation, findSchema, isOperationName } from './find.js';
import { isOpenapiText } from '../../documents/read/recognise.js';

/** OpenAPI 3.x and Swagger 2.0. Accepts every file that no other format recognises, and reports what is wrong with it. */
export const openapi: Format = {
  id: 'openapi',
  title: 'OpenAPI',
  isServed: true,
  isFound: isOpenapiText,
  recognises: () => true,
  read: async (file, load) => (await import('./read.js')).readOpenapi(file, load),
  keys: { openapi: findOperation, 'openapi-schema': findSchema },
  findListed: findListedOperation,
  isListed: isOperationName,
};
