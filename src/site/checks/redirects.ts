import { sourceOf } from '../redirects.js';
import { inConfig, type Check } from './context.js';

/** Redirects whose source is a page: the page is served, the redirect has no effect. */
export const checkRedirects: Check = (context) =>
  context.input.config.redirects.flatMap(({ source }, index) => {
    if (!context.model.routes.has(sourceOf(source))) return [];
    return inConfig(context, ['redirects', index, 'source'], 'site/shadowed-redirect', {
      message: `The redirect from \`${source}\` has no effect: there is a page at that address.`,
      help: 'Take the redirect out, or move the page.',
    });
  });
