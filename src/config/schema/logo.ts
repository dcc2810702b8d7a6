import * as z from 'zod';
import { image, link, optionalImage, reportedAs } from './values.js';

const images = z
  .strictObject({
    light: optionalImage.describe('Image in light mode; also in dark mode when `dark` is not given.'),
    dark: optionalImage.describe('Image in dark mode; also in light mode when `light` is not given.'),
    href: link.default('/').describe('Where a click on the logo leads.'),
  })
  .refine(({ light, dark }) => light !== undefined || dark !== undefined, {
    path: ['light'],
    ...reportedAs('config/missing-field'),
  });

export const logo = z
  .union([image, images])
  .transform((value) => {
    const { light, dark, href } = typeof value === 'string' ? { light: value, dark: value, href: '/' } : value;
    return { light: light ?? dark ?? '', dark: dark ?? light ?? '', href };
  })
  .describe('Logo at the left of the header: one image, or one for each mode. Without it the name is shown.');
