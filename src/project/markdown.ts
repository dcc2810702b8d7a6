import type { Highlighting } from '../highlight/highlighting.js';
import { withCodeBlocks } from '../render/codeBlocks.js';
import type { Rendering } from '../render/rendering.js';
import { specificationText } from '../render/specificationText.js';
import { calloutIcons } from '../site/calloutIcons.js';
import { findIcon } from '../site/icons/icons.js';
import type { ProjectState } from './project.js';

function calloutIcon(kind: string): string {
  const icons: Readonly<Record<string, string>> = calloutIcons;
  const svg = findIcon({ name: icons[kind] ?? '', style: 'solid' });
  return svg
    ? `<svg class="icon" viewBox="${svg.viewBox}" aria-hidden="true" fill="currentColor">${svg.body}</svg>`
    : '';
}

/** Creates the function that renders Markdown of specifications and docs.json. */
export function createMarkdown(
  { site, reference, files }: Pick<ProjectState, 'site' | 'reference' | 'files'>,
  base: string,
  highlighting: Highlighting,
): Rendering['markdown'] {
  return (text, under, route) => {
    const html = specificationText(route ? reference.withLinks(text, route) : text, {
      base,
      ...(under === undefined ? {} : { under }),
      from: route?.source.page ? `/${route.source.page.id}` : (route?.path ?? '/'),
      // The author chose the image hosts in docs.json's own texts.
      imageHosts: route && site.settings.imageHosts,
      has: files.has,
      isLeftOut: files.isMissing,
      sizeOf: (path) => files.imageSize(base + path),
      iconOf: calloutIcon,
    });
    const { codeLanguage } = reference.documentOf(route) ?? {};
    return withCodeBlocks(html, (code, at) => highlighting.highlight(code, at), codeLanguage);
  };
}
