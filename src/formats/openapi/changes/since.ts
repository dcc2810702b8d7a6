import { isArray, isObject, objectOf, type Json, type JsonObject } from '../../../documents/json.js';
import type { Specification } from '../operation.js';
import { splitPointer } from '../../../documents/pointer.js';
import { specificationOf } from '../specification.js';
import type { ApiChange } from './change.js';
import type { ApiState } from './compare.js';

/** Keys that lead to a value. Parameters are identified by location and name, because their indices differ between versions. */
type Path = readonly string[];

/** A part that a version of an API added, and the version. */
export interface Since {
  path: Path;
  version: string;
}

const parameterKey = (value: Json | undefined): string =>
  JSON.stringify([objectOf(value)['in'], objectOf(value)['name']]);

/** Key in a container for one step of a path. */
function keyIn(holder: Json | undefined, part: string): string {
  if (!isArray(holder) || !part.startsWith('[')) return part;
  return String(holder.findIndex((each) => parameterKey(each) === part));
}

const childOf = (holder: Json | undefined, key: string): Json | undefined => {
  if (isArray(holder)) return holder[Number(key)];
  return isObject(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
};

function pathOf(document: JsonObject, pointer: string): Path {
  let value: Json | undefined = document;
  let holderKey = '';
  return splitPointer(pointer).map((key) => {
    const isParameter = holderKey === 'parameters' && isArray(value);
    value = childOf(value, key);
    holderKey = key;
    return isParameter ? parameterKey(value) : key;
  });
}

const isIn = (document: JsonObject, path: Path): boolean =>
  path.reduce<Json | undefined>((value, part) => childOf(value, keyIn(value, part)), document) !== undefined;

/** The operations, parameters, headers and fields that a version has added. */
export function additionsOf(from: ApiState, to: ApiState, changes: readonly ApiChange[]): Path[] {
  return changes
    .filter(({ rule }) => /^(?:operation|parameter|header|field)-added/.test(rule))
    .map((change) => pathOf(to.document, change.to))
    .filter((path) => !isIn(from.document, path));
}

/** Adds the version that introduced each part of a specification as `x-since`, unless the part has one. */
export function withSince(specification: Specification, parts: readonly Since[]): Specification {
  if (parts.length === 0) return specification;
  const document = parts.reduce<Json>(
    (value, { path, version }) => marked(value, path, version),
    specification.document,
  );
  // Diagnostics from reading it remain valid.
  return { ...specification, ...specificationOf(objectOf(document), specification), ...pickChecks(specification) };
}

const pickChecks = ({ check, diagnostics }: Specification): Pick<Specification, 'check' | 'diagnostics'> => ({
  check,
  diagnostics,
});

function marked(value: Json, [part, ...rest]: Path, version: string): Json {
  if (part === undefined)
    return isObject(value) && value['x-since'] === undefined ? { ...value, 'x-since': version } : value;
  const key = keyIn(value, part);
  const child = childOf(value, key);
  if (child === undefined) return value;
  const changed = marked(child, rest, version);
  if (changed === child) return value;
  return isArray(value) ? value.with(Number(key), changed) : { ...objectOf(value), [key]: changed };
}
