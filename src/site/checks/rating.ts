import { inConfig, type Check } from './context.js';

/** Reports a rating question whose answers nobody receives. */
export const checkRating: Check = (context) => {
  if (!context.input.config.feedback.thumbsRating || context.model.settings.thumbsRating) return [];
  return [
    inConfig(context, ['feedback', 'thumbsRating'], 'site/unheard-rating', {
      message: 'The question whether a page was helpful is left out: the answers have no recipient.',
      help: 'Name an analytics service, or an address: "trellis": { "feedbackUrl": "https://example.com/feedback" }.',
    }),
  ];
};
