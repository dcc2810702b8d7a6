import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { library } from './places.mjs';

/** Writes the JSON Schema of docs.json, which editors read. */
export async function writeSchema() {
  const { configJsonSchema } = await tsImport('../config/jsonSchema.ts', import.meta.url);
  writeFileSync(path.join(library, 'docs.schema.json'), `${JSON.stringify(configJsonSchema())}\n`);
}
