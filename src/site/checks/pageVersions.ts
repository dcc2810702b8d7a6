import { declaredVersions } from '../../config/navigation/versions.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Check } from './context.js';

/**
 * Pages whose frontmatter names a version that docs.json does not list: they are shown as if they named none. On a site
 * without versions the key is the author's own.
 */
export const checkPageVersions: Check = ({ input: { pages, config } }) => {
  const names = declaredVersions(config.navigation).map(({ name }) => name);
  if (names.length === 0) return [];
  return pages.flatMap(({ frontmatter: { version }, frontmatterSpans, file }) => {
    if (version === undefined || names.includes(version)) return [];
    const span = frontmatterSpans['version'];
    return diagnostic('site/unknown-version', {
      message: `docs.json lists no version "${version}".`,
      help: `Use one of ${names.map((name) => `"${name}"`).join(', ')}.`,
      file,
      ...(span ? { span } : {}),
    });
  });
};
