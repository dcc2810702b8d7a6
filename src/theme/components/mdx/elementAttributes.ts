import { addressAttributes } from '../../../shared/addressAttributes.js';
import { isUnsafeAttribute } from '../../../site/href.js';
import type { Rendering } from '../../../render/rendering.js';
import { htmlAttributes, styleText } from './attributes.js';

type Props = Record<string, unknown>;

/** The parts of `Rendering` that pictures need while a page is printed. */
export type Pictures = Pick<Rendering, 'isLeftOut' | 'roomFor'>;

/** Classes and styles as HTML has them, whichever of React's forms the author chose. */
export function dressed({ className, class: own, style, ...rest }: Props): Props {
  const classes = [own, className].filter((name) => typeof name === 'string' && name !== '').join(' ');
  const styles = typeof style === 'object' && style !== null ? styleText(style as Props) : style;
  return { ...rest, ...(classes && { class: classes }), ...(typeof styles === 'string' && { style: styles }) };
}

/**
 * The attributes of an element of HTML.
 *
 * @param props as JSX has them.
 * @param addressOf says how a target stands in the page that an expression has made: literals were resolved with the text.
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

/** Keeps the room of a picture free whose address an expression has made: those of literals were measured with the text. */
function withRoom(attributes: Props, { roomFor }: Pictures): Props {
  const { src, style } = attributes;
  if (typeof src !== 'string' || /aspect-ratio/.test(String(style))) return attributes;
  const said = ['width', 'height', 'style', 'class'].flatMap((name) => {
    const value = attributes[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  const { aspectRatio, ...numbers } = roomFor(src, Object.fromEntries(said) as Record<string, string>) ?? {};
  return {
    ...attributes,
    ...numbers,
    ...(aspectRatio && { style: `aspect-ratio:${aspectRatio};${String(style ?? '')}` }),
  };
}
