import type { NavigationGroup } from '../../config/config.js';
import { divisionKeys } from '../../config/divisionKeys.js';
import type { JsonPath } from '../../config/tree.js';
import { inShort, unroutable } from '../../content/writable.js';
import { defaultDirectory } from '../operations/address.js';
import { prefixOf } from '../prefix.js';
import { inConfig, type Check } from './context.js';

interface Named {
  place: JsonPath;
  directory: string;
}

function inGroups(nodes: readonly (string | NavigationGroup)[], place: JsonPath): Named[] {
  return nodes.flatMap((node, index) => {
    if (typeof node === 'string') return [];
    const own: JsonPath = [...place, index];
    const { directory } = node;
    return [
      ...(directory === undefined ? [] : [{ directory, place: [...own, 'directory'] }]),
      ...inGroups(node.pages, [...own, 'pages']),
    ];
  });
}

/** Directories in docs.json below which no generated page can stand. */
export const checkDirectories: Check = (context) => {
  const { config } = context.input;
  const divisions = divisionKeys.flatMap((key) =>
    config[key].flatMap(({ url, openapi }, index) =>
      url === undefined || !openapi ? [] : [{ directory: url, place: [key, index, 'url'] }],
    ),
  );
  return [...inGroups(config.navigation, ['navigation']), ...divisions].flatMap(({ directory, place }) => {
    const fault = unroutable(prefixOf(directory));
    return fault === undefined
      ? []
      : inConfig(context, place, 'site/unwritable-address', {
          message: `The address \`${inShort(directory)}\` ${fault}.`,
          help: `The pages of its operations stand below \`${defaultDirectory}\`; write a path of this site.`,
        });
  });
};
