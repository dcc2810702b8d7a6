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
  discriminatorValue?: string;
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
          discriminatorValue: discriminator && discriminatorValue(document, discriminator, merged),
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
 * The value of the discriminator's property that selects a schema: from the mapping, else the property's own constant, else the component's name
 * (OpenAPI 3.1, Discriminator Object).
 */
export function discriminatorValue(
  document: JsonObject,
  discriminator: Discriminator,
  merged: Merged,
): string | undefined {
  const mapped = Object.entries(discriminator.mapping).find(([, target]) => leadsTo(target, merged));
  if (mapped) return mapped[0];
  const { [discriminator.property]: property } = objectOf(merged.schema['properties']);
  const own = mergeSchema(document, property).schema;
  const [value, ...others] = listOf(own['enum']);
  return textOf(own['const']) ?? (value !== undefined && others.length === 0 ? textOf(value) : merged.name);
}
