import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../shared/packageRoot.js';
import { neededTokens } from '../neededTokens.js';
import { minifyStylesheet } from '../stylesheet.js';
import type { StylePart, StyleParts } from '../styleParts.js';
import { inlineConstants } from './constants.js';

const theme = path.join(packageRoot, 'src/theme');

/** Tokens that make a page need a style sheet, where its selectors do not tell. */
const conditions: Readonly<Record<string, readonly string[]>> = {
  'styles/sharp.css': ['[data-rounded]'],
  'layout/page/rtl.css': ['[dir]'],
  'layout/page/sidenav.css': ['[data-layout]'],
  'layout/page/modes.css': ['wide', 'center', 'custom', 'frame'].map((mode) => `[data-page-mode=${mode}]`),
  'layout/header/gradient.css': ['[data-topbar]'],
  'layout/sidebar/items.css': ['[data-items]'],
  // The list of anchors is on every page, even if it is empty.
  'layout/sidebar/divisions.css': ['.sidebar-tabs', '.nav-anchor', '.sidebar-choice'],
  'components/code/collapsed.css': ['[data-collapsed]'],
  'components/code/lines.css': ['[data-lines]', '[data-wrap]'],
  // A script draws diagrams in these colours.
  'styles/tones.css': ['trellis-diagram'],
  'styles/tone-borders.css': ['trellis-diagram'],
};

/** Style sheets for elements that scripts can add to a page. */
const added: readonly { with: string; sheets: readonly string[] }[] = [
  // A page in several versions gets the sidebar of the version that the reader has chosen.
  {
    with: '#reframings',
    sheets: [
      'layout/tabs/tabs.css',
      'layout/sidebar/choice.css',
      'layout/sidebar/divisions.css',
      'layout/sidebar/sidebar.css',
      'styles/pill.css',
    ],
  },
  // The sidebar of a large site loads groups that are not in the page's HTML.
  { with: '[data-pills]', sheets: ['styles/pill.css'] },
  // Components with state and authors' scripts can add any element.
  ...['trellis-island', '[data-ahead]'].map((token) => ({
    with: token,
    sheets: ['details', 'keys', 'words', 'terms', 'blocks', 'fade', 'tables'].map((name) => `styles/${name}.css`),
  })),
  // The fields of a large schema are loaded when the reader opens it.
  {
    with: '[data-later]',
    sheets: [
      'reference/field/schema.css',
      'reference/section/folds.css',
      'reference/text-code.css',
      'components/code/lines.css',
    ],
  },
];

/** Custom properties of the root that only some style sheets use. */
const properties = ['styles/tones.css', 'styles/tone-borders.css'];

/** Style sheets of the layout. Of two rules in one layer, the later one wins. */
const layout = [
  'styles/sharp.css',
  'layout/page/rtl.css',
  'layout/page/sidenav.css',
  'layout/banner/banner.css',
  'layout/background/background.css',
  'layout/search/search.css',
  'layout/tabs/tabs.css',
  'layout/header/call-to-action.css',
  'layout/header/links.css',
  'layout/header/icon-links.css',
  'layout/header/topbar.css',
  'layout/header/header.css',
  'layout/header/gradient.css',
  'layout/header/versions.css',
  'layout/sidebar/choice.css',
  'layout/sidebar/divisions.css',
  'layout/sidebar/sidebar.css',
  'layout/sidebar/items.css',
  'styles/pill.css',
  'layout/icon/icon.css',
  'layout/page/frame.css',
  'layout/content/content.css',
  'layout/content/notices.css',
  'layout/content/all-pages.css',
  'layout/foot/foot.css',
  'layout/foot/footer.css',
  'layout/foot/feedback.css',
  'layout/foot/columns.css',
  'layout/notfound/notfound.css',
  'layout/menu/menu.css',
  'styles/prose.css',
];

/**
 * Style sheets of most texts. A page with a list of headings has all of them, in the style sheet of its layout. So it loads one style sheet if it has
 * few components, and shares it with other texts.
 */
const text = ['layout/toc/toc.css', 'components/code/code.css', 'styles/fade.css', 'styles/tables.css'];

/** Colours of code, which docs.json can replace. */
const codeColors = 'components/code/tokens.css';

/** Style sheets of components, of reference pages, and of optional parts of the layout. */
const content = [
  'layout/page/modes.css',
  'layout/foot/related.css',
  'layout/foot/thumbs.css',
  'layout/foot/updated.css',
  'layout/content/breadcrumbs.css',
  'layout/menu/feed.css',
  'components/code/types.css',
  'reference/channel/channel.css',
  'reference/endpoint/endpoint.css',
  'reference/field/details.css',
  'reference/field/schema.css',
  'reference/graphql/graphql.css',
  'reference/responses/responses.css',
  'reference/sdk/sdk.css',
  'reference/text-code.css',
  'reference/section/section.css',
  'reference/section/folds.css',
  'reference/security/security.css',
  'styles/details.css',
  'styles/keys.css',
  'styles/words.css',
  'styles/terms.css',
  'styles/blocks.css',
  'styles/footnotes.css',
  'components/inset.css',
  'components/example/example.css',
  'components/mdx/fault.css',
  'components/island/island.css',
  'components/missing/missing.css',
  'components/icon/icon.css',
  'components/accordion/accordion.css',
  'components/badge/badge.css',
  'components/callout/callout.css',
  'components/card/card.css',
  'components/card/tile.css',
  'components/card/columns.css',
  'components/code/lines.css',
  'components/code/marks.css',
  'components/code/collapsed.css',
  'components/code/group.css',
  'components/tabs/tabs.css',
  'components/color/color.css',
  'components/diagram/diagram.css',
  'components/expandable/expandable.css',
  'components/field/field.css',
  'components/frame/frame.css',
  'components/chip.css',
  'components/prompt/prompt.css',
  'components/steps/steps.css',
  'components/tooltip/tooltip.css',
  'components/tree/tree.css',
  'components/update/update.css',
  'components/view/view.css',
  'reference/panel/panel.css',
];

/** All style sheets that are parts, as paths in the theme. */
export const sheets: readonly string[] = [...properties, ...layout, ...text, ...content];

function readPart(file: string): StylePart {
  const css = minifyStylesheet(inlineConstants(readFileSync(path.join(theme, file), 'utf8')));
  const condition = conditions[file];
  const needs = condition ? condition.map((token) => [token]) : neededTokens(css);
  const further = added.filter(({ sheets: own }) => own.includes(file)).map(({ with: token }) => [token]);
  return { css, needs: [...needs, ...further] };
}

/** Adds the needs of every style sheet that uses a property to those of the property's style sheet. */
function readProperties(file: string, users: readonly StylePart[]): StylePart {
  const { css, needs } = readPart(file);
  const names = Array.from(css.matchAll(/[{;](--[\w-]+):/g), ([, name = '']) => name);
  const own = users.filter((part) => names.some((name) => part.css.includes(`var(${name})`)));
  return { css, needs: [...(conditions[file] ? needs : []), ...own.flatMap((part) => part.needs)] };
}

/** Reads a style sheet of texts, which pages with a list of headings have in any case. */
function readText(file: string): StylePart {
  const { css, needs } = readPart(file);
  return { css, needs: [...needs, ['.toc-item']] };
}

/** Reads the theme's style sheets that only some pages need. */
export function readStyleParts(): Omit<StyleParts, 'shared'> {
  const [around, within] = [[...layout.map(readPart), ...text.map(readText)], content.map(readPart)];
  const shared = properties.map((file) => readProperties(file, [...around, ...within]));
  return { layout: around, code: readText(codeColors), content: [...shared, ...within] };
}
