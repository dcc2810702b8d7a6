import * as z from 'zod';
import { link, optionalText, reportedAs } from '../values.js';
import { icon, withIcon } from './icon.js';

const label = optionalText.describe('Text; required unless `type` says where it leads.');
const missingLabel = { path: ['label'], ...reportedAs('config/missing-name') };

/** Some authors leave the label empty to show the icon alone. */
const emptyLabel = z
  .string()
  .trim()
  .transform((written) => written || undefined)
  .optional()
  .describe('Text; required unless `icon` or `type` says where it leads.');

const entry = z
  .strictObject({
    type: z.enum(['github', 'discord']).optional().describe('`github` shows the repository and its number of stars.'),
    label: emptyLabel,
    href: link.describe('Target; for `github` the address of the repository.'),
    icon: icon.optional().describe('Icon before the label; without a label it is shown alone.'),
    iconType: withIcon.iconType,
  })
  .refine(({ type, label, icon }) => [type, label, icon].some((named) => named !== undefined), missingLabel);

const primary = z
  .strictObject({
    type: z
      .enum(['button', 'github', 'discord'])
      .default('button')
      .describe('`github` shows the repository and its number of stars.'),
    label,
    href: link.describe('Target; for `github` the address of the repository.'),
  })
  .refine(({ type, label }) => type !== 'button' || label !== undefined, missingLabel);

export const navbar = z
  .strictObject({
    links: z.array(entry).optional().describe('Links in the header, in this order.'),
    primary: primary.optional().describe('Button at the right of the header.'),
  })
  .describe('Header of every page.');
