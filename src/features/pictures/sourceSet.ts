/** A file of a picture, and its width in pixels. */
export interface Candidate {
  /** Root-relative without base. */
  address: string;
  width: number;
}

/** A picture of the author's, with smaller files of it. */
export interface Picture {
  /** Of the author's file, in pixels. */
  width: number;
  /** In ascending widths. */
  candidates: readonly Candidate[];
}

/** Context of the pictures of a page. */
export interface PicturesOfPage {
  base: string;
  /** The picture at an address as it stands in the page. */
  pictureAt(source: string): Picture | undefined;
  /** As in the frontmatter. */
  mode: string | undefined;
}

/** Pixels of CSS between the text and the edges of a phone's screen. */
const edges = 40;
/** Pixels of CSS of the column of text; of the author's own pages the picture's own width counts. */
const columns: Readonly<Record<string, number>> = { wide: 992, center: 736, custom: Infinity, frame: Infinity };
const usualColumn = 704;
/** Pixels of CSS above which a screen is none of a phone's. */
const phone = 480;
/** Signs in a line of text. */
const smallest = 64;

// A comment, what is no HTML of this page within it, the ends of an author's component, which knows its own attributes, or a picture.
const parts =
  /<!--[\s\S]*?-->|<(script|style|template|textarea)\b(?:[^"'>]|"[^"]*"|'[^']*')*>[\s\S]*?<\/\1\s*>|<(\/?)trellis-island\b|<img\b((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s=/"'<>]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
/** Styles that leave the width to what the file has, which a choice of files would change. */
const keepsOwnWidth =
  /(?:^|[\s:])(?:w-(?:auto|fit|max|min)|object-(?:none|scale-down))\b|\bobject-fit:\s*(?:none|scale-down)|(?:^|[\s;])width:\s*(?:auto|fit-content|max-content|min-content)/;
const givesWidth = /(?:^|[\s:])(?:(?:min-)?w|size)-|(?:^|[\s;])(?:min-)?width:/;

/** Attributes of an element as they are written, by their names in lower case. */
export function attributesIn(tag: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of tag.matchAll(attribute))
    found.set(name.toLowerCase(), value.replace(/^(["'])([\s\S]*)\1$/, '$2'));
  return found;
}

/** Pixels of CSS that a picture is shown with at most; undefined where only the file says. */
function shownWidth(given: ReadonlyMap<string, string>, column: number): number | undefined {
  const look = `${given.get('class') ?? ''} ${given.get('style') ?? ''}`;
  const width = given.get('width');
  if (width === undefined || keepsOwnWidth.test(look)) return undefined;
  const [, pixels] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(width) ?? [];
  return pixels === undefined || givesWidth.test(look) ? column : Math.min(Math.round(Number(pixels)), column);
}

/** On a phone, a picture has two pixels for each of CSS: nobody sees a third, for which it would be the file of a large screen. */
function sizes(shown: number, widest: number): string {
  const width = Math.min(shown, widest);
  if (width <= 320) return `${width}px`;
  const beyond = width + edges;
  return `(min-width: ${beyond}px) ${width}px, ${beyond > phone ? `(min-width: ${phone}px) 100vw, ` : ''}53vw`;
}

const escaped = (address: string): string => address.replace(/\s/g, '%20').replaceAll(',', '%2C');

/** Attributes of a picture that offer its smaller files. */
export interface Sources {
  srcset: string;
  sizes?: string;
}

/**
 * The attributes that offer the smaller files of a picture; undefined where its own file serves as well.
 *
 * @param source address of its own file, as it stands in the page.
 * @param shown pixels of CSS that it is shown with at most; undefined where only the file says.
 * @param base URL prefix of the site without trailing slash.
 */
export function sourcesOf(
  { width, candidates }: Picture,
  source: string,
  shown: number | undefined,
  base: string,
): Sources | undefined {
  const whole = candidates.find((candidate) => candidate.width === width);
  if (shown !== undefined && shown <= smallest) return undefined;
  // Without a width of its own it is as large as its file.
  if (shown === undefined || candidates[0] === whole) return whole && { srcset: `${base}${whole.address}` };
  const files = candidates.map((candidate) => `${base}${candidate.address} ${candidate.width}w`);
  if (!whole) files.push(`${escaped(source)} ${width}w`);
  return { srcset: files.join(', '), sizes: sizes(shown, width) };
}

function sourcesOfTag(
  given: ReadonlyMap<string, string>,
  { base, pictureAt, mode = '' }: PicturesOfPage,
): string | undefined {
  const source = given.get('src') ?? '';
  const isOwn = source === '' || ['srcset', 'sizes', 'data-original'].some((name) => given.has(name));
  const picture = isOwn ? undefined : pictureAt(source.replaceAll('&amp;', '&'));
  const sources = picture && sourcesOf(picture, source, shownWidth(given, columns[mode] ?? usualColumn), base);
  return (
    sources &&
    Object.entries(sources)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ')
  );
}

/**
 * Offers smaller files of the pictures in the text of a page; the frame states its own. The author's file stays the source: for old
 * browsers, for scripts and for style sheets that choose by it.
 */
export function withSources(html: string, context: PicturesOfPage): string {
  const main = Math.max(html.indexOf('<main'), 0);
  return html.slice(0, main) + offered(html.slice(main), context);
}

function offered(html: string, context: PicturesOfPage): string {
  let islands = 0;
  return html.replace(parts, (whole, _raw: unknown, slash: string | undefined, tag: string | undefined) => {
    if (slash !== undefined) islands += slash === '' ? 1 : -1;
    const sources = tag === undefined || islands > 0 ? undefined : sourcesOfTag(attributesIn(tag), context);
    return sources === undefined ? whole : `${whole.slice(0, 4)} ${sources}${whole.slice(4)}`;
  });
}
