import * as z from 'zod';

export const modeToggle = z
  .strictObject({
    default: z
      .enum(['light', 'dark'])
      .optional()
      .describe('Mode that new readers see; without it, the one their operating system asks for.'),
    isHidden: z
      .boolean()
      .default(false)
      .describe('Leaves the button out; together with `default` the site has one mode only.'),
  })
  .prefault({})
  .describe('Button that switches between light and dark.');
