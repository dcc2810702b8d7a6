import * as z from 'zod';

/** Icon styles. Commercial styles are shown in the nearest free style. */
export const iconTypes = [
  'brands',
  'duotone',
  'light',
  'regular',
  'sharp-solid',
  'sharp-light',
  'sharp-regular',
  'sharp-thin',
  'sharp-duotone-solid',
  'solid',
  'thin',
] as const;

export const iconType = z.enum(iconTypes).meta({ id: 'iconType', description: 'Style of an icon.' });

/** Name of an icon, or path or address of an image. An empty text means none. */
export const iconName = z
  .string()
  .trim()
  .transform((name) => (name === '' ? undefined : name));

export const iconLibrary = z.enum(['fontawesome', 'lucide', 'tabler']);
