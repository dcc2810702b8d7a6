import { diagnostic } from '../../diagnostics/create.js';
import { type Diagnostic } from '../../diagnostics/diagnostic.js';
import { contrastOf, textContrast } from '../theme.js';
import { inConfig, type Check } from './context.js';
import { parseEndpoint } from '../../formats/openapi/api.js';
import { atKey } from '../pageSources.js';
import { declaredVersions } from '../../config/navigation/versions.js';

/** Reports accent colours too close to the background for text, which is shown in an adjusted colour. */
export const checkContrast: Check = (context) => {
  const { theme } = context.model;
  return (['light', 'dark'] as const).flatMap((mode): Diagnostic[] => {
    const accent = mode === 'light' ? theme.primary : theme.light;
    const key = ['colors', mode === 'light' ? 'primary' : 'light'];
    const path = mode === 'dark' && !context.input.configSource.spanOf(key) ? ['colors', 'primary'] : key;
    // Colours that docs.json does not set are not the author's responsibility.
    if (theme.accentText[mode] === accent || !context.input.configSource.spanOf(path)) return [];
    const contrast = contrastOf(accent, theme.background[mode]);
    // On an active entry's tint, text is adjusted slightly, which needs no report.
    if (contrast >= textContrast) return [];
    return [
      inConfig(context, path, 'site/low-contrast', {
        message: `${accent} has a contrast of ${contrast.toFixed(1)}:1 on the ${mode} background; text needs ${textContrast}:1.`,
        help: `Text in that colour is rendered in ${theme.accentText[mode]} instead; set ${key.join('.')} to a colour with more contrast to choose it yourself.`,
      }),
    ];
  });
};

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
      help: 'Let the workflow fetch the whole history (`fetch-depth: 0`), or set dates yourself (`lastUpdatedDate`).',
    }),
  ];
};

/** Reports a folder that has no pages and whose specifications generate none. */
export const checkEmpty: Check = (context) =>
  context.model.routes.size > 0
    ? []
    : [
        inConfig(context, ['navigation'], 'site/empty', {
          message: 'The folder contains no page, and no specification generates one.',
          help: 'Write one, such as introduction.mdx, and list it in the navigation.',
        }),
      ];

/** Reports a rating question whose answers nobody receives. */
export const checkRating: Check = (context) => {
  if (!context.input.config.feedback.thumbsRating || context.model.settings.thumbsRating) return [];
  return [
    inConfig(context, ['feedback', 'thumbsRating'], 'site/unheard-rating', {
      message: '"Was this page helpful?" is left out: nothing receives the answers.',
      help: 'Name an analytics service, or an address: "trellis": { "feedbackUrl": "https://example.com/feedback" }.',
    }),
  ];
};

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

/** Reports missing operations and schemas that pages or the navigation name, and malformed endpoints. */
export const checkOperations: Check = ({ input: { config, pages }, sources, operations }) => [
  ...sources.diagnostics,
  ...pages.flatMap((page) => {
    const { api, openapi } = page.frontmatter;
    if (api === undefined || openapi !== undefined) return [];
    return parseEndpoint(api, config.api.mdx.server, atKey(page, 'api')).diagnostics;
  }),
  ...operations.diagnostics,
];

/** Reports pages that ask for a feed and have no entries for it. */
export const checkFeeds: Check = ({ input: { pages } }) =>
  pages
    .filter(({ frontmatter: { rss }, components }) => rss && !components.some(({ name }) => name === 'Update'))
    .map(({ file, frontmatterSpans: { rss: span } }) =>
      diagnostic('site/empty-feed', {
        message: 'The page has no feed, because its text has no `<Update>`.',
        help: 'Write each entry as `<Update label="2026-04">…</Update>`, or remove `rss`.',
        file,
        span,
      }),
    );

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
      span,
    });
  });
};
