import { isListedName } from '../../formats/findListed.js';
import { pagePath } from '../../content/links.js';
import { inConfig, type Check } from './context.js';
import { nearestPath } from './nearestPath.js';

/** Reports pages in the navigation that have no file. */
export const checkNavigationPages: Check = (context) => {
  const ids = context.input.pages.map(({ id }) => `/${id}`);
  return context.outline.missing
    .filter(({ written }) => !isListedName(written))
    .map(({ written, place }) => {
      const path = pagePath(written);
      const meant = nearestPath(path, ids)?.slice(1);
      return inConfig(context, place, 'site/missing-page', {
        message: `The navigation lists \`${written}\`, but there is no such page.`,
        help:
          meant === undefined
            ? `Create \`${path.slice(1) || 'index'}.mdx\`, or take the entry out.`
            : `Did you mean \`${meant}\`?`,
      });
    });
};
