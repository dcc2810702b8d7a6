import type { Rendered } from './renderDiagram.js';

const step = 1.3;
const most = 6;
/** A diagram is readable from this share of its size on. */
const readable = 0.8;

/**
 * Shows a diagram in a dialog of the window's size, for panning and zooming.
 *
 * @param words labels of the buttons: `closer`, `farther`, `whole`, `close`.
 */
export function enlarge(
  { svg, width, height }: Rendered,
  label: string,
  words: Readonly<Record<string, string>>,
): void {
  const place = svg.parentElement;
  const before = svg.getAttribute('style') ?? '';
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  const stage = document.createElement('div');
  const bar = document.createElement('div');
  dialog.className = 'diagram-dialog';
  dialog.ariaLabel = label;
  stage.className = 'diagram-stage';
  stage.tabIndex = 0;
  stage.role = 'group';
  stage.ariaLabel = label;
  bar.className = 'diagram-bar';

  let scale = 1;
  const whole = (): number => Math.min(most, (stage.clientWidth - 48) / width, (stage.clientHeight - 48) / height);
  const show = (factor: number): void => {
    const next = Math.min(most, Math.max(Math.min(0.2, whole()), factor));
    const x = (stage.scrollLeft + stage.clientWidth / 2) / scale;
    const y = (stage.scrollTop + stage.clientHeight / 2) / scale;
    scale = next;
    svg.style.width = `${width * scale}px`;
    stage.scrollTo({ left: x * scale - stage.clientWidth / 2, top: y * scale - stage.clientHeight / 2 });
  };
  const actions: Record<string, () => void> = {
    '-': () => show(scale / step),
    '0': () => show(whole()),
    '+': () => show(scale * step),
    '=': () => show(scale * step),
  };

  const button = (sign: string, name: string | undefined, act: () => void): void => {
    const element = document.createElement('button');
    element.type = 'button';
    element.ariaLabel = name ?? sign;
    element.textContent = sign;
    element.addEventListener('click', act);
    bar.append(element);
  };
  button('−', words['farther'], () => show(scale / step));
  button('⤢', words['whole'], () => show(whole()));
  button('+', words['closer'], () => show(scale * step));
  button('×', words['close'], () => dialog.close());

  dialog.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey ? undefined : actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      show(scale * Math.exp(-event.deltaY / 300));
    },
    { passive: false },
  );
  drag(stage);
  dialog.addEventListener('close', () => {
    svg.style.cssText = before;
    place?.append(svg);
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus();
  });

  stage.append(svg);
  dialog.append(stage, bar);
  document.body.append(dialog);
  dialog.showModal();
  stage.focus();
  show(Math.max(whole(), readable));
}

/** Scrolls while a mouse button is held; touch screens do so by themselves. */
function drag(stage: HTMLElement): void {
  stage.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    event.preventDefault();
    stage.focus();
    stage.setPointerCapture(event.pointerId);
    stage.dataset['dragged'] = '';
  });
  stage.addEventListener('pointermove', (event) => {
    if ('dragged' in stage.dataset)
      stage.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    stage.addEventListener(end, () => delete stage.dataset['dragged']);
}
