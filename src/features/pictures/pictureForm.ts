import type { Size } from '../../content/imageSize.js';

/** Widths in pixels: the column of text (44rem) on screens with one pixel and with two for each of CSS, and that of a wide page with two. */
const steps = [704, 1408, 1984];
/** Smaller files gain nothing: their requests weigh more. */
const leastBytes = 4096;
/** Pixels of the longer side of what is a sign rather than a picture. */
const leastPixels = 64;
/** A decoder holds four bytes for each. */
const mostPixels = 50_000_000;

/** Widths from a step on among which one is chosen. */
const leeway = Array.from({ length: 16 }, (_, index) => index);

/** The width at a step for which a picture has a whole number of rows: what stands below it must not move by a part of a pixel. */
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
 * Widths that a picture is converted to, ascending; the last is its own unless it is larger than any screen shows.
 *
 * @param hasWidePages a page of the site has more room than the column of text.
 */
export function widthsOf(size: Size, hasWidePages: boolean): number[] {
  const [widest = 0, ...narrower] = (hasWidePages ? steps : steps.slice(0, -1)).toReversed();
  return [
    size.width > widest + leeway.length ? inProportion(widest, size) : size.width,
    ...narrower.filter((step) => step <= size.width * 0.9).map((step) => inProportion(step, size)),
  ].toReversed();
}

/** True if a picture is of a size at which readers notice what it weighs, and a build can read. */
export function isWorthwhile(bytes: number, { width, height }: Size): boolean {
  return bytes >= leastBytes && Math.max(width, height) >= leastPixels && width * height <= mostPixels;
}

const pngSignature = '\x89PNG\r\n\x1a\n';
/** Bytes of the length and the type before a chunk, and of the checksum behind it. */
const [chunkHead, chunkTail] = [8, 4];

/** A moving PNG says so in a chunk before its pixels. */
function isAnimatedPng(file: Buffer): boolean {
  for (let at = pngSignature.length; at + chunkHead <= file.length;) {
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += chunkHead + file.readUInt32BE(at) + chunkTail;
  }
  return false;
}

/** The bit of a WebP file's header that says that it moves. */
const animationBit = 0x02;

/** True for a PNG, a JPEG or a WebP file that shows one picture: only those are converted. */
export function isStillPicture(file: Buffer): boolean {
  if (file.toString('latin1', 0, pngSignature.length) === pngSignature) return !isAnimatedPng(file);
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') {
    const isExtended = file.toString('latin1', 12, 16) === 'VP8X';
    return !isExtended || ((file[20] ?? 0) & animationBit) === 0;
  }
  return file[0] === 0xff && file[1] === 0xd8;
}
