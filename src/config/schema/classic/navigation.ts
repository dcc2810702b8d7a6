import * as z from 'zod';
import { iconName, iconType } from '../icon.js';
import { inert, oneOrMany, optionalText, requiredText } from '../values.js';

const group = z
  .strictObject({
    group: z.string().trim().describe('Heading of the group; empty for a group without one.'),
    get pages() {
      return z
        .array(z.union([requiredText, group]))
        .describe('Paths of pages, relative to the content root and without extension, or further groups.');
    },
    icon: iconName.optional().describe('Icon of a nested group.'),
    iconType: iconType.optional().describe('Style of `icon`.'),
    version: optionalText.describe('Shows the group only while this version is selected.'),
    expanded: z.boolean().optional().describe('Shows a nested group open even where the current page is not in it.'),
    hidden: z.boolean().optional().describe('Leaves the group out of the sidebar; its pages keep their addresses.'),
    tag: optionalText.describe('Small label beside the heading.'),
    openapi: oneOrMany(requiredText).optional().describe('Specifications that the operations of this group come from.'),
    root: inert(optionalText, 'Page of the group itself, in newer sites; list it in `pages`.'),
    public: inert(z.boolean().optional(), 'Access control belongs to the host that delivers the site.'),
  })
  .meta({ id: 'group', description: 'Group of pages.' });

export const classicNavigation = z.array(group).describe('Groups with the pages of each, in the order of the sidebar.');
