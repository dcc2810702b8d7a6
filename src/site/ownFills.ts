/** Elements filled with the accent colour, each with the ends of selectors with which authors' styles fill it. */
const parts = {
  '#topbar-cta-button': /#topbar-cta-button(?![\w-])[^\s>+~]*(?:[\s>]+(?:a|span)(?![\w-])[^\s>+~]*)*$/,
  '#banner': /#banner(?![\w-])[^\s>+~]*$/,
};

const rule = /([^{}]+)\{([^{}]*)\}/g;
const fill = /(?:^|;)\s*background(?:-color|-image)?\s*:/;

/**
 * Elements that the author's styles fill. Readable text colours are not computed for these fills: text stays white, for which the styles were
 * written, unless they say otherwise.
 *
 * @param styles the author's style sheets for every page.
 */
export function ownFills(styles: readonly string[]): string[] {
  const filled = styles
    .flatMap((style) => [...style.replace(/\/\*[^]*?\*\//g, '').matchAll(rule)])
    .filter(([, , declarations = '']) => fill.test(declarations))
    .flatMap(([, selectors = '']) => selectors.split(',').map((selector) => selector.trim()));
  return Object.entries(parts).flatMap(([part, end]) => (filled.some((selector) => end.test(selector)) ? [part] : []));
}
