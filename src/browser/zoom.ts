import { loadStyles } from './loadStyles.js';
import stylesheet from './zoom.css?url';

/** Pictures smaller than this number of pixels cannot be enlarged. */
const smallest = 120;

function isZoomable(image: HTMLImageElement): boolean {
  if (
    image.matches('[data-zoom], [nozoom]:not([nozoom=false]), .icon, .card-image, .no-zoom') ||
    image.closest('a, button, .card, .tile-picture')
  )
    return false;
  const { width } = image.getBoundingClientRect();
  return width === 0 || width >= smallest;
}

/** Labels of the dialog, in the language of the text. */
function labelsOf(image: HTMLImageElement): { enlarge: string; close: string } {
  const { enlarge = '', close = '' } = image.closest<HTMLElement>('.prose')?.dataset ?? {};
  return { enlarge, close };
}

/** Width in pixels of a picture's widest file, if there are several. */
function widestOf({ srcset }: HTMLImageElement): number | undefined {
  const widths = [...srcset.matchAll(/\s(\d+)w\b/g)].map(([, width]) => Number(width));
  return widths.length > 0 ? Math.max(...widths) : undefined;
}

/** False for the second click of a double click, which would enlarge the picture twice or close it again. */
const isFirstOf = ({ detail }: MouseEvent): boolean => detail < 2;

let styles: Promise<void> | undefined;

async function enlarge(image: HTMLImageElement): Promise<void> {
  await (styles ??= loadStyles(stylesheet));
  const labels = labelsOf(image);
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  const copy = new Image();
  dialog.className = 'zoom';
  dialog.ariaLabel = image.alt || labels.enlarge;
  copy.src = image.currentSrc || image.src;
  const width = widestOf(image);
  if (width !== undefined) {
    copy.sizes = `min(${width}px, 100vw)`;
    copy.srcset = image.srcset;
  }
  copy.alt = image.alt;
  // An SVG without a size fills the available space; a photograph is not enlarged beyond its size.
  if (/\.svg(?:$|[?#])/.test(copy.src)) copy.dataset['drawing'] = '';
  else dialog.style.setProperty('--tr-zoom-width', `${width ?? image.naturalWidth}px`);
  close.type = 'button';
  close.className = 'zoom-close';
  close.ariaLabel = labels.close;
  close.textContent = '×';
  dialog.append(copy, close);
  dialog.addEventListener('click', (event) => isFirstOf(event) && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    image.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function makeZoomable(image: HTMLImageElement): void {
  if (!isZoomable(image)) return;
  image.dataset['zoom'] = '';
  image.tabIndex = 0;
  image.role = 'button';
  const { enlarge: verb } = labelsOf(image);
  image.ariaLabel = image.alt ? `${verb}: ${image.alt}` : verb;
  image.addEventListener('click', (event) => isFirstOf(event) && void enlarge(image));
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void enlarge(image);
  });
}

/** Lets readers enlarge pictures with a click, Enter or the space bar. */
export function startZoom(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.prose img')) {
    // Before that, its size may be unknown.
    if (image.complete) makeZoomable(image);
    else image.addEventListener('load', () => makeZoomable(image), { once: true });
  }
}
