import { defined } from '../../shared/object.js';
import { createUniqueLabels } from '../../shared/uniqueLabels.js';
import { listOf, objectOf, textOf, type Json, type JsonObject } from '../json.js';
import { localPointer, referenceName } from '../resolve.js';
import { mergeSchema, type Discriminator, type Merged, type Union } from './merge.js';
import { isNull } from './parts.js';
import { typeText } from './typeText.js';
import { typesOf } from './types.js';

/** A choice of a union without its rows. */
export interface UnionChoice {
  label?: string;
  discriminatorValues?: readonly string[];
  isDefault?: true;
  schema: Json;
}

/** The choices of a union with their labels. `null` is left out, because the type's text contains it. */
export function choicesOf(document: JsonObject, union: Union): UnionChoice[] {
  const unique = createUniqueLabels();
  return union.options
    .filter((option) => !isNull(option))
    .map((schema) => {
      const merged = mergeSchema(document, schema);
      const label = labelOf(document, merged);
      const { discriminator } = union;
      return {
        ...defined({
          label: label === undefined ? undefined : unique(label),
          discriminatorValues: discriminator && discriminatorValues(document, discriminator, merged),
        }),
        ...(leadsTo(discriminator?.otherwise ?? '', merged) && { isDefault: true as const }),
        schema,
      };
    });
}

function labelOf(document: JsonObject, merged: Merged): string | undefined {
  const title = textOf(merged.schema['title']) ?? merged.name;
  if (title !== undefined) return title;
  const types = typesOf(merged.schema);
  return types.length > 0 && !types.includes('object') ? typeText(document, merged) : undefined;
}

/** True if a mapping leads to a schema, by reference or name. */
export function leadsTo(target: string, { name, followed }: Merged): boolean {
  const pointer = localPointer(target);
  return pointer === undefined ? target === name : followed.includes(pointer) && referenceName(pointer) === name;
}

/**
 * The values of the discriminator's property that select a schema: from the mapping, else the property's own constant, else the component's name
 * (OpenAPI 3.1, Discriminator Object). Undefined if there is none.
 */
export function discriminatorValues(
  document: JsonObject,
  discriminator: Discriminator,
  merged: Merged,
): readonly string[] | undefined {
  const mapped = Object.entries(discriminator.mapping).filter(([, target]) => leadsTo(target, merged));
  if (mapped.length > 0) return mapped.map(([value]) => value);
  const { [discriminator.property]: property } = objectOf(merged.schema['properties']);
  const own = mergeSchema(document, property).schema;
  const [value, ...others] = listOf(own['enum']);
  const single = textOf(own['const']) ?? (value !== undefined && others.length === 0 ? textOf(value) : merged.name);
  return single === undefined ? undefined : [single];
}
