/** The part of a schema that a field shows. */
export interface FieldSchema {
  type?: string | string[];
  format?: string;
  description?: string;
  contentMediaType?: string;
  contentEncoding?: string;
  items?: FieldSchema;
  $ref?: string;
}

/** The type of a field in one or two words, such as `integer (int64)` or `string[]`; empty if any value is allowed. */
export function typeName(schema: FieldSchema | undefined): string {
  if (!schema?.type) return '';
  const types = [schema.type].flat().filter((type) => type !== 'null');
  const name = types.map((type) => (type === 'array' ? `${typeName(schema.items) || 'any'}[]` : type)).join(' | ');
  return schema.format === undefined ? name : `${name} (${schema.format})`;
}

/** False if a form field cannot be a file, because it is a number or text in a specific format. */
export function acceptsFile(schema: FieldSchema | undefined): boolean {
  if (!schema?.type) return true;
  const types = [schema.type].flat();
  if (types.includes('array')) return acceptsFile(schema.items);
  if (!types.includes('string')) return false;
  return schema.format === 'binary' || schema.contentMediaType !== undefined || schema.contentEncoding !== undefined;
}
