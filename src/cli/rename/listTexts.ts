import path from 'node:path';
import type { Content } from '../../content/page.js';
import { filesIn } from '../../shared/filesIn.js';
import { kindAt } from '../../shared/kindAt.js';
import { textAt } from '../../shared/textAt.js';
import type { Moves } from './moves.js';
import { movedFile, type Move } from './places.js';
import type { Text } from './texts.js';

const textFile = /\.mdx?$/i;
const scriptFile = /\.[cm]?[jt]sx?$/i;
/** The target of a link in a snippet that no page imports, and which was not compiled therefore. */
const linkTarget = /(?<=\]\(\s*<?)[^)\s>]+/g;

/** Lists all texts that may contain addresses and imports: pages, and snippets that pages import or that are among the other files. */
export function* listTexts(
  { pages, modules }: Content,
  { folder, root, move, moves }: { folder: string; root: string; move: Move; moves: Moves },
): Generator<Text> {
  const pageFiles = new Set<string>();
  for (const { id, file: name, references, named = [] } of pages) {
    const file = path.join(folder, name);
    pageFiles.add(file);
    const targets = new Set([...references.map(({ target }) => target), ...named]);
    const place = { from: `/${id}`, to: `/${moves.ids.get(id) ?? id}` };
    yield { text: textAt(file) ?? '', place, isScript: false, targets, file, newFile: movedFile(move, file) };
  }
  const folders = ['snippets', '_snippets'].map((name) => path.join(root, name));
  const snippets = folders
    .filter((each) => kindAt(each) === 'folder')
    .flatMap((each) => filesIn(each).map((file) => path.join(each, file)));
  for (const file of new Set([...modules.keys(), ...snippets])) {
    const isScript = scriptFile.test(file);
    if (pageFiles.has(file) || !(isScript || textFile.test(file)) || kindAt(file) !== 'file') continue;
    const text = textAt(file) ?? '';
    const { references, named = [] } = modules.get(file) ?? {};
    const links = references?.map(({ target }) => target) ?? text.match(linkTarget) ?? [];
    const targets = new Set(isScript ? [] : [...links, ...named]);
    yield { text, place: { from: '/', to: '/' }, isScript, targets, file, newFile: movedFile(move, file) };
  }
}
