import { addressAttributes } from '../../../shared/addressAttributes.js';
import { isUnsafeAttribute } from '../../../mdx/unsafe.js';
import type { Rendering } from '../../../render/rendering.js';
import { htmlAttributes, styleText } from './attributes.js';

type Props = Record<string, unknown>;

/** The parts of `Rendering` that pictures need. */
export type Pictures = Pick<Rendering, 'isLeftOut' | 'roomFor'>;

/** Converts classes and styles to HTML from either of React's forms. */
export function withHtmlClasses({ className, class: own, style, ...rest }: Props): Props {
  const classes = [own, className].filter((name) => typeof name === 'string' && name !== '').join(' ');
  const styles = typeof style === 'object' && style !== null ? styleText(style as Props) : style;
  return { ...rest, ...(classes && { class: classes }), ...(typeof styles === 'string' && { style: styles }) };
}

/**
 * The attributes of an HTML element.
 *
 * @param props as in JSX.
 * @param addressOf converts an address that an expression computed; literals were resolved with the text.
 */
export function attributesOf(
  tag: string,
  props: Readonly<Props>,
  addressOf: (target: string) => string,
  pictures: Pictures,
): Props {
  const attributes = addressed(tag, htmlAttributes(tag, props), addressOf);
  return tag === 'img' ? withRoom(attributes, pictures) : attributes;
}

function addressed(tag: string, attributes: Props, addressOf: (target: string) => string): Props {
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string' && isUnsafeAttribute(tag, name, value)) delete attributes[name];
  for (const name of addressAttributes) {
    const target = attributes[name];
    if (typeof target === 'string') attributes[name] = addressOf(target);
  }
  return attributes;
}

/** Reserves space for a picture whose address an expression computed; pictures in literals were measured with the text. */
function withRoom(attributes: Props, { roomFor }: Pictures): Props {
  const { src, style } = attributes;
  if (typeof src !== 'string' || /aspect-ratio/.test(String(style))) return attributes;
  const texts = ['width', 'height', 'style', 'class'].flatMap((name) => {
    const value = attributes[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  const { aspectRatio, ...numbers } = roomFor(src, Object.fromEntries(texts) as Record<string, string>) ?? {};
  return {
    ...attributes,
    ...numbers,
    ...(aspectRatio && { style: `aspect-ratio:${aspectRatio};${String(style ?? '')}` }),
  };
}
