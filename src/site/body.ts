export type { CompiledBody, ContentImport, ContentModule, Page } from '../content/page.js';
export type { Diagnostic } from '../diagnostics/diagnostic.js';
