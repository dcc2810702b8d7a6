import { inConfig, type Check } from './context.js';

/** A folder without a page, whose specifications give none either. */
export const checkEmpty: Check = (context) =>
  context.model.routes.size > 0
    ? []
    : [
        inConfig(context, ['navigation'], 'site/empty', {
          message: 'The folder holds no page, and no specification gives one.',
          help: 'Write one, such as introduction.mdx, and list it in the navigation.',
        }),
      ];
