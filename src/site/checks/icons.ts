import { helpFor } from '../../diagnostics/nearest.js';
import { candidateNames } from '../icons/names.js';
import { diagnostic } from '../../diagnostics/create.js';
import { nodesOf } from '../../config/navigation/walk.js';
import { type Diagnostic } from '../../diagnostics/diagnostic.js';
import { defined } from '../../shared/object.js';
import commercialNames from '../icons/commercialNames.json' with { type: 'json' };
import { findIcon, nearestIcon } from '../icons/icons.js';
import { atKey } from '../pageSources.js';
import { isImage } from '../../mdx/imageName.js';
import { checkFile } from './assets.js';
import { inConfig, type Check } from './context.js';

const commercial = new Set(commercialNames.split(' '));

/** Says that no bundled set has an icon; undefined for one that is found, and for the path of an image. */
export function unknownIcon(name: string, style?: string): { message: string; help: string } | undefined {
  return isUnknown(name, style) ? words(name) : undefined;
}

function words(name: string): { message: string; help: string } {
  if (candidateNames(name).some((candidate) => commercial.has(candidate)))
    return {
      message: `The icon \`${name}\` is part of Font Awesome Pro, a commercial edition that Trellis cannot include, so it is left out.`,
      help: 'Use an icon of the free sets (Font Awesome Free, Lucide, Tabler), or the path of an image of your own.',
    };
  const suggestion = nearestIcon(name);
  return {
    message: `There is no icon \`${name}\`.`,
    help: helpFor(suggestion, 'Use a name of Font Awesome, Lucide or Tabler, or the path of an image.'),
  };
}

const isUnknown = (name: string, style?: string): boolean =>
  name !== '' && !isImage(name) && findIcon({ name, ...(style ? { style } : {}) }) === undefined;

/** Reports icons in docs.json and pages that no bundled set contains. */
export const checkIcons: Check = (context) => {
  const { config, pages } = context.input;
  const inFile = [...nodesOf(config.navigation)].flatMap(({ node, path }) =>
    'icon' in node && node.icon !== undefined
      ? [{ name: node.icon, path: [...path, 'icon'], ...defined({ style: node.iconType }) }]
      : [],
  );
  const inHeader = config.navbar.links.flatMap(({ icon, iconType }, index) =>
    icon === undefined
      ? []
      : [{ name: icon, path: ['navbar', 'links', index, 'icon'], ...defined({ style: iconType }) }],
  );
  const faults: Diagnostic[] = [...inFile, ...inHeader].flatMap(({ name, style, path }) => {
    if (isUnknown(name, style)) return inConfig(context, path, 'site/unknown-icon', words(name));
    return isImage(name) ? checkFile(name, '/', context, context.input.configSource.placeOf(path)) : [];
  });
  for (const page of pages) {
    const { icon = '' } = page.frontmatter;
    if (isImage(icon)) faults.push(...checkFile(icon, '/', context, atKey(page, 'icon')));
    for (const { name, style, span } of page.icons) {
      if (isUnknown(name, style))
        faults.push(diagnostic('site/unknown-icon', { ...words(name), file: page.file, span }));
    }
  }
  return faults;
};
