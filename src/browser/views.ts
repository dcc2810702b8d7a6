import { choices, choose, onChoice } from './choices.js';
import { closest } from './clicks.js';
import { showContents } from './contents.js';
import { catchUp } from './earlyPress.js';
import { onFragment } from './reveal.js';

/** Shows one of a page's views, with its part of the table of contents. Tabs with the same title follow the choice. */
export function startViews(): void {
  const control = document.querySelector('.view-switch');
  const buttons = [...(control?.querySelectorAll('button') ?? [])];
  const views = [...document.querySelectorAll<HTMLElement>('.view')];
  const titles = buttons.map(({ value }) => value);
  const [first] = titles;
  if (!control || first === undefined) return;

  function show(title: string): void {
    if (!titles.includes(title)) return;
    for (const button of buttons) button.ariaPressed = String(button.value === title);
    for (const view of views) {
      const isShown = view.dataset['viewTitle'] === title;
      view.toggleAttribute('data-shown', isShown);
      view.hidden = !isShown;
    }
    showContents((target) => target.closest('.view[hidden]') !== null);
  }

  control.addEventListener('click', ({ target }) => {
    const button = closest<HTMLButtonElement>(target, 'button');
    if (!button) return;
    show(button.value);
    choose(button.value, control);
  });
  onChoice(control, show);
  show(choices().find((choice) => titles.includes(choice)) ?? first);
  onFragment((target) => {
    const title = target.closest<HTMLElement>('.view')?.dataset['viewTitle'];
    if (title !== undefined) show(title);
  });
  catchUp('.view-switch button');
}
