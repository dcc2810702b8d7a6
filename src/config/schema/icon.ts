import * as z from 'zod';

/** Styles of an icon. Those of the commercial sets are shown in the nearest free style. */
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

/** Name of an icon, path or address of an image; an empty text means none. */
export const iconName = z
  .string()
  .trim()
  .transform((name) => (name === '' ? undefined : name));

/** A family of bundled icon sets. */
export const iconLibrary = z.enum(['fontawesome', 'lucide', 'tabler']);
