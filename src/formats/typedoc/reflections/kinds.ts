import type { JsonObject } from '../../../documents/json.js';
import type { SdkKind, SdkMemberKind } from '../details.js';

/** TypeDoc's numbers for kinds of reflections. */
export const PROJECT = 1;
export const VARIABLE = 32;
export const CONSTRUCTOR = 512;
export const CONSTRUCTOR_SIGNATURE = 16384;
export const TYPE_ALIAS = 2097152;
export const REFERENCE = 4194304;

/** Number of a reference before TypeDoc 0.25, where type aliases had today's number of references. */
const OLD_REFERENCE = 8388608;

/** Today's number for the kind of a reflection. */
export function kindOf({ kind, target }: JsonObject): number {
  if (kind === OLD_REFERENCE) return REFERENCE;
  return kind === REFERENCE && target === undefined ? TYPE_ALIAS : Number(kind);
}

/** Kinds with a page of their own. */
export const pageKinds: ReadonlyMap<number, SdkKind> = new Map([
  [PROJECT, 'module'],
  [2, 'module'],
  [4, 'namespace'],
  [8, 'enum'],
  [VARIABLE, 'variable'],
  [64, 'function'],
  [128, 'class'],
  [256, 'interface'],
  [TYPE_ALIAS, 'type'],
]);

/** Kinds that are shown on another symbol's page. */
export const memberKinds: ReadonlyMap<number, SdkMemberKind> = new Map([
  [16, 'value'],
  [CONSTRUCTOR, 'constructor'],
  [1024, 'property'],
  [2048, 'method'],
  [262144, 'accessor'],
]);
