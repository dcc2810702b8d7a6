/** A browser of the system that tests drive without Playwright. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** @param width of the viewport, in CSS pixels. */
  resize: (width: number) => Promise<void>;
  /** Evaluates an expression in the page; it can be a promise. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Clicks in the middle of the first element that a selector finds and that is shown. */
  click: (selector: string) => Promise<void>;
  /** Presses keys, one after the other: characters, or `Enter`, `Escape` and `Tab`; `Control+k` holds the first. */
  press: (...pressed: readonly string[]) => Promise<void>;
  /** Errors of the scripts of pages. */
  faults: () => Promise<readonly string[]>;
  stop: () => Promise<void>;
}

const keys: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Control: '\uE009' };

/** Actions of WebDriver that press keys as `press` describes. */
export function keyActions(pressed: readonly string[]): object {
  const actions = pressed.flatMap((each) => {
    const names = each.length > 1 ? each.split('+') : [each];
    const values = names.map((name) => keys[name] ?? name);
    return [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
  });
  return { type: 'key', id: 'keyboard', actions };
}

/** Actions of WebDriver that click at a position of the viewport. */
export function clickActions({ x, y }: { x: number; y: number }): object {
  const actions = [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer', id: 'mouse', actions };
}

/** Expression that scrolls to the first shown element that a selector finds, and returns its middle. */
export function middleOf(selector: string): string {
  const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility())`;
  return `(() => { const each = ${found}; each.scrollIntoView({ block: 'center', behavior: 'instant' }); const box = each.getBoundingClientRect(); return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }; })()`;
}
