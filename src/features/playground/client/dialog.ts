import { report } from '../../../browser/readerEvent.js';
import { themePropertyNames } from '../theme.js';
import type { FrameTheme, FromFrame, ToFrame } from './messages.js';

const root = document.documentElement;
let dialog: HTMLDialogElement | undefined;
let frame: HTMLIFrameElement;
let opener: HTMLElement;
let isReady = false;
const contents = new Map<string, Promise<unknown>>();

/** Loads an operation's playground, which is not shown yet. */
export function preparePlayground(button: HTMLElement): void {
  void contentOf(button);
  dialog ??= mount(button.dataset);
}

/** Opens an operation's playground over the page. If it is already loaded, it is as the reader left it. */
export function openPlayground(button: HTMLElement): void {
  opener = button;
  preparePlayground(button);
  if (!dialog) return;
  // The page behind does not scroll, and reserves no space for a scrollbar, which would cut off part of the playground.
  root.style.cssText += 'overflow:hidden;scrollbar-gutter:auto';
  dialog.showModal();
  if (isReady) show();
}

function mount({ playground = '', title = '', opening = '', failed = '' }: DOMStringMap): HTMLDialogElement {
  const box = document.createElement('dialog');
  box.ariaLabel = title;
  box.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;background:var(--tr-color-bg);color:var(--tr-color-text)';
  const wait = document.createElement('p');
  wait.role = 'status';
  wait.textContent = opening;
  wait.style.cssText = 'position:absolute;inset:0;display:grid;place-items:center;margin:0';
  frame = document.createElement('iframe');
  frame.title = title;
  // Hidden until it has the page's colours, because a frame is first painted white.
  frame.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;border:0;visibility:hidden';
  frame.src = playground;
  box.append(wait, frame);
  box.addEventListener('close', () => {
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
    opener.focus();
  });
  frame.addEventListener('load', () => setTimeout(() => isReady || (wait.textContent = failed), 10_000));
  addEventListener('message', ({ source: from, origin, data }: MessageEvent<FromFrame>) => {
    if (from !== frame.contentWindow || origin !== location.origin) return;
    if (data.trellis === 'close') box.close();
    else if (data.trellis === 'request') {
      const { method, path, status } = data;
      report('docs.api_playground.request', { method, operation: path, status });
    } else if (data.trellis === 'failed') {
      wait.textContent = failed;
      frame.remove();
    } else if (!isReady) {
      isReady = true;
      frame.style.visibility = '';
      if (box.open) show();
    }
  });
  new MutationObserver(() => isReady && send({ trellis: 'theme', theme: theme() })).observe(root, {
    attributeFilter: ['class'],
  });
  document.body.append(box);
  return box;
}

function show(): void {
  const button = opener;
  const { operation = '', example } = button.dataset;
  void contentOf(button).then((content) => {
    if (button !== opener) return;
    send({ trellis: 'open', operation, content, ...(example && { example }), language: root.lang, theme: theme() });
  });
  frame.focus();
}

/** The data of a button's operation, which arrive while the frame is loading; undefined if there are none. */
function contentOf({ dataset: { operation = '' } }: HTMLElement): Promise<unknown> {
  let content = contents.get(operation);
  if (!content) {
    content = fetch(operation)
      .then((answer): Promise<unknown> => answer.json())
      .catch(() => {
        // A newer build has removed the file, or the network is down.
        contents.delete(operation);
      });
    contents.set(operation, content);
  }
  return content;
}

function send(message: ToFrame): void {
  frame.contentWindow?.postMessage(message, location.origin);
}

function theme(): FrameTheme {
  const style = getComputedStyle(root);
  return {
    mode: root.classList.contains('dark') ? 'dark' : 'light',
    ...(root.dataset['rounded'] && { rounded: root.dataset['rounded'] }),
    properties: Object.fromEntries(themePropertyNames.map((name) => [name, style.getPropertyValue(name)])),
  };
}
