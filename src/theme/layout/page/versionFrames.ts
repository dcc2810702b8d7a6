import { treeAddress } from '../../../site/navigation/branch.js';
import type { PageNavigation } from '../../../site/navigation/view.js';
import type { VersionFrame } from '../../../browser/versionFrame.js';
import { href } from '../href.js';

/** Data for the script that shows a shared page in the frame of another version. */
export function versionFrames(inVersion: Readonly<Record<string, PageNavigation>>): Record<string, VersionFrame> {
  const entries = Object.entries(inVersion).map(([version, { view, previous, next }]): [string, VersionFrame] => [
    version,
    {
      view: view.id,
      source: href(treeAddress('nav', view)),
      previous: previous && { label: previous.label, href: href(previous.href) },
      next: next && { label: next.label, href: href(next.href) },
    },
  ]);
  return Object.fromEntries(entries);
}
