import type { Config } from '../config/config.js';
import type { Settings } from './site.js';

/** What the frame takes from docs.json as it stands there, and nothing more: every page is drawn anew when it changes. */
export function settingsOf(config: Config): Settings {
  const { analytics, background, codeBlock, eyebrow, feedback, font, footer, integrations, isWhiteLabeled } = config;
  const { layout, metadata, rounded, search, sidebar, theme, topbar } = config;
  return {
    analytics,
    background,
    codeBlock,
    eyebrow,
    font,
    footer,
    integrations,
    isWhiteLabeled,
    layout,
    metadata,
    rounded,
    search,

    sidebar,
    theme,
    topbar,
    thumbsRating: feedback.thumbsRating,
  };
}
