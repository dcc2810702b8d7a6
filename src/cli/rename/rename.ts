import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listedPages } from '../../config/paths.js';
import { inLetterCase, pagePath } from '../../content/links.js';
import type { Content } from '../../content/page.js';
import { openFolder, readOpenFolder } from '../../project/openFolder.js';
import { withoutStack } from '../../project/report.js';
import { amount } from '../../shared/amount.js';
import { kindAt } from '../../shared/kindAt.js';
import { posixPath } from '../../shared/posixPath.js';
import { createPlan, type SitePlan } from '../../site/plan.js';
import { usableRedirects } from '../../site/redirects.js';
import { sourceTest } from '../../site/wildcards.js';
import { isEmbedded } from '../embeddedFile.js';
import { applyFixes } from '../fix.js';
import { writeRedirects, type NewRedirect } from '../redirectEdits.js';
import { documentedFolder } from '../usage.js';
import { configFixes } from './config.js';
import { listTexts } from './listTexts.js';
import { createMoves, movedPath, type Moves } from './moves.js';
import { findMove, movedFile } from './places.js';
import { rewriteText } from './texts.js';
import { renameAccepted } from './translations.js';

/**
 * Moves a page, a file or a folder: the navigation, links and imports follow, and old addresses get redirects.
 *
 * @param names the old and the new place, from the folder with the pages.
 * @returns the exit code.
 * @throws with a message for the user if nothing was changed.
 */
export async function rename(names: readonly [string, string], dir: string): Promise<number> {
  const folder = await documentedFolder(dir);
  const opened = await openFolder(folder);
  const { config, root, written } = opened;
  const { content, input } = await readOpenFolder(opened);
  const move = findMove(names, { folder, root, ids: content.pages.map(({ id }) => id) });
  const plan = createPlan(input);
  const redirected = sourceTest(usableRedirects(config.redirects).map(({ source }) => source));
  const moves = {
    ...createMoves(move, content, { folder, root }),
    isRedirected: (path: string) => redirected(path) && !plan.entries.has(path),
  };
  const routes = new Set(content.pages.map(({ route }) => route));
  const conflict = [...moves.paths.values()].find((address) => routes.has(address) && !moves.paths.has(address));
  if (conflict !== undefined) throw withoutStack(`${names[1]} is taken: the site has a page at ${conflict}.`);

  const sitePaths = {
    paths: { has: createAddressTest(plan, content) },
    alike: inLetterCase([...routes, ...content.files.keys()]),
    moved: content.moved,
  };
  const imports = {
    newPlaceOf: (file: string) => movedFile(move, file),
    roots: [...new Set([root, folder])],
    has: (file: string) => kindAt(file) === 'file',
  };
  const texts = [...listTexts(content, { folder, root, move, moves })].flatMap((text) => {
    const rewritten = rewriteText(text, moves, sitePaths, imports);
    return rewritten.count === 0 ? [] : { ...rewritten, before: text.text, file: text.file };
  });

  for (const { file, text } of texts) writeFileSync(file, text);
  const { fixed, files } = applyFixes(folder, configFixes(written, moves));
  mkdirSync(path.dirname(move.to), { recursive: true });
  renameSync(move.from, move.to);
  renameAccepted(folder, moves, texts);
  const redirects = redirectsOf(moves, content, listedPages(config.navigation));
  if (redirects.length > 0) await writeRedirects(folder, redirects);
  const [from, to] = [move.from, move.to].map((file) => posixPath(path.relative(root, file)));
  const places = amount(
    texts.reduce((sum, { count }) => sum + count, fixed),
    'place',
  );
  process.stdout.write(
    `Moved ${from} to ${to}: changed ${places} in ${amount(texts.length + files, 'file')}, and wrote ${amount(redirects.length, 'redirect')}.\n`,
  );
  return 0;
}

/** Tells whether the site answers at an address. A link that was dead before stays as the author wrote it. */
function createAddressTest({ entries, redirects }: SitePlan, { files }: Content): (path: string) => boolean {
  const all = new Set(['/', ...entries.keys(), ...files.keys()]);
  const isRedirected = sourceTest(redirects.map(({ source }) => source));
  return (path) => all.has(path) || isRedirected(path);
}

/** Redirects from the old addresses of pages, of files that readers may have kept, and of a folder that led to its first page. */
function redirectsOf(moves: Moves, { pages, files }: Content, listed: readonly string[]): NewRedirect[] {
  const links = new Set(pages.filter(({ frontmatter }) => frontmatter.url !== undefined).map(({ route }) => route));
  const redirects = [...moves.paths]
    .filter(([source]) => !links.has(source) && !(files.has(source) && isEmbedded(source)))
    .map(([source, destination]) => ({ source, destination }));
  const { folder } = moves;
  if (!folder || moves.paths.has(folder.from)) return redirects;
  const first = listed.map((page) => pagePath(page)).find((page) => page.startsWith(`${folder.from}/`));
  if (first !== undefined) redirects.push({ source: folder.from, destination: movedPath(moves, first) });
  return redirects;
}
