/** Folders under `starter` whose files make up a new documentation folder; those of a later one replace those of an earlier one. */
export const templates = {
  docs: ['every', 'docs'],
  landing: ['every', 'docs', 'landing'],
  api: ['every', 'api'],
} as const;

export type TemplateName = keyof typeof templates;

export const templateNames = Object.keys(templates) as TemplateName[];
