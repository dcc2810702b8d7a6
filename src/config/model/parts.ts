import * as z from 'zod';
import { background, fonts } from '../schema/today/appearance.js';
import { api } from '../schema/today/api.js';
import { footer } from '../schema/today/frame.js';
import { seo } from '../schema/today/seo.js';
import { codeThemes } from '../schema/codeTheme.js';
import { withoutColors, socials } from '../schema/common.js';
import { iconLibrary, iconName, iconType } from '../schema/icon.js';
import {
  absoluteUrl,
  colorOrGradient,
  hexColor,
  link,
  oneOrMany,
  optionalImage,
  optionalText,
  reportedAs,
  requiredText,
} from '../schema/values.js';

/** `anchors` sets the icon colour of anchors without a colour of their own. Only classic files can have it. */
export const modelColors = z
  .strictObject({
    primary: hexColor,
    light: hexColor.optional(),
    dark: hexColor.optional(),
    anchors: colorOrGradient.optional(),
  })
  .transform(({ primary, light = primary, dark = primary, anchors }) => ({ primary, light, dark, anchors }))
  .prefault(withoutColors);

export const modelBackground = z
  .strictObject({
    image: optionalImage,
    decoration: background.shape.decoration,
    color: z.strictObject({ light: hexColor.prefault('#ffffff'), dark: hexColor.prefault('#0f1117') }).prefault({}),
  })
  .prefault({});

/** Only classic files can have `rounded`, `sidebar` and `navbar`. */
export const modelStyling = z
  .strictObject({
    eyebrows: z.enum(['section', 'breadcrumbs']).default('section'),
    codeblocks: z.union([z.enum(['system', 'dark']), codeThemes]).default('system'),
    /** Paths of grammars for further languages. */
    languages: z.array(requiredText).default([]),
    rounded: z.enum(['default', 'sharp']).default('default'),
    sidebar: z.enum(['container', 'card', 'border', 'undecorated']).default('container'),
    navbar: z.enum(['default', 'gradient']).default('default'),
  })
  .prefault({});

export const modelFonts = fonts
  .transform(({ family, heading, body, ...rest }) => {
    const all = family === undefined ? undefined : { family, ...rest };
    // A part of the same family is in the same file, unless it names another.
    const faceOf = (own: typeof body) => (own && own.family === family ? { ...all, ...own } : (own ?? all));
    return { heading: faceOf(heading), body: faceOf(body) };
  })
  .prefault({});

const label = optionalText;
const missingLabel = { path: ['label'], ...reportedAs('config/missing-name') };

/** With `isIconAlone`, the label is the icon's name and is only read aloud. */
const navbarLink = z
  .strictObject({
    type: z.literal('github').optional(),
    label,
    href: link,
    icon: iconName.optional(),
    iconType: iconType.optional(),
    iconLibrary: iconLibrary.optional(),
    isIconAlone: z.boolean().optional(),
  })
  .refine(({ type, label }) => type !== undefined || label !== undefined, missingLabel);

/** Only classic files can have `style` and `arrow`. */
const navbarButton = z
  .strictObject({
    type: z.enum(['button', 'github']).default('button'),
    label,
    href: link,
    style: z.enum(['pill', 'roundedRectangle']).default('pill'),
    arrow: z.boolean().default(true),
  })
  .refine(({ type, label }) => type === 'github' || label !== undefined, missingLabel);

export const modelNavbar = z
  .strictObject({ links: z.array(navbarLink).default([]), primary: navbarButton.optional() })
  .prefault({});

export const modelFooter = z.strictObject({ socials, links: footer.shape.links.unwrap().default([]) }).prefault({});

export const modelSeo = z.strictObject({ ...seo.shape, metatags: seo.shape.metatags.unwrap() }).prefault({});

const { examples, mdx } = api.shape;
const { languages, defaults, prefill, autogenerate } = examples.unwrap().shape;

/** Only classic files can have `topLevel` and `topLevelOneOfs`, `inputPrefix`, and `maintainOrder`. */
export const modelApi = z
  .strictObject({
    openapi: oneOrMany(requiredText).prefault([]),
    playground: z
      .strictObject({ display: z.enum(['interactive', 'simple', 'none']).default('interactive') })
      .prefault({}),
    params: z
      .strictObject({
        expanded: z.enum(['all', 'topLevel', 'topLevelOneOfs', 'closed']).default('closed'),
      })
      .prefault({}),
    examples: z.strictObject({ languages, defaults, prefill, autogenerate }).prefault({}),
    mdx: z
      .strictObject({
        server: oneOrMany(absoluteUrl).prefault([]),
        auth: mdx
          .unwrap()
          .shape.auth.unwrap()
          .extend({
            method: z.enum(['bearer', 'basic', 'key']).optional(),
            // A leading or trailing space is part of a prefix such as `Bearer `.
            inputPrefix: z.string().optional(),
          })
          .optional(),
      })
      .prefault({}),
    maintainOrder: z.boolean().optional(),
  })
  .prefault({});
