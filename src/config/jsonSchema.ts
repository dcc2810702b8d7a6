import * as z from 'zod';
import { configSchema } from './schema/config.js';

/**
 * JSON Schema of docs.json as authors write it, for completion in editors: descriptions, defaults, possible
 * values, no further keys. Draft 7, the newest that editors support in full. Old names that are still read are left out, so that editors do not offer them.
 *
 * @param id address that the schema is published at.
 */
export function configJsonSchema(id?: string): z.core.JSONSchema.BaseSchema {
  const schema = z.toJSONSchema(configSchema, { io: 'input', target: 'draft-07' });
  return {
    ...(id === undefined ? {} : { $id: id }),
    title: 'docs.json',
    description: 'Configuration of a documentation site.',
    ...schema,
  };
}
