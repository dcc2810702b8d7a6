import type { Session } from '../project/session.js';
import { loadFrame } from './frames.js';
import type { Outputs } from './outputs/outputs.js';
import { listAssets, listPages, type PageListing } from './siteFiles.js';
import type { Staging } from './staging.js';

export interface StagingOptions extends PageListing {
  /** Called when a phase begins, such as `Preparing texts`. */
  begin?: (phase: string) => void;
}

/** Makes all files of a site. */
export async function stageSite(
  session: Session,
  outputs: Outputs,
  staging: Staging,
  { begin = () => undefined, ...listing }: StagingOptions = {},
): Promise<void> {
  begin('Preparing texts');
  // Texts come first, so that they are out of memory when pages need most of it.
  await staging.add(outputs.files());
  const feed = outputs.feed();
  outputs.save();
  // Another process makes the index while pages are printed.
  const index = feed && outputs.index(feed);

  const frame = await loadFrame(session);
  await session.prepare();
  const pages = new Map(listPages(session, frame, listing));
  await staging.add(pages);
  await staging.add(listAssets(session, frame, pages.keys(), staging.used));

  if (index) {
    begin('Making the search index');
    await staging.add(await index);
  }
  session.save();
}
