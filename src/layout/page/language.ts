import type { Site, View } from '../../site/site.js';

// The format's own names for two languages, and what a `lang` attribute calls them (format spec 1.8).
const tags: Readonly<Record<string, string>> = { cn: 'zh-Hans', jp: 'ja' };

/** Language tag (BCP 47) of a page: the locale of its version, else English. */
export function languageOf({ versions }: Site, { version }: View): string {
  const locale = versions.find(({ name }) => name === version)?.locale;
  return locale === undefined ? 'en' : (tags[locale] ?? locale);
}
