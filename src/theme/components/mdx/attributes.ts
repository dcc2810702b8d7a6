import { isOtherSite } from '../../../shared/url.js';

/** React's names for HTML and SVG attributes that differ in more than case. */
const renamed: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  defaultValue: 'value',
  defaultChecked: 'checked',
  dangerouslySetInnerHTML: 'set:html',
};
const svgHyphenated =
  /^(accent|alignment|baseline|clip|color|dominant|fill|flood|font|glyph|image|letter|lighting|marker|overline|paint|pointer|shape|stop|strikethrough|stroke|text|underline|vector|word|writing)[A-Z]/;
const unitless =
  /^(animationIterationCount|aspectRatio|columnCount|columns|fillOpacity|flex|flexGrow|flexShrink|fontWeight|gridArea|gridColumn|gridRow|lineClamp|lineHeight|opacity|order|orphans|scale|strokeOpacity|strokeWidth|tabSize|widows|zIndex|zoom)$/;
const htmlCamel = new Set([
  'autoPlay',
  'playsInline',
  'allowFullScreen',
  'srcSet',
  'srcDoc',
  'tabIndex',
  'colSpan',
  'rowSpan',
  'crossOrigin',
  'referrerPolicy',
  'frameBorder',
  'maxLength',
  'minLength',
  'readOnly',
  'autoComplete',
  'autoFocus',
  'dateTime',
  'encType',
  'noValidate',
  'useMap',
  'contentEditable',
  'spellCheck',
  'marginWidth',
  'marginHeight',
  'cellPadding',
  'cellSpacing',
  'inputMode',
  'fetchPriority',
  'charSet',
  'formAction',
  'hrefLang',
  'itemProp',
  'itemScope',
  'itemType',
]);

const hyphenate = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Converts a style object to CSS; a bare number is pixels, as in React. */
export function styleText(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([name, value]) => {
      const property = name.startsWith('--') ? name : hyphenate(name).replace(/^ms-/, '-ms-');
      const unit =
        typeof value === 'number' && value !== 0 && !unitless.test(name) && !name.startsWith('--') ? 'px' : '';
      return `${property}:${String(value)}${unit}`;
    })
    .join(';');
}

/** Elements that are as wide as their content unless a style limits them. */
const replaced = new Set(['img', 'video', 'iframe']);

/** Keeps an element with a fixed width from being wider than the page. */
const fitPage = (style: string): string =>
  style.replace(/(^|;\s*)max-width:\s*([\d.]+(?:px|r?em))(?=\s*(?:;|$))/i, '$1max-width:min($2,100%)');

function attributeName(name: string): string {
  const special = renamed[name];
  if (special) return special;
  if (htmlCamel.has(name)) return name.toLowerCase();
  if (svgHyphenated.test(name)) return hyphenate(name);
  if (/^xlink[A-Z]/.test(name)) return `xlink:${name.slice(5).toLowerCase()}`;
  return name;
}

/**
 * Converts attributes of HTML elements from JSX to HTML: `className`, style objects (a bare number is pixels, as in React), SVG's camel case. `key`
 * and `ref` are removed.
 */
export function htmlAttributes(tag: string, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'key' || name === 'ref') continue;
    if (name === 'style' && typeof value === 'object' && value !== null) {
      attributes['style'] = styleText(value as Record<string, unknown>);
    } else {
      attributes[attributeName(name)] = value;
    }
  }
  const { style } = attributes;
  if (replaced.has(tag) && typeof style === 'string') attributes['style'] = fitPage(style);
  if (tag === 'video' && attributes['autoplay'])
    Object.assign(attributes, { muted: true, loop: true, playsinline: true });
  if (tag === 'a' && isOtherSite(String(attributes['href'] ?? ''))) {
    attributes['target'] ??= '_blank';
    attributes['rel'] ??= 'noopener noreferrer';
  }
  if (tag === 'img') {
    attributes['loading'] ??= 'lazy';
    attributes['decoding'] ??= 'async';
  }
  return attributes;
}
