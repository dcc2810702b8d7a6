import { isArray, isObject, type JsonObject } from '../json.js';
import type { ValueFault } from './fault.js';

/** Reports faults of the encodings of unnamed parts. */
export function encodingFaults({ encoding, prefixEncoding, itemEncoding }: JsonObject): ValueFault[] {
  const byPlace = prefixEncoding === undefined ? 'itemEncoding' : 'prefixEncoding';
  if (encoding !== undefined && (prefixEncoding ?? itemEncoding) !== undefined)
    return [
      {
        keys: [byPlace],
        message: `\`${byPlace}\` stands beside \`encoding\`.`,
        help: 'Parts are told apart by their names or by their places: keep one of them.',
      },
    ];
  if (prefixEncoding !== undefined && !isArray(prefixEncoding))
    return [
      {
        keys: ['prefixEncoding'],
        message: '`prefixEncoding` is not a list.',
        help: 'Write an Encoding Object for each part, in their order.',
      },
    ];
  return itemEncoding === undefined || isObject(itemEncoding)
    ? []
    : [
        {
          keys: ['itemEncoding'],
          message: '`itemEncoding` is not an object.',
          help: 'Write one Encoding Object for all parts.',
        },
      ];
}
