import { METHODS } from '../grammar.js';
import { additionalOperations, isMethod } from '../heldOperations.js';
import { entriesOf, isObject, type JsonObject } from '../json.js';
import type { ValueFault } from './fault.js';

/** Reports faults of operations with custom methods. */
export function methodFaults(item: JsonObject): ValueFault[] {
  const held = item[additionalOperations];
  if (held !== undefined && !isObject(held))
    return [
      {
        keys: [additionalOperations],
        message: '`additionalOperations` is not an object.',
        help: 'Write operations by their methods, such as `LINK: { … }`.',
      },
    ];
  return entriesOf(held).flatMap(([name, value]): ValueFault[] => {
    const keys = [additionalOperations, name];
    if (METHODS.has(name.toLowerCase()))
      return [
        {
          keys,
          message: `\`${name}\` has a key of its own.`,
          help: `Write it as \`${name.toLowerCase()}\` beside \`additionalOperations\`.`,
        },
      ];
    if (!isMethod(name))
      return [{ keys, message: `\`${name}\` cannot be a method.`, help: 'Use letters, such as `LINK`.' }];
    return isObject(value)
      ? []
      : [{ keys, message: `\`${name}\` is not an operation.`, help: 'Write an Operation Object.' }];
  });
}
