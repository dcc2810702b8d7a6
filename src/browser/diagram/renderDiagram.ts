import { makeReadable, themeOf } from './theme.js';
import type { Mermaid, MermaidConfig } from 'mermaid';

/**
 * The look for which authors wrote their diagrams. Mermaid's defaults give boxes shadows, gradients and a least width, and break their texts after
 * 120 pixels, not 200.
 */
const plainLook: MermaidConfig = {
  look: 'classic',
  layout: 'dagre',
  flowchart: { minNodeWidth: 0, wrappingWidth: 200 },
  state: { minNodeWidth: 0, wrappingWidth: 200 },
  mindmap: { layout: 'cose-bilkent' },
  swimlane: { layout: 'swimlane' },
};

let queue: Promise<unknown> = Promise.resolve();
let count = 0;

export interface Rendered {
  svg: SVGSVGElement;
  /** Width in CSS pixels at which its text has the size of the page's text. */
  width: number;
  height: number;
}

async function renderNow(source: string, script: string, box: HTMLElement): Promise<Rendered> {
  const { default: mermaid } = (await import(/* @vite-ignore */ script)) as { default: Mermaid };
  // Labels are measured, so with another font they would be cut off.
  await document.fonts.ready;
  const id = `diagram-${(count += 1)}`;
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    ...plainLook,
    theme: 'base',
    themeVariables: themeOf(box),
    fontFamily: getComputedStyle(box).fontFamily,
  });
  try {
    const { svg } = await mermaid.render(id, source);
    box.innerHTML = svg;
  } finally {
    document.getElementById(`d${id}`)?.remove();
  }
  const svg = box.querySelector('svg');
  if (!svg) throw new Error('Nothing was rendered.');
  const { width, height } = svg.viewBox.baseVal;
  svg.style.maxWidth = 'none';
  svg.style.width = `min(100%, ${width}px)`;
  svg.style.height = 'auto';
  svg.removeAttribute('height');
  makeReadable(svg);
  return { svg, width, height };
}

/**
 * Renders a diagram into a box in the page's current colours. Diagrams are rendered one at a time, because Mermaid has a single configuration.
 *
 * @param script address of Mermaid.
 * @throws Mermaid's error for an invalid source.
 */
export function renderDiagram(source: string, script: string, box: HTMLElement): Promise<Rendered> {
  const result = queue.then(() => renderNow(source, script, box));
  queue = result.catch(() => undefined);
  return result;
}
