import { METHODS } from '../../../documents/grammar.js';
import { entriesOf, isArray, isObject, listOf, type Json, type JsonObject } from '../../../documents/json.js';

/**
 * Removes what the conversion of a Swagger 2.0 document cannot handle: parts of the wrong type, keys without a value, and parameters without a
 * location. Valid parts stay unchanged.
 */
export function tidySwagger(document: JsonObject): JsonObject {
  return tidied(document, {
    ...shared,
    host: text,
    basePath: text,
    parameters: (value) => (isObject(value) ? objectsIn(value, isParameter) : undefined),
    responses: (value) => (isObject(value) ? responsesIn(value) : undefined),
    definitions: (value) => (isObject(value) ? objectsIn(value) : undefined),
    securityDefinitions: (value) => (isObject(value) ? objectsIn(value) : undefined),
    paths: (value) => (isObject(value) ? Object.fromEntries(entriesOf(objectsIn(value)).map(tidyItem)) : undefined),
  });
}

/** Returns the value that a key may keep, or undefined to remove it. */
type Rule = (value: Json) => Json | undefined;

const text: Rule = (value) => (typeof value === 'string' ? value : undefined);
const texts: Rule = (value) => (isArray(value) ? value.filter((each) => typeof each === 'string') : undefined);
/** An empty list counts as none, because the conversion loses bodies that have no media type. */
const mediaTypes: Rule = (value) => (listOf(texts(value)).length > 0 ? texts(value) : undefined);
const parameters: Rule = (value) => listOf(value).filter(isParameter);

/** Rules for keys that occur at several levels. */
const shared: Readonly<Record<string, Rule>> = { schemes: texts, consumes: mediaTypes, produces: mediaTypes };

const operationRules: Readonly<Record<string, Rule>> = {
  ...shared,
  parameters,
  responses: (value) => (isObject(value) ? responsesIn(value) : {}),
};

const itemRules: Readonly<Record<string, Rule>> = {
  parameters,
  ...Object.fromEntries(
    [...METHODS].map((method) => [
      method,
      (value: Json) => (isObject(value) ? tidied(value, operationRules) : undefined),
    ]),
  ),
};

function tidyItem([path, item]: [string, Json]): [string, Json] {
  return [path, isObject(item) ? tidied(item, itemRules) : item];
}

function responsesIn(value: JsonObject): JsonObject {
  const parts: Rule = (part) => (isObject(part) ? part : undefined);
  const rules = { headers: parts, examples: parts, schema: parts };
  return Object.fromEntries(
    entriesOf(objectsIn(value)).map(([status, response]) => [
      status,
      isObject(response) ? tidied(response, rules) : response,
    ]),
  );
}

function tidied(value: JsonObject, rules: Readonly<Record<string, Rule>>): JsonObject {
  const entries = entriesOf(value).flatMap(([key, each]): [string, Json][] => {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    const result = rule ? rule(each) : each;
    return result === undefined || result === null ? [] : [[key, result]];
  });
  return Object.fromEntries(entries);
}

function objectsIn(value: JsonObject, fits: (each: JsonObject) => boolean = () => true): JsonObject {
  return Object.fromEntries(entriesOf(value).filter(([, each]) => isObject(each) && fits(each)));
}

function isParameter(value: Json): boolean {
  return isObject(value) && (typeof value['in'] === 'string' || typeof value['$ref'] === 'string');
}
