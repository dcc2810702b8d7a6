import { hasComponent } from '../../../content/includedComponents.js';
import type { Route } from '../../../site/site.js';

/** Optional parts of the frame on a page. */
export interface Shape {
  /** True if large screens show the sidebar. On phones, every page has it in the drawer. */
  sidebar: boolean;
  /** Eyebrow, heading and description. */
  title: boolean;
  /** Feedback, previous and next, footer. */
  foot: boolean;
  /** The column to the right of the text: the table of contents, the page's own panel of examples, or nothing. */
  side: 'toc' | 'panel' | 'none';
}

const panels = ['RequestExample', 'ResponseExample', 'Panel'];

function hasPanel({ source }: Route): boolean {
  const { page } = source;
  if (page && panels.some((name) => hasComponent(page, name))) return true;
  if (source.kind !== 'operation') return source.kind === 'content' && page?.frontmatter.api !== undefined;
  return !source.operation.hasNoPanel;
}

/** The parts of the frame for frontmatter `mode` (FORMAT.md 3) and the page's contents (1.22). */
export function pageShapeOf(route: Route): Shape {
  switch (route.mode) {
    case 'custom':
      return { sidebar: false, title: false, foot: false, side: 'none' };
    case 'frame':
      return { sidebar: true, title: false, foot: false, side: 'none' };
    case 'center':
      return { sidebar: false, title: true, foot: true, side: 'none' };
    case 'wide':
      return { sidebar: true, title: true, foot: true, side: 'none' };
    default:
      return { sidebar: true, title: true, foot: true, side: hasPanel(route) ? 'panel' : 'toc' };
  }
}
