import type { Size } from '../../mdx/imageSize.js';

/** Widths in pixels: the text column (44rem) at one and two device pixels per CSS pixel, and a wide page at two. */
const steps = [704, 1408, 1984];
/** Smaller files are not worth converting. */
const leastBytes = 4096;
/** Length of the longer side in pixels below which a picture is an icon. */
const leastPixels = 64;
/** Maximum number of pixels; a decoder needs four bytes for each. */
const mostPixels = 50_000_000;

/** Candidate widths, starting at a step. */
const leeway = Array.from({ length: 16 }, (_, index) => index);

/** The width near a step at which a picture has a whole number of rows, so that content below it does not move by a fraction of a pixel. */
function inProportion(step: number, { width, height }: Size): number {
  const strayOf = (candidate: number): number => {
    const rows = (candidate * height) / width;
    return Math.abs(rows - Math.round(rows));
  };
  return leeway
    .map((further) => step + further)
    .reduce((best, each) => (strayOf(each) < strayOf(best) - 0.01 ? each : best));
}

/**
 * Widths to which a picture is converted, ascending. The last is its own, unless that is larger than any screen.
 *
 * @param hasWidePages true if a page of the site is wider than the text column.
 */
export function widthsOf(size: Size, hasWidePages: boolean): number[] {
  const [widest = 0, ...narrower] = (hasWidePages ? steps : steps.slice(0, -1)).toReversed();
  return [
    size.width > widest + leeway.length ? inProportion(widest, size) : size.width,
    ...narrower.filter((step) => step <= size.width * 0.9).map((step) => inProportion(step, size)),
  ].toReversed();
}

/** True if a picture is large enough to be worth converting and small enough to decode. */
export function isWorthwhile(bytes: number, { width, height }: Size): boolean {
  return bytes >= leastBytes && Math.max(width, height) >= leastPixels && width * height <= mostPixels;
}

const pngSignature = '\x89PNG\r\n\x1a\n';
/** Number of bytes of a chunk's length and type, and of its checksum. */
const [chunkHead, chunkTail] = [8, 4];

/** An animated PNG has a special chunk before its pixels. */
function isAnimatedPng(file: Buffer): boolean {
  for (let at = pngSignature.length; at + chunkHead <= file.length;) {
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += chunkHead + file.readUInt32BE(at) + chunkTail;
  }
  return false;
}

/** The bit in a WebP file's header that marks an animation. */
const animationBit = 0x02;

/** True for a PNG, JPEG or WebP file without animation, the only kinds that are converted. */
export function isStillPicture(file: Buffer): boolean {
  if (file.toString('latin1', 0, pngSignature.length) === pngSignature) return !isAnimatedPng(file);
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') {
    const isExtended = file.toString('latin1', 12, 16) === 'VP8X';
    return !isExtended || ((file[20] ?? 0) & animationBit) === 0;
  }
  return file[0] === 0xff && file[1] === 0xd8;
}
