/** Parts whose fill is the accent, by the names that authors' styles have for them, and ours. */
const parts = ['#topbar-cta-button', '.topbar-cta', '#banner'];

const rule = /([^{}]+)\{([^{}]*)\}/g;
const fill = /(?:^|;)\s*background(?:-color|-image)?\s*:/;

const isOfPart = (selector: string, part: string): boolean => {
  const [last = ''] = selector
    .trim()
    .split(/[\s>+~]+/)
    .slice(-1);
  return last.includes(part) && !/[\w-]/.test(last.charAt(last.indexOf(part) + part.length));
};

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
    .flatMap(([, selectors = '']) => selectors.split(','));
  return parts.filter((part) => filled.some((selector) => isOfPart(selector, part)));
}
