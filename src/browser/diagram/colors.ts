/** Red, green and blue, 0 to 255, and opacity, 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

let pixel: CanvasRenderingContext2D | null | undefined;

/** Converts a CSS colour in any notation to channels, using the browser's parser. */
export function rgba(color: string): Rgba {
  pixel ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as never;
  if (!pixel) return [0, 0, 0, 0];
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

export function hex(color: string): string {
  const [red, green, blue] = rgba(color);
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two opaque colours by WCAG 2, 1 to 21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
