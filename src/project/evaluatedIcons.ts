import path from 'node:path';
import { spanOfText } from './spanOfText.js';
import { reachable } from '../mdx/interactivity.js';
import type { Page } from '../content/page.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { ContentNode } from '../render/contentNode.js';
import { elementsIn } from '../render/elementsIn.js';
import { unknownIcon } from '../site/checks/icons.js';
import type { ProjectState } from './project.js';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Icons, with their styles, that a page passes to components. */
function* iconsIn(nodes: readonly ContentNode[]): Generator<[name: string, style: string | undefined]> {
  for (const element of elementsIn(nodes)) {
    if (element.kind !== 'component') continue;
    const { icon, name, iconType } = element.props;
    const iconName = text(icon) ?? (element.name === 'Icon' ? text(name) : undefined);
    if (iconName !== undefined) yield [iconName, text(iconType)];
  }
}

/** Reports unknown icons that components receive from data of a page or snippet. Names in tags are checked without evaluating the page. */
export function evaluatedIcons(
  page: Page,
  nodes: readonly ContentNode[],
  { folder, content: { modules } }: Pick<ProjectState, 'folder' | 'content'>,
): Diagnostic[] {
  const faults = new Map<string, Diagnostic>();
  const inTags = new Set(page.icons.map(({ name }) => name));
  for (const [name, style] of iconsIn(nodes)) {
    const words = faults.has(name) || inTags.has(name) ? undefined : unknownIcon(name, style);
    if (words) faults.set(name, diagnostic('site/unknown-icon', { ...words, ...placeOf(name) }));
  }
  return [...faults.values()];

  function placeOf(name: string): Pick<Diagnostic, 'file' | 'span'> {
    const imported = [...reachable(page.body?.imports ?? [], modules)].flatMap((key) => modules.get(key)?.file ?? []);
    for (const file of [page.file, ...imported]) {
      const span = spanOfText(path.join(folder, file), name);
      if (span) return { file, span };
    }
    return { file: page.file };
  }
}
