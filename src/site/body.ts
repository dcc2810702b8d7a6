export type { CompiledBody, ContentImport, ContentModule } from '../content/page.js';
