/** Visible part of a picture that may have a transparent background. */
export interface Silhouette {
  /** The smallest square around all that is seen, in pixels. */
  x: number;
  y: number;
  side: number;
  /** Colour at the rim, as `#rrggbb`, of a picture that is a tile or a disc; undefined for one that needs a ground. */
  ground?: string;
  /** True if the visible part contrasts better with a dark background. */
  isLight: boolean;
}

type Color = readonly [red: number, green: number, blue: number];

const opaque = 250;
/** Difference of channels, of 255, below which two colours at the edge of an icon look the same. */
const tolerance = 40;
/** Share of its square that a tile covers at least: a disc covers 0.78, a rhombus half. */
const coverage = 0.7;
/** Brightness, 0 to 1, above which an SVG is lost on white. */
const light = 0.85;

function hexOf(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function isNear(one: Color, other: Color): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= tolerance);
}

/**
 * Looks at a square picture.
 *
 * @param pixels red, green, blue and alpha of each pixel, row by row.
 * @param side pixels of each side.
 * @returns undefined when nothing can be seen.
 */
export function silhouetteOf(pixels: Uint8Array, side: number): Silhouette | undefined {
  const at = (x: number, y: number, channel: number): number => pixels[(y * side + x) * 4 + channel] ?? 0;
  const colorAt = (x: number, y: number): Color => [at(x, y, 0), at(x, y, 1), at(x, y, 2)];
  let [left, top, right, bottom, weight, brightness] = [side, side, -1, -1, 0, 0];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const alpha = at(x, y, 3);
      if (alpha < 16) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      const [red, green, blue] = colorAt(x, y);
      weight += alpha;
      brightness += (alpha * (0.299 * red + 0.587 * green + 0.114 * blue)) / 255;
    }
  }
  if (right < 0) return undefined;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const square = Math.max(width, height);
  // The outermost pixels of an SVG are half of it and half of the ground.
  const inset = 2;
  const [across, down] = [Math.floor((left + right) / 2), Math.floor((top + bottom) / 2)];
  const rim = [
    [across, top + inset],
    [right - inset, down],
    [across, bottom - inset],
    [left + inset, down],
  ] as const;
  const [first = [0, 0, 0], ...others] = rim.map(([x, y]) => colorAt(x, y));
  const corners = [left + inset, right - inset].flatMap((x) =>
    [top + inset, bottom - inset].map((y) => [x, y] as const),
  );
  const isOpaque = ([x, y]: readonly [x: number, y: number]): boolean => at(x, y, 3) >= opaque;
  const isTile =
    Math.min(width, height) > 0.94 * square &&
    weight / 255 > coverage * square ** 2 &&
    rim.every(isOpaque) &&
    (corners.every(isOpaque) || others.every((color) => isNear(color, first)));
  return {
    x: left - (square - width) / 2,
    y: top - (square - height) / 2,
    side: square,
    ...(isTile ? { ground: hexOf(first) } : {}),
    isLight: brightness / weight > light,
  };
}
