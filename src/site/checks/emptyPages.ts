import { inConfig, type Check } from './context.js';

/** Reports a folder that has no pages and whose specifications generate none. */
export const checkEmpty: Check = (context) =>
  context.model.routes.size > 0
    ? []
    : [
        inConfig(context, ['navigation'], 'site/empty', {
          message: 'The folder holds no page, and no specification gives one.',
          help: 'Write one, such as introduction.mdx, and list it in the navigation.',
        }),
      ];
