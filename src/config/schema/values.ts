import * as z from 'zod';
import type { DiagnosticCode } from '../../diagnostics/catalogue.js';
import { isLanguage } from '../languageTag.js';
import { isAbsoluteUrl, isImageData, isLink, isUnsafe } from '../../shared/url.js';

/** Makes a failing check report under a diagnostic code: `problems.ts` reads the code from the message. */
export function reportedAs(code: DiagnosticCode): { error: string } {
  return { error: code };
}

/**
 * Marks a setting that is read and has no effect here.
 *
 * @param why in one sentence; the manual shows it.
 */
export function inert<T extends z.ZodType>(schema: T, why: string): T {
  return schema.describe(why).meta({ inert: true });
}

/** Text that must be there. */
export const requiredText = z.string().trim().min(1, reportedAs('config/missing-field'));

/** Text of an optional setting: left empty, it counts as absent. */
export const optionalText = z.string().trim().min(1, reportedAs('config/empty-value')).optional();

/** Pattern of language tags, for editors. */
export const languagePattern = '^[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_][A-Za-z]{2})?$';

/** A language, as `fr` or `pt-BR`; empty, it counts as absent. */
export const language = optionalText
  .refine((code) => code === undefined || isLanguage(code), reportedAs('config/bad-language'))
  .meta({ pattern: languagePattern });

/** A service's identifier of an account or a site; it must match the characters that such identifiers consist of. */
export function identifier(pattern: RegExp) {
  return requiredText.regex(pattern, reportedAs('config/bad-id'));
}

/** A path within the site, a path with a fragment, or an address with a scheme. */
export const link = requiredText.refine(isLink, reportedAs('config/bad-url'));

const isPicture = (url: string): boolean => !isUnsafe(url) || isImageData(url);

/** Path or address of a picture, or the picture itself as `data:image/…`. */
export const image = requiredText.refine(isPicture, reportedAs('config/bad-url'));

/** A picture of an optional setting: left empty, it counts as absent. */
export const optionalImage = optionalText.unwrap().refine(isPicture, reportedAs('config/bad-url')).optional();

/** An `http:` or `https:` address; `{variables}` may stand in it. */
export const absoluteUrl = requiredText
  .refine(isAbsoluteUrl, reportedAs('config/bad-url'))
  .meta({ pattern: '^https?://' });

/** An absolute address of HTTP or of a WebSocket. */
export const streamUrl = requiredText
  .refine((url) => isAbsoluteUrl(url.replace(/^ws/i, 'http')), reportedAs('config/bad-url'))
  .meta({ pattern: '^(?:https?|wss?)://' });

/** `#RGB` or `#RRGGBB`, nothing else; the short form is written out. */
export const hexColor = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, reportedAs('config/bad-color'))
  .transform((color) => (color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color));

/** A colour, or a gradient from the bottom left to the top right. */
export const colorOrGradient = z.union([
  hexColor,
  z.strictObject({
    from: hexColor.describe('First colour.'),
    via: hexColor.optional().describe('Colour in the middle.'),
    to: hexColor.describe('Last colour.'),
  }),
]);

export type AnchorColor = z.output<typeof colorOrGradient>;

/** One value or a list of them, always a list in the result. */
export function oneOrMany<T extends z.ZodType>(item: T) {
  return z.union([item, z.array(item)]).transform((value) => (Array.isArray(value) ? value : [value]));
}
