import { contrast, hex, rgba } from './colors.js';

/** Hues for parts distinguished by colour alone, most different first. */
const tones = ['green', 'blue', 'orange', 'purple', 'yellow', 'red', 'gray'] as const;

/** `name0`, `name1` and so on, repeating the list as necessary. */
function numbered(name: string, first: number, count: number, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${name}${first + index}`, values[index % values.length] ?? '']),
  );
}

/** The site's colours in the current mode, under the variable names of Mermaid's theme `base`. */
export function themeOf(element: Element): Record<string, string | boolean | Record<string, string>> {
  const style = getComputedStyle(element);
  // A custom property may refer to others; browsers only compute its colour as the value of a real property.
  const probe = element.appendChild(document.createElement('i'));
  const color = (value: string): string => {
    probe.style.color = value;
    return hex(getComputedStyle(probe).color);
  };
  const ground = color('var(--tr-color-bg)');
  const ink = color('var(--tr-color-ink)');
  const text = color('var(--tr-color-text)');
  const surface = color('var(--tr-color-accent-surface)');
  const line = color('color-mix(in oklab, var(--tr-color-bg), var(--tr-color-ink) 45%)');
  const border = color('color-mix(in oklab, var(--tr-color-bg), var(--tr-color-accent) 55%)');
  const quiet = color('var(--tr-color-surface)');
  const quietBorder = color('var(--tr-color-border-strong)');
  const note = color('var(--tr-tone-yellow-surface)');
  const noteBorder = color('var(--tr-tone-yellow-border)');
  const noteText = color('var(--tr-tone-yellow-text)');
  const scale = tones.map((tone) => color(`var(--tr-tone-${tone}-border)`));
  const strong = [color('var(--tr-color-accent)'), ...tones.map((tone) => color(`var(--tr-tone-${tone}-text)`))];
  probe.remove();
  return {
    ...numbered('pie', 1, 12, scale),
    ...numbered('cScale', 0, 12, scale),
    ...numbered('cScaleLabel', 0, 12, [ink]),
    ...numbered('git', 0, 8, scale),
    ...numbered('gitBranchLabel', 0, 8, [ink]),
    pieStrokeColor: ground,
    pieOuterStrokeWidth: '0px',
    pieOpacity: '1',
    pieSectionTextColor: ink,
    pieTitleTextSize: '18px',
    pieSectionTextSize: '14px',
    pieLegendTextSize: '14px',
    // Lines are thin, so the colours of areas would be too pale for them.
    xyChart: { plotColorPalette: strong.join() },
    darkMode: style.colorScheme.includes('dark') && !style.colorScheme.includes('light'),
    fontFamily: style.fontFamily,
    fontSize: '15px',
    background: ground,
    primaryColor: surface,
    primaryTextColor: ink,
    primaryBorderColor: border,
    secondaryColor: quiet,
    secondaryTextColor: ink,
    secondaryBorderColor: quietBorder,
    tertiaryColor: quiet,
    tertiaryTextColor: text,
    tertiaryBorderColor: quietBorder,
    lineColor: line,
    textColor: text,
    titleColor: ink,
    edgeLabelBackground: ground,
    clusterBkg: quiet,
    clusterBorder: quietBorder,
    noteBkgColor: note,
    noteTextColor: noteText,
    noteBorderColor: noteBorder,
    actorLineColor: quietBorder,
    signalColor: text,
    signalTextColor: text,
    labelBoxBkgColor: quiet,
    labelBoxBorderColor: quietBorder,
    labelTextColor: ink,
    loopTextColor: text,
    activationBkgColor: quiet,
    activationBorderColor: quietBorder,
    sectionBkgColor: surface,
    altSectionBkgColor: ground,
    gridColor: quietBorder,
    todayLineColor: border,
    taskTextColor: ink,
    taskTextDarkColor: ink,
    taskTextOutsideColor: text,
    attributeBackgroundColorOdd: ground,
    attributeBackgroundColorEven: quiet,
  };
}

const boxes = '.node, .cluster, .actor, .statediagram-state';
const shapes = 'rect, circle, ellipse, polygon, path';
const leastContrast = 4.5;

/**
 * On colours that the author chose for one mode, makes text black or white so that it is readable in both modes.
 *
 * @param svg a diagram in the page.
 */
export function makeReadable(svg: SVGSVGElement): void {
  for (const box of svg.querySelectorAll<SVGElement>(boxes)) {
    const shape = [...box.querySelectorAll(shapes)].find((candidate) => getComputedStyle(candidate).fill !== 'none');
    const label = box.querySelector<HTMLElement | SVGElement>(
      '.nodeLabel, foreignObject span, foreignObject div, text',
    );
    if (!shape || !label) continue;
    const fill = rgba(getComputedStyle(shape).fill);
    const isSvg = label instanceof SVGElement;
    const ink = rgba(getComputedStyle(label)[isSvg ? 'fill' : 'color']);
    if (fill[3] < 1 || contrast(fill, ink) >= leastContrast) continue;
    const better = contrast(fill, [0, 0, 0, 1]) > contrast(fill, [255, 255, 255, 1]) ? '#111' : '#fff';
    for (const text of box.querySelectorAll<HTMLElement | SVGElement>('text, tspan, span, p, div'))
      text.style.setProperty(text instanceof SVGElement ? 'fill' : 'color', better, 'important');
  }
}
