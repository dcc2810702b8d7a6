import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../shared/packageRoot.js';
import { neededTokens } from '../neededTokens.js';
import { minifyStylesheet } from '../stylesheet.js';
import type { StylePart, StyleParts } from '../styleParts.js';

const theme = path.join(packageRoot, 'src/theme');

/** Style sheets for an attribute of the page, whatever their selectors are. */
const conditions: Readonly<Record<string, string>> = {
  'layout/page/rtl.css': '[dir]',
  'layout/page/sidenav.css': '[data-layout]',
};

/** Style sheets of the layout. Of two rules in one layer, the later one wins. */
const layout = [
  'layout/page/rtl.css',
  'layout/page/sidenav.css',
  'layout/banner/banner.css',
  'layout/background/background.css',
  'layout/search/search.css',
  'layout/tabs/tabs.css',
  'layout/header/topbar.css',
  'layout/header/header.css',
  'layout/sidebar/choice.css',
  'layout/sidebar/divisions.css',
  'layout/sidebar/sidebar.css',
  'styles/pill.css',
  'layout/icon/icon.css',
  'layout/page/frame.css',
  'layout/content/content.css',
  'layout/foot/foot.css',
  'layout/notfound/notfound.css',
  'layout/menu/menu.css',
  'layout/toc/toc.css',
];

/** Style sheets of components and of reference pages. */
const content = [
  'components/code/types.css',
  'reference/channel/channel.css',
  'reference/endpoint/endpoint.css',
  'reference/field/details.css',
  'reference/graphql/graphql.css',
  'reference/responses/responses.css',
  'reference/sdk/sdk.css',
  'reference/section/section.css',
  'styles/blocks.css',
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
  'components/code/lines.css',
  'components/code/code.css',
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

function readPart(file: string): StylePart {
  const css = minifyStylesheet(readFileSync(path.join(theme, file), 'utf8'));
  const condition = conditions[file];
  return { css, needs: condition ? [[condition]] : neededTokens(css) };
}

/** Reads the style sheets of the theme that not every page needs. */
export const readStyleParts = (): StyleParts => ({ layout: layout.map(readPart), content: content.map(readPart) });
