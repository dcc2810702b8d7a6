import * as z from 'zod';
import { iconLibrary, iconName as name, iconType } from '../icon.js';
import { requiredText } from '../values.js';

/** An icon by name, or with its style and library. */
export const icon = z
  .union([
    name,
    z.strictObject({
      name: requiredText.describe('Name of the icon.'),
      style: iconType.optional().describe('Style of the icon.'),
      library: iconLibrary
        .optional()
        .describe('Set in which the name is looked up first; otherwise that of `icons.library`.'),
    }),
  ])
  .meta({ id: 'icon', description: 'Icon.' });

export const withIcon = {
  icon: icon.optional().describe('Icon before the label.'),
  iconType: iconType.optional().describe('Style of `icon`.'),
};
