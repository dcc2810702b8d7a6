import { isRefused, isUnsafe } from '../shared/url.js';

/** Attributes whose address a browser follows, sends data to or loads. */
const followed = new Set([
  ...[
    'href',
    'src',
    'srcset',
    'poster',
    'action',
    'formaction',
    'data',
    'xlink:href',
    'background',
    'cite',
    'ping',
    'longdesc',
  ],
  // React's spelling.
  ...['srcSet', 'formAction', 'xlinkHref'],
  // Properties of Trellis' components.
  ...['img', 'icon', 'url'],
]);
/** Elements whose address can only be that of an image or other media. */
const pictures = new Set(['img', 'source', 'video', 'audio', 'image', 'feImage', 'feimage', 'link']);
/** SVG elements that set an attribute of another element. */
const animations = new Set([
  'animate',
  'set',
  'animateTransform',
  'animatetransform',
  'animateMotion',
  'animatemotion',
]);

/** The addresses in an attribute's value; empty if browsers do not follow it. */
function addressesIn(tag: string, attribute: string, value: string): string[] {
  if (followed.has(attribute)) return /^srcset$/i.test(attribute) ? value.split(/,\s+/) : [value];
  if (animations.has(tag) && /^(?:to|from|by|values)$/.test(attribute)) return value.split(';');
  // The address in `<meta http-equiv="refresh">`.
  const refreshed =
    tag === 'meta' && attribute === 'content'
      ? /^[\s\d.]+[;,]\s*(?:url\s*=\s*)?["']?(.*)$/is.exec(value)?.[1]
      : undefined;
  return refreshed === undefined ? [] : [refreshed];
}

/** True if an author's address must not be used in a link or an image. */
export function isUnsafeTarget(kind: 'link' | 'asset', target: string): boolean {
  return kind === 'link' ? isUnsafe(target) : isRefused(target);
}

/** True if an attribute would make a browser run code, or show a document contained in the address. */
export function isUnsafeAttribute(tag: string, attribute: string, value: string): boolean {
  const isShown = pictures.has(tag) || attribute === 'poster' || attribute === 'img' || attribute === 'icon';
  return addressesIn(tag, attribute, value).some(isShown ? isRefused : isUnsafe);
}
