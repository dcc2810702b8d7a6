/** Parts whose fill is the accent, each with the end of the selectors by which authors' styles fill it. */
const parts = {
  '#topbar-cta-button': /#topbar-cta-button(?![\w-])[^\s>+~]*(?:[\s>]+(?:a|span)(?![\w-])[^\s>+~]*)*$/,
  '#banner': /#banner(?![\w-])[^\s>+~]*$/,
};

const rule = /([^{}]+)\{([^{}]*)\}/g;
const fill = /(?:^|;)\s*background(?:-color|-image)?\s*:/;

/**
 * Parts that the author's own styles fill. Which text can be read on those fills is not worked out: it stays the white that the styles
 * were written for, unless they say otherwise.
 *
 * @param styles style sheets of the author's that every page loads.
 */
export function ownFills(styles: readonly string[]): string[] {
  const filled = styles
    .flatMap((style) => [...style.replace(/\/\*[^]*?\*\//g, '').matchAll(rule)])
    .filter(([, , declarations = '']) => fill.test(declarations))
    .flatMap(([, selectors = '']) => selectors.split(',').map((selector) => selector.trim()));
  return Object.entries(parts).flatMap(([part, end]) => (filled.some((selector) => end.test(selector)) ? [part] : []));
}
