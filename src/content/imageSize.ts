import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { readWhenChanged } from '../shared/stampOf.js';

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels of an image file, read again when it has changed; undefined for a picture of unknown form, which is shown without reserved room. */
export const sizeOfFile = readWhenChanged(read);

const ending = String.raw`\.(?:png|jpe?g|gif|webp|avif|svg)`;
const pictureFile = new RegExp(`${ending}$`, 'i');
// It begins at the start of a word: otherwise every character of a very long word would be tried as one.
const inName = '[^\\s"\'`()<>{}\\\\]';
const namedPicture = new RegExp(`(?<!${inName})${inName}+${ending}\\b`, 'gi');
/** A template string that ends in a picture's file extension. */
const madePicture = new RegExp(`\\}[^\\s"'\`{}]*${ending}\\b`, 'i');

/** True if the extension of a file is that of a picture whose size can be read. */
export function isPicture(file: string): boolean {
  return pictureFile.test(file);
}

/** Sizes of the images of a site. */
export interface Images {
  size(target: string): Size | undefined;
  /** Changes with the content of an image. Absent if none can change. */
  imprint?(target: string): string | undefined;
  isLeftOut?(target: string): boolean;
  /** Changes when an image comes or goes. Absent where no text can tell. */
  names?: string;
}

/**
 * Changes with every picture that a text names: whether it is there, and its content, whose size a component may measure and which the
 * names of converted files follow. A text that puts names together may name any.
 */
export function picturesNamedIn(text: string, images: Images): string {
  const { imprint, isLeftOut } = images;
  const named = text.match(namedPicture) ?? [];
  const made = madePicture.test(text) ? images.names : '';
  return JSON.stringify([made, ...[...new Set(named)].map((name) => imprint?.(name) ?? isLeftOut?.(name))]);
}

function read(file: string): Size | undefined {
  try {
    const contents = readFileSync(file);
    const { width, height, orientation = 1 } = imageSize(/\.svg$/i.test(file) ? withRootInFront(contents) : contents);
    // Of a photograph that browsers turn by a quarter.
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** An SVG whose root is read whole by who reads only its beginning: editors put comments before it and their own source into it. */
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

/** Attributes that reserve an image's space, or a style if attributes would change its size. */
export interface Room {
  width?: string;
  height?: string;
  aspectRatio?: string;
}

/**
 * Attributes that reserve an image's space until it is loaded, without changing the size that its author chose.
 *
 * A height set by styles leaves the width to the browser; `width` would stretch the image.
 */
export function roomFor(size: Size, given: GivenSize): Room {
  const { width, height, style, class: classes } = given;
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
