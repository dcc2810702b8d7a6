import { setTimeout as wait } from 'node:timers/promises';
import { selectShown } from '../project/report.js';
import type { Session } from '../project/session.js';
import { messageOf } from '../shared/messageOf.js';
import type { DevelopmentSite } from './developmentSite.js';
import { DiagnosticsReporter } from './diagnosticsReporter.js';
import { Reloads } from './reloads.js';
import type { Watching } from './watch.js';
import { watchPlace } from './watchPlace.js';

/** Milliseconds before the watcher starts, so that the first page is sent first. It notices earlier edits too. */
const start = 500;
/** Milliseconds before all pages are checked, so that open pages are updated first. */
const pause = 100;

export interface FollowOptions {
  /** Print notes too, and each diagnostic with an excerpt. */
  isVerbose: boolean;
  print: (text: string) => void;
}

/**
 * Watches the folder, and reports problems in the terminal and in open pages.
 *
 * @returns a function that stops watching.
 */
export function followEdits(
  session: Session,
  site: DevelopmentSite,
  { isVerbose, print }: FollowOptions,
): () => Promise<void> {
  const { folder, skip } = session.project;
  const color = Boolean(process.stderr.isTTY) && !process.env['NO_COLOR'];
  const reporter = new DiagnosticsReporter({ folder, isVerbose, color, print });
  let hasNotice = false;
  const save = (): void => {
    try {
      session.save();
    } catch (error) {
      // On a full disk, the next command starts without a cache.
      if (!hasNotice) print(`Nothing can be stored for the next command: ${messageOf(error)}`);
      hasNotice = true;
    }
  };
  const surveys = new Reloads(async () => {
    await wait(pause);
    if (!(await session.survey())) return;
    reporter.report(selectShown(session.diagnostics, isVerbose));
    site.showProblems();
    save();
  });
  const changed: string[] = [];
  const reloads = new Reloads(async () => {
    await site.reload(changed.splice(0));
    void surveys.request();
  });
  let watching: Watching | undefined;
  const timer = setTimeout(() => {
    const namedFiles = (): string[] => session.project.namedFiles;
    watching = watchPlace({ folder, start: session.start, skip, namedFiles }, (files) => {
      changed.push(...files);
      void reloads.request();
    });
    void surveys.request();
  }, start);
  return async () => {
    clearTimeout(timer);
    site.close();
    await watching?.stop();
    save();
  };
}
