import { METHODS } from '../../../documents/grammar.js';
import { entriesOf, isArray, isObject, listOf, objectOf, type Json, type JsonObject } from '../../../documents/json.js';
import { resolve } from '../../../documents/resolve.js';

/**
 * Removes what the conversion of a Swagger 2.0 document cannot handle: parts of the wrong type, keys without a value, and parameters without a
 * location. Parameters of a body take the place of references to them, which the conversion loses. Other valid parts stay unchanged.
 */
export function tidySwagger(document: JsonObject): JsonObject {
  const parameters: Rule = (value) =>
    listOf(value)
      .filter(isParameter)
      .map((each) => withFormat(inBody(resolve(document, each)?.value) ?? each));
  const operation = { ...shared, parameters, responses: (value: Json) => (isObject(value) ? responsesIn(value) : {}) };
  const operations = [...METHODS].map((method): [string, Rule] => [
    method,
    (value) => (isObject(value) ? tidied(value, operation) : undefined),
  ]);
  const itemRules = { parameters, ...Object.fromEntries(operations) };
  const items = (value: JsonObject): JsonObject =>
    Object.fromEntries(entriesOf(objectsIn(value)).map(([path, item]) => [path, tidied(objectOf(item), itemRules)]));
  return tidied(document, {
    ...shared,
    host: text,
    basePath: text,
    parameters: (value) => (isObject(value) ? objectsIn(value, isParameter) : undefined),
    responses: (value) => (isObject(value) ? responsesIn(value) : undefined),
    definitions: (value) => (isObject(value) ? objectsIn(value) : undefined),
    securityDefinitions: (value) => (isObject(value) ? objectsIn(value) : undefined),
    paths: (value) => (isObject(value) ? items(value) : undefined),
  });
}

/** Returns the value that a key may keep, or undefined to remove it. */
type Rule = (value: Json) => Json | undefined;

const text: Rule = (value) => (typeof value === 'string' ? value : undefined);
const texts: Rule = (value) => (isArray(value) ? value.filter((each) => typeof each === 'string') : undefined);
/** An empty list counts as none, because the conversion loses bodies that have no media type. */
const mediaTypes: Rule = (value) => (listOf(texts(value)).length > 0 ? texts(value) : undefined);

/** Rules for keys that occur at several levels. */
const shared: Readonly<Record<string, Rule>> = { schemes: texts, consumes: mediaTypes, produces: mediaTypes };

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

/** The parameter, if it is part of the body. */
function inBody(parameter: JsonObject | undefined): JsonObject | undefined {
  return parameter && ['body', 'formData'].includes(String(parameter['in'])) ? parameter : undefined;
}

/** Adds the default format of a list in a form, which the conversion does not know. Files are never joined. */
function withFormat(parameter: Json): Json {
  const { in: place, type, collectionFormat, items } = objectOf(parameter);
  if (place !== 'formData' || type !== 'array' || collectionFormat !== undefined) return parameter;
  return objectOf(items)['type'] === 'file' ? parameter : { ...objectOf(parameter), collectionFormat: 'csv' };
}

function isParameter(value: Json): boolean {
  return isObject(value) && (typeof value['in'] === 'string' || typeof value['$ref'] === 'string');
}
