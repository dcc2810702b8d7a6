import * as z from 'zod';
import { changelogs } from './changelogs.js';
import { contextual } from './today/frame.js';
import { english } from '../../i18n/tables.js';
import { absoluteUrl, identifier, language, languagePattern, link, optionalText, requiredText } from './values.js';

const addresses = z.union([absoluteUrl, z.array(absoluteUrl).nonempty()]);

const algolia = z.strictObject({
  appId: requiredText.describe('Application.'),
  apiKey: requiredText.describe('Search-only key of the application: every reader gets it.'),
  indexName: requiredText.describe('Index.'),
  url: addresses
    .optional()
    .describe('Address of the API, or several that are tried in turn; otherwise that of the application.'),
});

const typesense = z.strictObject({
  url: addresses.describe(
    'Address of the server, or of the nodes of a cluster: when one does not answer, the next is used.',
  ),
  apiKey: requiredText.describe('Search-only key of the server: every reader gets it.'),
  collectionName: requiredText.describe('Collection.'),
});

/** A search service that replaces the site's own index. */
const searchService = z
  .union([
    z.strictObject({
      algolia: algolia.describe('Algolia, filled by the DocSearch crawler or with the records of a build.'),
    }),
    z.strictObject({
      typesense: typesense.describe('Typesense, filled by its DocSearch scraper or with the records of a build.'),
    }),
  ])
  .optional()
  .describe('Service that answers searches, in place of the index of the build.');

const source = identifier(/^[^\s;,"]+$/);

function sources(what: string) {
  return z.array(source).optional().describe(what);
}

/** Sources that pages may load from, in addition to those that the author names elsewhere; `false` disables the policy. */
const policy = z
  .union([
    z.boolean(),
    z.strictObject({
      'script-src': sources('Scripts.'),
      'style-src': sources('Style sheets.'),
      'style-src-attr': sources('Styles of single elements.'),
      'img-src': sources('Images.'),
      'font-src': sources('Fonts.'),
      'connect-src': sources('Addresses that scripts contact.'),
      'frame-src': sources('Pages within the page.'),
      'media-src': sources('Video and audio.'),
      'worker-src': sources('Workers.'),
      'object-src': sources('Plug-ins.'),
      'form-action': sources('Addresses that forms are sent to.'),
      'frame-ancestors': sources(
        'Sites that may show the pages in a frame. It needs a header, which `build --target` writes for your host.',
      ),
    }),
  ])
  .prefault({})
  .describe(
    'Sources that the content security policy of the pages allows in addition, by directive; `false` leaves the policy out.',
  );

const repository = z.strictObject({
  url: absoluteUrl.describe('Address of the repository.'),
  branch: optionalText.describe('Branch that readers edit; otherwise the default one.'),
  path: optionalText.describe('Folder of the documentation within the repository.'),
});

/** Default limit for the CPU seconds that a build spends on pictures. */
export const pictureSeconds = 20;

const pictures = z
  .union([
    z.boolean().transform((isOn): { seconds?: number } | false => (isOn ? {} : false)),
    z.strictObject({
      seconds: z
        .number()
        .min(0)
        .optional()
        .describe(
          `CPU seconds that a build may spend on them; otherwise 2, and one more for every 50 pages, up to ${pictureSeconds}. The next build continues with the remaining pictures.`,
        ),
    }),
  ])
  .prefault(true)
  .describe('Whether to make smaller files of pictures, in the sizes of screens.');

/** Versions of the site that are built from the repository's history. */
const versions = z
  .array(
    z.strictObject({
      version: requiredText.describe('Name of the version in the menu, and the folder of its addresses.'),
      ref: requiredText.describe('Branch, tag or commit with the pages of the version.'),
      tag: optionalText.describe('Small label beside the name.'),
      notice: z
        .boolean()
        .default(true)
        .describe('Whether its pages say that they describe an older version, with a link to the newest.'),
      canonical: z
        .boolean()
        .default(true)
        .describe('Whether search engines are told to show the page of the newest version instead.'),
    }),
  )
  .default([])
  .describe('Older versions of the site, which `build` reads from git.');

const translations = z
  .strictObject({
    fallback: z
      .boolean()
      .default(true)
      .describe('Whether a page that is listed and not translated is shown in the default language.'),
    notice: z
      .boolean()
      .default(true)
      .describe('Whether pages say that they are not translated, or that the original has changed since.'),
  })
  .prefault({})
  .describe('Pages in several languages.');

export const trellisSettings = z
  .strictObject({
    siteUrl: absoluteUrl.optional().describe('Address of the site, for canonical links and the sitemap.'),
    lastUpdated: z.boolean().default(false).describe('Whether pages show the date of their last change, from git.'),
    language: language.describe(
      'Language of the site and its interface, such as `de`; otherwise English, or the language that the script of the pages implies. A `locale` of a version takes precedence.',
    ),
    messages: z
      .record(
        z.string().meta({ pattern: languagePattern }),
        z.record(z.string().meta({ enum: Object.keys(english) }), requiredText),
      )
      .default({})
      .describe('Your own texts of the interface, by language tag and key, as ICU messages.'),
    translations,
    ogImages: z.boolean().default(true).describe('Whether to make a picture of each page, for links on other sites.'),
    images: pictures,
    stylesheets: z
      .array(requiredText)
      .optional()
      .describe(
        'Style sheets that every page loads, in this order; otherwise all in the folder, except those of HTML files and other programs.',
      ),
    scripts: z
      .array(requiredText)
      .optional()
      .describe('Scripts that every page loads, in this order; otherwise those beside the pages.'),
    search: searchService,
    pageMenu: contextual.shape.options
      .optional()
      .describe('Entries of the menu beside the title of a page: names, or your own.'),
    mcpServer: absoluteUrl.optional().describe('Address of an MCP server with this documentation, for the page menu.'),
    redirectFiles: z
      .array(z.enum(['_redirects', 'vercel.json']))
      .default(['_redirects'])
      .describe('Files of redirects for hosts.'),
    versions,
    changelogs,
    repository: repository.optional().describe('Repository of the sources, for edit and issue links.'),
    feedbackUrl: link.optional().describe('Address that receives the answers to "Was this page helpful?", as a form.'),
    eventsUrl: link
      .optional()
      .describe('Address that receives events in JSON: searches, copied code, requests of the playground.'),
    introductions: z
      .boolean()
      .default(true)
      .describe(
        'Whether a section with only a specification begins with a page about it: description, servers, tags and contact.',
      ),
    imageHosts: z
      .array(identifier(/^(?:https:\/\/)?(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?\/?$/))
      .default([])
      .describe('Hosts whose pictures are shown in texts of specifications. Pictures of other hosts become links.'),
    contentSecurityPolicy: policy,
    servicesOnLocalhost: z
      .boolean()
      .default(false)
      .describe('Loads analytics and chats on localhost and in development too.'),
  })
  .prefault({})
  .describe('Settings that only Trellis has.');
