import { inConfig, type Check } from './context.js';

/** Reports feedback buttons that are enabled but have no target. */
export const checkRepository: Check = (context) => {
  const { suggestEdit, raiseIssue } = context.input.config.feedback;
  if (context.repository || !(suggestEdit || raiseIssue)) return [];
  return [
    inConfig(context, ['feedback', suggestEdit ? 'suggestEdit' : 'raiseIssue'], 'site/unknown-repository', {
      message: 'The feedback buttons are left out: the repository is not known.',
      help: 'Name the repository: "trellis": { "repository": { "url": "https://github.com/owner/name" } }.',
    }),
  ];
};
