import type { Config } from '../config/config.js';
import { bannerOf } from './banner.js';
import { defined } from '../shared/object.js';
import { hearsRatings, servicesOf } from './services.js';
import type { Layout, Settings } from './site.js';

const layouts: Readonly<Partial<Record<NonNullable<Config['theme']>, Layout>>> = {
  maple: 'sidenav',
  willow: 'solidSidenav',
};

/** Settings of docs.json that the frame uses unchanged. If one changes, all pages are rendered again, so no others are included. */
export function settingsOf(config: Config): Settings {
  const { background, feedback, fonts, footer, interaction, search, seo, styling, theme, trellis } = config;
  return {
    background,
    fonts,
    footer,
    search,
    styling,
    layout: (theme && layouts[theme]) ?? 'topnav',
    drilldown: interaction.drilldown,
    metatags: seo.metatags,
    imageHosts: trellis.imageHosts.map((host) => `https://${host.replace(/^https:\/\/|\/$/g, '')}`),
    contentSecurityPolicy: trellis.contentSecurityPolicy,
    thumbsRating: feedback.thumbsRating && hearsRatings(config),
    translationNotice: trellis.translations.notice,
    ...defined({ banner: bannerOf(config), notFound: config.errors?.[404] }),
    ...defined({
      feedbackUrl: config.trellis.feedbackUrl,
      services: servicesOf(config),
      searchService: trellis.search,
    }),
  };
}
