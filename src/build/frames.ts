import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { maxBytes } from '../content/folderEntry.js';
import { Frame, standardFrame } from '../frame/frame.js';
import { UtilityClasses } from '../frame/utilityClasses.js';
import type { StylePart } from '../frame/styleParts.js';
import { readParts } from '../project/parts/parts.js';
import type { Session } from '../project/session.js';
import { toolDigest } from '../project/toolDigest.js';
import { makeCacheFolder } from '../shared/cacheFolder.js';
import { iconSheet } from '../render/iconSheet.js';
import { digest } from '../shared/digest.js';
import { once } from '../shared/once.js';
import { sweepFolder, use } from '../shared/sweepFolder.js';
import { textAt } from '../shared/textAt.js';
import { draftOf, moveWhole } from '../shared/wholeFile.js';
import { viewsOf } from '../site/sidebarIcons.js';
import { colorProperties } from '../theme/layout/head/colors.js';

/**
 * Loads the frame of a session's site: that of Trellis, or one with the author's parts, which is bundled when they change.
 *
 * @param changed absolute paths of the only files that may have changed since the last call with `classes`; undefined if any may have.
 */
export async function loadFrame(
  session: Session,
  classes = new UtilityClasses(),
  changed?: ReadonlySet<string>,
): Promise<Frame> {
  const { base, site } = session.rendering;
  const { parts } = session.state;
  const [utilities, codeStyles] = await Promise.all([
    partOf(await classes.read(session.texts, changed)),
    partOf(session.codeStyles),
  ]);
  const folder = parts.used.length === 0 ? standardFrame : await bundleOwn(session);
  const sheets = once(() => {
    const all = [...viewsOf(site)].flatMap((view) => iconSheet(view, session.rendering) ?? []);
    return new Map(all.map(({ name, css }) => [name, css]));
  });
  const icons = (name: string): string | undefined => sheets().get(name);
  return new Frame(folder, {
    base,
    colors: colorProperties(site.theme, usesGreys(session)),
    utilities,
    codeStyles,
    icons,
  });
}

const grey = /rgba?\(var\(--gray-\d/;

/** True if the author's style sheets or snippets use the frame's shades of grey as channels. */
function usesGreys({ state: { content }, rendering: { site } }: Session): boolean {
  const sheets = site.everywhere.stylesheets.flatMap((address) => content.assets.get(address) ?? []);
  return (
    sheets.some((file) => grey.test(textAt(file, maxBytes) ?? '')) ||
    [...content.modules.values()].some(({ code }) => grey.test(code))
  );
}

/** Class of the header. Every page has it, so every page has its rules. */
const ofHeader = '.relative';

async function partOf(css = ''): Promise<StylePart | undefined> {
  if (css === '') return undefined;
  // Loaded on demand, because the parser of style sheets is large.
  const { neededTokens } = await import('../frame/neededTokens.js');
  return { css, needs: neededTokens(css).filter((tokens) => tokens.join() !== ofHeader) };
}

async function bundleOwn({ project, state: { parts }, rendering: { base } }: Session): Promise<string> {
  const frames = path.join(makeCacheFolder(project.folder), 'frames');
  let folder = path.join(frames, digest(toolDigest(), base, parts.digest));
  if (!use(folder)) {
    const { buildFrame } = await import('../frame/build/buildFrame.js');
    const draft = draftOf(folder);
    mkdirSync(frames, { recursive: true });
    try {
      await buildFrame(draft, `${draft}.project`, { base, parts: parts.used, folder: project.folder });
      // A bundle of parts that were edited meanwhile belongs to no state of the folder, so it is not used again.
      if ((await readParts(project.folder, false)).digest !== parts.digest) folder += `.${Date.now()}`;
      moveWhole(draft, folder);
      use(folder);
    } finally {
      for (const unfinished of [draft, `${draft}.project`]) rmSync(unfinished, { recursive: true, force: true });
    }
  }
  sweepFolder(frames);
  return folder;
}
