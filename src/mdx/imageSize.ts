import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { readWhenChanged } from '../shared/stampOf.js';

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Size of an image file in pixels, read again after it changes; undefined for an unknown format, for which no space is reserved. */
export const sizeOfFile = readWhenChanged(read);

const ending = String.raw`\.(?:png|jpe?g|gif|webp|avif|svg)`;
const pictureFile = new RegExp(`${ending}$`, 'i');
// Matches must start at the beginning of a word. Otherwise every position in a very long word would be tried.
const inName = '[^\\s"\'`()<>{}\\\\]';
const namedPicture = new RegExp(`(?<!${inName})${inName}+${ending}\\b`, 'gi');
/** True for few texts, and found sooner than the names. */
const hasPicture = new RegExp(`${ending}\\b`, 'i');
/** A template string that ends with an image file's extension. */
const madePicture = new RegExp(`\\}[^\\s"'\`{}]*${ending}\\b`, 'i');

/** True if a file's extension is that of an image whose size can be read. */
export function isPicture(file: string): boolean {
  return pictureFile.test(file);
}

export interface Images {
  size(target: string): Size | undefined;
  /** Changes with the contents of an image. Absent if images cannot change. */
  imprint?(target: string): string | undefined;
  isLeftOut?(target: string): boolean;
  /** Changes when an image is added or removed. Absent if a text alone cannot tell. */
  names?: string;
}

/**
 * Changes with every image that a text names: whether it exists, and its contents, which components may measure and which determine the names of
 * converted files. A text that assembles names may name any image.
 */
export function picturesNamedIn(text: string, images: Images): string {
  const { imprint, isLeftOut } = images;
  if (!hasPicture.test(text)) return '[""]';
  const names = text.match(namedPicture) ?? [];
  const generatedNames = madePicture.test(text) ? images.names : '';
  return JSON.stringify([generatedNames, ...[...new Set(names)].map((name) => imprint?.(name) ?? isLeftOut?.(name))]);
}

function read(file: string): Size | undefined {
  try {
    const contents = readFileSync(file);
    const { width, height, orientation = 1 } = imageSize(/\.svg$/i.test(file) ? withRootInFront(contents) : contents);
    // A photograph that browsers rotate by a quarter turn.
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/**
 * An SVG with its root element at the beginning, for readers that only read the beginning. Editors put comments before it and their own data into it.
 */
function withRootInFront(svg: Buffer): Buffer {
  const [root] = /<svg\s(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(svg.toString().replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  return root === undefined
    ? svg
    : Buffer.from(`${root.replace(/\s[\w:-]+=(?:"[^"]{200,}"|'[^']{200,}')/g, '')}</svg>`);
}

const pixels = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/;
const heightInStyle = /(?<![\w-])(?:max-?)?height['"]?\s*:/i;
const heightInClass = /(?:^|[\s:])(?:max-)?(?:h|size)-/;

/** Size that an author gives an image: attributes as written, a style object as its source. */
export interface GivenSize {
  width?: string;
  height?: string;
  style?: string;
  class?: string;
}

/** Attributes that reserve space for an image, or a style if attributes would change its size. */
export interface Room {
  width?: string;
  height?: string;
  aspectRatio?: string;
}

/**
 * Reserves space for an image until it is loaded, without changing the size that its author chose. If styles set the height, the browser computes the
 * width, and a `width` attribute would stretch the image.
 */
export function roomFor(size: Size, attributes: GivenSize): Room {
  const { width, height, style, class: classes } = attributes;
  if (width !== undefined && height !== undefined) return {};
  const aspectRatio = `${size.width}/${size.height}`;
  if (heightInStyle.test(style ?? '') || heightInClass.test(classes ?? '')) return { aspectRatio };
  if (width === undefined && height === undefined) return { width: String(size.width), height: String(size.height) };
  const [, length] = pixels.exec(width ?? height ?? '') ?? [];
  if (length === undefined) return { aspectRatio };
  return width === undefined
    ? { width: String(Math.round((Number(length) * size.width) / size.height)) }
    : { height: String(Math.round((Number(length) * size.height) / size.width)) };
}
