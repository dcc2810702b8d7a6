import { isRefused, isUnsafe } from '../shared/url.js';

/** Attributes whose value a browser follows, sends to or loads. */
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
  // In React's spelling.
  ...['srcSet', 'formAction', 'xlinkHref'],
  // Properties of Trellis's components.
  ...['img', 'icon', 'url'],
]);
/** Elements whose address can only be a picture or the like. */
const pictures = new Set(['img', 'source', 'video', 'audio', 'image', 'feImage', 'feimage', 'link']);
/** Elements of SVG that set an attribute of another one. */
const animations = new Set([
  'animate',
  'set',
  'animateTransform',
  'animatetransform',
  'animateMotion',
  'animatemotion',
]);

/** The addresses in the value of an attribute; none where a browser does not follow it. */
function addressesIn(tag: string, attribute: string, value: string): string[] {
  if (followed.has(attribute)) return /^srcset$/i.test(attribute) ? value.split(/,\s+/) : [value];
  if (animations.has(tag) && /^(?:to|from|by|values)$/.test(attribute)) return value.split(';');
  // Address in a `<meta http-equiv="refresh">`.
  const refreshed =
    tag === 'meta' && attribute === 'content'
      ? /^[\s\d.]+[;,]\s*(?:url\s*=\s*)?["']?(.*)$/is.exec(value)?.[1]
      : undefined;
  return refreshed === undefined ? [] : [refreshed];
}

/** True if an address by an author must not be the target of a link, or the address of an image. */
export function isUnsafeTarget(kind: 'link' | 'asset', target: string): boolean {
  return kind === 'link' ? isUnsafe(target) : isRefused(target);
}

/** True if an attribute would make a browser run code, or show a document that is contained in the address. */
export function isUnsafeAttribute(tag: string, attribute: string, value: string): boolean {
  const isShown = pictures.has(tag) || attribute === 'poster' || attribute === 'img' || attribute === 'icon';
  return addressesIn(tag, attribute, value).some(isShown ? isRefused : isUnsafe);
}
