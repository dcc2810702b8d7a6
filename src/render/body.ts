export type { CompiledBody, ContentImport, ContentModule, ExpressionPlace, Page } from '../content/page.js';
export { losses } from '../diagnostics/catalogue.js';
export type { Diagnostic } from '../diagnostics/diagnostic.js';
export type * from '../openapi/details.js';
export type { Operation } from '../openapi/operation.js';
export type { SchemaNode, TypePart } from '../openapi/schema/node.js';
export type { SdkExample } from '../openapi/sdkReference.js';
