import * as z from 'zod';
import { optionalImage } from './values.js';

const icons = z.strictObject({
  light: optionalImage.describe(
    'Icon where the reader’s system is light; also where it is dark when `dark` is not given.',
  ),
  dark: optionalImage.describe(
    'Icon where the reader’s system is dark; also where it is light when `light` is not given.',
  ),
});

/** The site's icon, for each mode (FORMAT.md 1.3). An empty object means no icon. */
export const favicon = z
  .union([optionalImage.unwrap(), icons])
  .transform((value) => {
    const { light, dark } = typeof value === 'string' ? { light: value, dark: value } : value;
    const either = light ?? dark;
    return either === undefined ? undefined : { light: light ?? either, dark: dark ?? either };
  })
  .optional()
  .describe('Icon of the site, or one for each mode; without it, one is made from the name.');
