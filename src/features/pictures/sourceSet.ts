import type { Edits } from '../../shared/edits.js';
import { valueIn, type Tag, type TagReader } from '../../shared/readTags.js';

/** A file of a picture, with its width in pixels. */
export interface Candidate {
  /** Root-relative without base. */
  address: string;
  width: number;
}

/** An author's picture, with smaller files of it. */
export interface Picture {
  /** Width of the author's file in pixels. */
  width: number;
  /** In ascending order of width. */
  candidates: readonly Candidate[];
}

export interface PicturesOfPage {
  base: string;
  /** The picture at an address as written in the page. */
  pictureAt(source: string): Picture | undefined;
  /** As in the frontmatter. */
  mode: string | undefined;
}

/** CSS pixels between the text and the edges of a phone's screen. */
const edges = 40;
/** Width of the text column in CSS pixels. On custom pages the picture's own width counts. */
const columns: Readonly<Record<string, number>> = { wide: 992, center: 736, custom: Infinity, frame: Infinity };
const usualColumn = 704;
/** Maximum width of a phone's screen in CSS pixels. */
const phone = 480;
/** Pictures up to this size are icons in a line of text. */
const smallest = 64;

/** Styles that leave the width to the file, which another file would change. */
const keepsOwnWidth =
  /(?:^|[\s:])(?:w-(?:auto|fit|max|min)|object-(?:none|scale-down))\b|\bobject-fit:\s*(?:none|scale-down)|(?:^|[\s;])width:\s*(?:auto|fit-content|max-content|min-content)/;
const givesWidth = /(?:^|[\s:])(?:(?:min-)?w|size)-|(?:^|[\s;])(?:min-)?width:/;

/** Maximum width at which a picture is shown, in CSS pixels; undefined if it only depends on the file. */
function shownWidth(tag: Tag, column: number): number | undefined {
  const look = `${valueIn(tag, 'class') ?? ''} ${valueIn(tag, 'style') ?? ''}`;
  const width = valueIn(tag, 'width');
  if (width === undefined || keepsOwnWidth.test(look)) return undefined;
  const [, pixels] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(width) ?? [];
  return pixels === undefined || givesWidth.test(look) ? column : Math.min(Math.round(Number(pixels)), column);
}

/** On a phone, two device pixels per CSS pixel are enough. Nobody sees a third, which would require a large screen's file. */
function sizes(maxWidth: number, widest: number): string {
  const width = Math.min(maxWidth, widest);
  if (width <= 320) return `${width}px`;
  const beyond = width + edges;
  return `(min-width: ${beyond}px) ${width}px, ${beyond > phone ? `(min-width: ${phone}px) 100vw, ` : ''}53vw`;
}

const escaped = (address: string): string => address.replace(/\s/g, '%20').replaceAll(',', '%2C');

/** Attributes that offer a picture's smaller files. */
export interface Sources {
  srcset: string;
  sizes?: string;
}

/**
 * The attributes that offer a picture's smaller files; undefined if the original is as good.
 *
 * @param source address of the original, as written in the page.
 * @param maxWidth maximum width in CSS pixels; undefined if it only depends on the file.
 * @param base URL prefix of the site without trailing slash.
 */
export function sourcesOf(
  { width, candidates }: Picture,
  source: string,
  maxWidth: number | undefined,
  base: string,
): Sources | undefined {
  const whole = candidates.find((candidate) => candidate.width === width);
  if (maxWidth !== undefined && maxWidth <= smallest) return undefined;
  // Without a width, it is as large as its file.
  if (maxWidth === undefined || candidates[0] === whole) return whole && { srcset: `${base}${whole.address}` };
  const files = candidates.map((candidate) => `${base}${candidate.address} ${candidate.width}w`);
  if (!whole) files.push(`${escaped(source)} ${width}w`);
  return { srcset: files.join(', '), sizes: sizes(maxWidth, width) };
}

function sourcesOfTag(tag: Tag, { base, pictureAt, mode = '' }: PicturesOfPage): string | undefined {
  const source = valueIn(tag, 'src') ?? '';
  const isOwn = source === '' || ['srcset', 'sizes', 'data-original'].some((name) => valueIn(tag, name) !== undefined);
  const picture = isOwn ? undefined : pictureAt(source.replaceAll('&amp;', '&'));
  const sources = picture && sourcesOf(picture, source, shownWidth(tag, columns[mode] ?? usualColumn), base);
  return (
    sources &&
    Object.entries(sources)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('')
  );
}

/** Elements whose pictures are not shown as they are, or whose component knows its own attributes. */
const closed = new Set(['template', 'trellis-island']);

/**
 * Adds smaller files to the pictures in a page's text; the frame sets its own. The original stays the `src`, for old browsers, scripts and style
 * sheets that select by it.
 */
export function readPictures(edits: Edits, page: PicturesOfPage): TagReader {
  let isInMain = false;
  let depth = 0;
  return {
    open(tag) {
      const { name, start } = tag;
      if (closed.has(name)) depth += 1;
      isInMain ||= name === 'main';
      const sources = name === 'img' && isInMain && depth === 0 ? sourcesOfTag(tag, page) : undefined;
      if (sources !== undefined) edits.add(start + '<img'.length, start + '<img'.length, sources);
    },
    close(name) {
      if (closed.has(name)) depth -= 1;
    },
  };
}
