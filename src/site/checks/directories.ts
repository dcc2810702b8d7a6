import { nodesOf } from '../../config/navigation/walk.js';
import type { JsonPath } from '../../config/tree.js';
import { inShort, unroutable } from '../../content/pathFaults.js';
import { defaultDirectory } from '../operations/address.js';
import { prefixOf } from '../navigation/prefix.js';
import { inConfig, type Check } from './context.js';

interface Named {
  place: JsonPath;
  directory: string;
}

/** Reports directories in docs.json that cannot contain generated pages. */
export const checkDirectories: Check = (context) => {
  const named = [...nodesOf(context.input.config.navigation)].flatMap(({ node, path }): Named[] => {
    if (node.kind === 'group')
      return node.directory === undefined ? [] : [{ directory: node.directory, place: [...path, 'directory'] }];
    return 'prefix' in node && node.prefix && node.openapi
      ? [{ directory: node.prefix, place: [...path, 'prefix'] }]
      : [];
  });
  return named.flatMap(({ directory, place }) => {
    const fault = unroutable(prefixOf(directory));
    return fault === undefined
      ? []
      : inConfig(context, place, 'site/unwritable-address', {
          message: `The address \`${inShort(directory)}\` ${fault}.`,
          help: `The pages of its operations are below \`${defaultDirectory}\`; write a path of this site.`,
        });
  });
};
