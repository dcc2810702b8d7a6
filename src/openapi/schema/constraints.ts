import { isObject, textOf, type Json, type JsonObject } from '../json.js';
import type { Constraint } from './node.js';

/** What a schema asks of its values beyond their type, in words; nothing for keywords that cannot matter. */
export function constraintsOf(schema: JsonObject): Constraint[] {
  return [
    constraint('Range', range(schema)),
    constraint('Multiple of', numberText(schema['multipleOf'])),
    constraint('Length', counted(schema['minLength'], schema['maxLength'], 'character')),
    constraint('Pattern', textOf(schema['pattern'])),
    constraint('Media type', textOf(schema['contentMediaType'])),
    constraint('Items', counted(schema['minItems'], schema['maxItems'], 'item')),
    constraint('Items', schema['uniqueItems'] === true ? 'unique' : undefined),
    constraint('Properties', counted(schema['minProperties'], schema['maxProperties'], 'property')),
    constraint('Names', isObject(schema['propertyNames']) ? textOf(schema['propertyNames']['pattern']) : undefined),
    constraint('Other properties', isClosed(schema) ? 'not allowed' : undefined),
  ].flat();
}

function constraint(label: string, text: string | undefined): Constraint[] {
  return text === undefined ? [] : [{ label, text }];
}

function range(schema: JsonObject): string | undefined {
  const low = lower(numberText(schema['minimum']), '≤') ?? lower(numberText(schema['exclusiveMinimum']), '<');
  const high = upper('≤', numberText(schema['maximum'])) ?? upper('<', numberText(schema['exclusiveMaximum']));
  if (low !== undefined && high !== undefined) return `${low} x ${high}`;
  if (low === undefined) return high === undefined ? undefined : `x ${high}`;
  const least = numberText(schema['minimum']);
  return least === undefined ? `x > ${numberText(schema['exclusiveMinimum'])}` : `x ≥ ${least}`;
}

function lower(value: string | undefined, sign: string): string | undefined {
  return value === undefined ? undefined : `${value} ${sign}`;
}

function upper(sign: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${sign} ${value}`;
}

function numberText(value: Json | undefined): string | undefined {
  return typeof value === 'number' ? String(value) : undefined;
}

function counted(
  min: Json | undefined,
  max: Json | undefined,
  unit: 'character' | 'item' | 'property',
): string | undefined {
  const least = typeof min === 'number' && min > 0 ? min : undefined;
  const most = typeof max === 'number' ? max : undefined;
  const plural = unit === 'property' ? 'properties' : `${unit}s`;
  if (least !== undefined && most !== undefined) {
    return least === most ? `${least} ${least === 1 ? unit : plural}` : `${least} to ${most} ${plural}`;
  }
  if (least !== undefined) return `at least ${least} ${least === 1 ? unit : plural}`;
  return most === undefined ? undefined : `at most ${most} ${most === 1 ? unit : plural}`;
}

function isClosed(schema: JsonObject): boolean {
  return schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false;
}
