import type { OutputUnit } from '@cfworker/json-schema';
import type { Json } from '../json.js';
import { pointerOfFragment, valueAt } from '../pointer.js';
import { demandOf } from './demand.js';

/** What is wrong with a value. */
interface Description {
  reason: string;
  /** Pointer in the value. */
  at: string;
  /** The reason without its subject. */
  demand: string;
}

/** Describes what a value must be to fit its schema. */
export function describeErrors(errors: readonly OutputUnit[], value: Json): Description {
  const error = telling(errors);
  const at = error ? pointerOfFragment(error.instanceLocation.slice(1)) : '';
  const demand = error ? demandOf(error, valueAt(value, at)) : 'must be something else';
  return { at, demand, reason: `${at === '' ? 'it' : `\`${at}\``} ${demand}` };
}

/** Keywords that only repeat that something nested is wrong. */
export const applicators = new Set([
  '$ref',
  'allOf',
  'properties',
  'items',
  'prefixItems',
  'additionalProperties',
  'patternProperties',
  'false',
]);

/** The error that helps an author most. For alternatives, it is an error of the one that the author means, if that is clear. */
function telling(errors: readonly OutputUnit[]): OutputUnit | undefined {
  const error = errors.find(({ keyword }) => !applicators.has(keyword)) ?? errors.at(-1);
  if (!error || !fitsNone(error)) return error;
  const [meant, other] = alternativesOf(error, errors).filter((each) => isMeant(each, error.instanceLocation));
  return meant && !other ? telling(meant) : error;
}

const fitsNone = ({ keyword, error }: OutputUnit): boolean =>
  keyword === 'anyOf' || (keyword === 'oneOf' && error.includes('(0 match'));

/** The errors of each alternative of `oneOf` or `anyOf`. */
function alternativesOf({ keywordLocation }: OutputUnit, errors: readonly OutputUnit[]): OutputUnit[][] {
  const within = errors.filter((each) => each.keywordLocation.startsWith(`${keywordLocation}/`));
  const indexOf = (each: OutputUnit): string =>
    each.keywordLocation.slice(keywordLocation.length + 1).split('/', 1)[0] ?? '';
  return [...Map.groupBy(within, indexOf).values()];
}

/** False for an alternative for values of another type, or with another constant in a property, such as its name. */
function isMeant(errors: readonly OutputUnit[], at: string): boolean {
  const choices = errors.filter(fitsNone);
  const outside = errors.filter((each) =>
    choices.every(({ keywordLocation }) => !each.keywordLocation.startsWith(`${keywordLocation}/`)),
  );
  const isOther = ({ keyword, instanceLocation }: OutputUnit): boolean =>
    (keyword === 'type' && instanceLocation === at) ||
    (/^(?:const|enum)$/.test(keyword) && instanceLocation.replace(/\/[^/]*$/, '') === at);
  return (
    !outside.some(isOther) &&
    choices.every(
      (choice) => choice.instanceLocation !== at || alternativesOf(choice, errors).some((each) => isMeant(each, at)),
    )
  );
}
