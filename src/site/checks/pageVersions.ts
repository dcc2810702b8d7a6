import { declaredVersions } from '../../config/navigation/versions.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Check } from './context.js';

/**
 * Reports pages whose frontmatter names a version that docs.json does not list; the version is ignored. On a site without versions, the key belongs
 * to the author.
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
