import * as z from 'zod';
import { inert, link, optionalText, reportedAs } from '../../schema/values.js';
import { icon } from './icon.js';
import { iconType } from '../../schema/icon.js';

const label = optionalText.describe('Text; required unless `type` says where it leads.');
const missingLabel = { path: ['label'], ...reportedAs('config/missing-name') };

const entry = z
  .strictObject({
    type: z.enum(['github', 'discord']).optional().describe('`github` shows the repository and its number of stars.'),
    label,
    href: link.describe('Target; for `github` the address of the repository.'),
    icon: inert(icon.optional(), 'Links of the header are text.'),
    iconType: inert(iconType.optional(), 'Links of the header are text.'),
  })
  // An icon names the link where the label is empty: such links are drawn as icons elsewhere.
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
