import { inConfig, type Check } from './context.js';

/** Reports unknown dates of pages that should show them, usually because the clone has no history. */
export const checkDates: Check = (context) => {
  const { config, changed } = context.input;
  if (!config.trellis.lastUpdated || changed === undefined || changed.size > 0) return [];
  const isMissing = [...context.model.routes.values()].some(
    ({ showsModified, modified }) => showsModified && modified === undefined,
  );
  if (!isMissing) return [];
  return [
    inConfig(context, ['trellis', 'lastUpdated'], 'site/unknown-dates', {
      message: 'Pages cannot show the date of their last change: the Git history is missing or incomplete.',
      help: 'Let a workflow fetch all of it (`fetch-depth: 0`), or give days by hand (`lastUpdatedDate`).',
    }),
  ];
};
