import type { BuiltPage } from './page.js';

export interface LostProse {
  page: string;
  written: number;
  lost: string[];
}

const shortest = 12;

// Letters and digits alone, without marks, spaces and typographic signs.
const letters = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

/** The sentences of a page's plain paragraphs, in words only: no headings, lists, tables, tags, code or expressions. */
export function sentences(source: string): string[] {
  const text = source
    .replace(/\r\n/g, '\n')
    .replace(/^---\n[\s\S]*?\n---/, '')
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\2[`~]*[ \t]*$|$(?![\s\S]))/gm, '\n')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '\n\n')
    // Text for agents alone is written in the source and appears on no page.
    .replace(/<Visibility\s+for=["']agents["']\s*>[\s\S]*?<\/Visibility>/g, '\n\n');
  const paragraphs = text
    .split(/\n(?:[ \t]*\n)+/)
    .map((block) => block.trim())
    .filter(
      (block) =>
        /^[\p{L}*_[]/u.test(block) &&
        !/^(?:import|export)\s|[<>{}|$\\]|^\*\s|^[-=]+$|^\s*(?:[-*+#]|\d+[.)])\s|^\[[^\]]+\]:/mu.test(block),
    );
  return paragraphs.flatMap((paragraph) =>
    paragraph
      .replace(/!\[[^\]]*\]\([^)]*\)|(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\[\^[^\]]*\]|&#?\w+;/g, ' ')
      .replace(/\[([^\]]*)\]\([^)]*\)|\[([^\]]*)\]\[[^\]]*\]/g, '$1$2')
      .split(/(?<=[.!?。])\s+/)
      .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
      .filter((sentence) => letters(sentence).length >= shortest),
  );
}

/** The sentences of a source that its built page does not show. */
export function lostProse(page: BuiltPage, source: string): LostProse {
  const shown = letters(page.prose.join(' '));
  const written = sentences(source);
  return { page: page.address, written: written.length, lost: written.filter((one) => !shown.includes(letters(one))) };
}

/** Share of all prose that is shown, between 0 and 1; undefined without prose. */
export function shareShown(pages: readonly LostProse[]): number | undefined {
  const written = pages.reduce((sum, page) => sum + page.written, 0);
  const lost = pages.reduce((sum, page) => sum + page.lost.length, 0);
  return written === 0 ? undefined : (written - lost) / written;
}

/** The pages that lack most of their prose, the worst first. */
export function worstPages(pages: readonly LostProse[], count: number): LostProse[] {
  const share = ({ lost, written }: LostProse): number => lost.length / written;
  return pages
    .filter(({ lost }) => lost.length > 0)
    .sort((a, b) => share(b) - share(a))
    .slice(0, count);
}
