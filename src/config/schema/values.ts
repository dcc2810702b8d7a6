import * as z from 'zod';
import type { DiagnosticCode } from '../../diagnostics/catalogue.js';
import { isLanguage } from '../languageTag.js';
import { isAbsoluteUrl, isImageData, isLink, isUnsafe } from '../../shared/url.js';

/** Makes a failing check report a diagnostic code, which `problems.ts` reads from the message. */
export function reportedAs(code: DiagnosticCode): { error: string } {
  return { error: code };
}

/**
 * Marks a setting that is accepted but has no effect.
 *
 * @param why the reason in one sentence, which the manual shows.
 */
export function inert<T extends z.ZodType>(schema: T, why: string): T {
  return schema.describe(why).meta({ inert: true });
}

/**
 * Describes to editors what a check of an object asks for: one of these keys, or a `type` that does without them.
 *
 * @param types values of `type`.
 */
export function needsOneOf(keys: readonly string[], types: readonly string[] = []): Record<string, unknown> {
  const ofType = { required: ['type'], properties: { type: { enum: types } } };
  return { needs: [...keys.map((key) => ({ required: [key] })), ...(types.length > 0 ? [ofType] : [])] };
}

export const requiredText = z.string().trim().min(1, reportedAs('config/missing-field'));

/** Optional text. Empty text counts as absent. */
export const optionalText = z.string().trim().min(1, reportedAs('config/empty-value')).optional();

/** Pattern of language tags, for editors. */
export const languagePattern = '^[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?$';

/** A language such as `fr` or `pt-BR`. Empty text counts as absent. */
export const language = optionalText
  .refine((code) => code === undefined || isLanguage(code), reportedAs('config/bad-language'))
  .meta({ pattern: languagePattern });

/** An id that a service assigned. It must match the pattern of such ids. */
export function identifier(pattern: RegExp) {
  return requiredText.regex(pattern, reportedAs('config/bad-id'));
}

/** A path within the site, with or without a fragment, or an address with a scheme. */
export const link = requiredText.refine(isLink, reportedAs('config/bad-url'));

const isPicture = (url: string): boolean => !isUnsafe(url) || isImageData(url);

/** Path or address of an image, or the image itself as `data:image/…`. */
export const image = requiredText.refine(isPicture, reportedAs('config/bad-url'));

/** An optional image. Empty text counts as absent. */
export const optionalImage = optionalText.unwrap().refine(isPicture, reportedAs('config/bad-url')).optional();

/** An `http:` or `https:` address, which may contain `{variables}`. */
export const absoluteUrl = requiredText
  .refine(isAbsoluteUrl, reportedAs('config/bad-url'))
  .meta({ pattern: '^https?://' });

/** An absolute HTTP or WebSocket address. */
export const streamUrl = requiredText
  .refine((url) => isAbsoluteUrl(url.replace(/^ws/i, 'http')), reportedAs('config/bad-url'))
  .meta({ pattern: '^(?:https?|wss?)://' });

/** `#RGB` or `#RRGGBB`; the short form is expanded. */
export const hexColor = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, reportedAs('config/bad-color'))
  .transform((color) => (color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color));

/** A colour, or a gradient from bottom left to top right. */
export const colorOrGradient = z.union([
  hexColor,
  z.strictObject({
    from: hexColor.describe('First colour.'),
    via: hexColor.optional().describe('Colour in the middle.'),
    to: hexColor.describe('Last colour.'),
  }),
]);

export type AnchorColor = z.output<typeof colorOrGradient>;

/** A value or an array of values; the result is always an array. */
export function oneOrMany<T extends z.ZodType>(item: T) {
  return z.union([item, z.array(item)]).transform((value) => (Array.isArray(value) ? value : [value]));
}
