import { plainLine } from '../content/plainLine.js';

/** A text in Markdown in its parts. */
interface SplitText {
  /** The text before the first heading of the highest level. */
  lead: string;
  sections: { title: string; text: string }[];
  /** Level of the headings. */
  depth: number;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const underline = /^ {0,3}=+[ \t]*$/;
const definition = /^ {0,3}(\[[^\]\n]+\]):[ \t]*\S.*$/gm;

/** Splits Markdown at its headings of the highest level, so that each becomes a section of a page. Link definitions apply to all parts. */
export function splitAtHeadings(markdown: string): SplitText {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const headings = headingsIn(lines);
  const highest = Math.min(...headings.map(({ depth }) => depth));
  const tops = headings.filter(({ depth, title }) => depth === highest && title !== '');
  const definitions = [...markdown.matchAll(definition)];
  const part = (from: number, to: number | undefined): string => {
    const text = lines.slice(from, to).join('\n').trim();
    const missing = definitions.filter(([line, label = '']) => text.includes(label) && !text.includes(line));
    return [text, ...missing.map(([line]) => line)].join('\n\n');
  };
  const sections = tops.map(({ end, title }, index) => ({ title, text: part(end, tops[index + 1]?.line) }));
  return { lead: part(0, tops[0]?.line), sections, depth: highest };
}

/** Texts of the headings in Markdown, in order. */
export const headingTitles = (markdown: string): string[] =>
  headingsIn(markdown.replace(/\r\n?/g, '\n').split('\n')).map(({ title }) => title);

interface Heading {
  line: number;
  /** End offset of the heading's line. */
  end: number;
  depth: number;
  title: string;
}

function headingsIn(lines: readonly string[]): Heading[] {
  let open: string | undefined;
  return lines.flatMap((text, line) => {
    const [, mark] = fence.exec(text) ?? [];
    if (open !== undefined) {
      if (mark?.startsWith(open)) open = undefined;
      return [];
    }
    open = mark;
    const isUnderlined = underline.test(lines[line + 1] ?? '') && /^ {0,3}[^\s>|]/.test(text);
    const [, marks, title = ''] = isUnderlined ? ['', '#', text] : (heading.exec(text) ?? []);
    if (marks === undefined) return [];
    const end = line + (isUnderlined ? 2 : 1);
    return [{ line, end, depth: marks.length, title: plainLine(title.replace(/<[^>]*>/g, ''), 120) }];
  });
}
