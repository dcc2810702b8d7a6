import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../src/shared/filesIn.js';

interface Fence {
  language: string;
  /** Words after the language. */
  title: string;
  code: string;
}

export interface ManualPage {
  /** Relative to the repository. */
  file: string;
  fences: Fence[];
  /** The page without its fences. */
  text: string;
}

const fence = /^( *)(`{3,})(\w*) *(.*)\n([\s\S]*?)^\1\2$\n?/gm;

/** @param file relative to the repository. */
function readPage(file: string): ManualPage {
  const fences: Fence[] = [];
  const text = readFileSync(file, 'utf8').replace(fence, (_, _indent, _marks, language, title, code) => {
    fences.push({ language: String(language), title: String(title), code: String(code) });
    return '';
  });
  return { file, fences, text };
}

/** The pages of the manual and the README. */
export const manualPages: readonly ManualPage[] = [
  ...filesIn('content')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join('content', file)),
  'README.md',
].map(readPage);
