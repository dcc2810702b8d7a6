import { isExternal } from '../../content/links.js';
import type { ProjectState } from '../project.js';

/** The file at an address of the site; nothing is fetched from elsewhere. */
export function assetAt({ content }: Pick<ProjectState, 'content'>, address: string | undefined): string | undefined {
  if (address === undefined || isExternal(address)) return undefined;
  return content.assets.get(decodeURI(`/${address.replace(/^\.?\//, '').replace(/[?#].*$/, '')}`));
}

/** Absolute paths of the author's font files, that of headings first. */
export function ownFonts(state: Pick<ProjectState, 'content' | 'site'>): string[] {
  const { headings, body } = state.site.settings.font;
  return [...new Set([headings, body].flatMap((font) => assetAt(state, font?.url) ?? []))];
}
