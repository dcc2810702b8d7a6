import { makeElement } from '../../../browser/makeElement.js';
import type { Marked } from './provider.js';

/** A text with matches in `<mark>` elements. */
export function matchFragment(parts: Marked): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const { text, isHit } of parts) fragment.append(isHit ? makeElement('mark', {}, text) : text);
  return fragment;
}

const svg = 'http://www.w3.org/2000/svg';

/** An icon drawn with strokes on a 24 px grid. */
export function sign(path: string): SVGSVGElement {
  const element = document.createElementNS(svg, 'svg');
  element.setAttribute('class', 'search-sign');
  element.setAttribute('viewBox', '0 0 24 24');
  element.setAttribute('aria-hidden', 'true');
  const stroke = document.createElementNS(svg, 'path');
  stroke.setAttribute('d', path);
  element.append(stroke);
  return element;
}

export const signs = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20 20',
  page: 'M7 3.5h7l4 4V20a.5.5 0 0 1-.5.5h-10.5a.5.5 0 0 1-.5-.5V4a.5.5 0 0 1 .5-.5M14 3.5V8h4',
  section: 'M9.5 4 8 20M16 4l-1.5 16M5 9h15M4 15h15',
  recent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4.5l3 1.8',
  close: 'M6 6l12 12M18 6 6 18',
  failed: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8v5M12 16v.01',
} as const;
