import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

const known = new Map<string, { stamp: string; size: Size | undefined }>();

/** Pixels of an image file, read again when it has changed; undefined for a picture of unknown form, which is shown without reserved room. */
export function sizeOfFile(file: string): Size | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  const stamp = `${stats?.mtimeMs} ${stats?.size}`;
  const last = known.get(file);
  if (last?.stamp === stamp) return last.size;
  const size = read(file);
  known.set(file, { stamp, size });
  return size;
}

/** Changes with the size of every picture that a text names, such as those that a component measures when it is drawn. */
export function sizesNamedIn(text: string, { size }: { size: (target: string) => Size | undefined }): string {
  const names = text.match(/[^\s"'`()<>{}\\]+\.(?:png|jpe?g|gif|webp|avif|svg)\b/gi) ?? [];
  return JSON.stringify([...new Set(names)].map((name) => size(name)));
}

function read(file: string): Size | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width, height };
  } catch {
    return undefined;
  }
}

const pixels = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/;
const heightInStyle = /(?<![\w-])(?:max-?)?height['"]?\s*:/i;
const heightInClass = /(?:^|[\s:])(?:max-)?(?:h|size)-/;

/** What an author says of an image's size: attributes as written, a style object as its source. */
export interface GivenSize {
  width?: string;
  height?: string;
  style?: string;
  class?: string;
}

/** What keeps an image's room free: attributes, or a style where these would change its size. */
export interface Room {
  width?: string;
  height?: string;
  aspectRatio?: string;
}

/**
 * What keeps an image's room free until it is there, without changing the size that its author chose.
 *
 * A height that styles set leaves the width to the browser, which `width` would stretch.
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
