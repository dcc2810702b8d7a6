import type { Config } from '../config/config.js';
import { bannerOf } from './banner.js';
import { defined } from '../shared/defined.js';
import { hearsRatings, servicesOf } from './services.js';
import type { Settings } from './site.js';

/** What the frame takes from docs.json as it stands there, and nothing more: every page is drawn anew when it changes. */
export function settingsOf(config: Config): Settings {
  const { background, codeBlock, eyebrow, feedback, font, footer } = config;
  const { layout, metadata, rounded, search, sidebar, theme, topbar, trellis } = config;
  return {
    background,
    codeBlock,
    eyebrow,
    font,
    footer,
    layout,
    metadata,
    rounded,
    search,
    sidebar,
    theme,
    topbar,
    imageHosts: trellis.imageHosts.map((host) => `https://${host.replace(/^https:\/\/|\/$/g, '')}`),
    contentSecurityPolicy: trellis.contentSecurityPolicy,
    thumbsRating: feedback.thumbsRating && hearsRatings(config),
    ...defined({ banner: bannerOf(config), notFound: config.errors?.[404] }),
    ...defined({
      feedbackUrl: config.trellis.feedbackUrl,
      services: servicesOf(config),
      searchService: trellis.search,
    }),
  };
}
