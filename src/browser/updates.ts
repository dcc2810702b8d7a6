import { showContents } from './contents.js';
import { catchUp } from './earlyPress.js';
import { onFragment } from './reveal.js';

const parameter = 'tags';

/** Shows changelog entries with any of the chosen tags. The choice is part of the address, `?tags=a,b`. */
export function startUpdates(): void {
  const updates = [...document.querySelectorAll<HTMLElement>('.update')];
  const chips = [...document.querySelectorAll<HTMLButtonElement>('.update-filter .chip')];
  const selection = new Set((new URLSearchParams(location.search).get(parameter) ?? '').split(',').filter(Boolean));

  function show(): void {
    for (const chip of chips) chip.ariaPressed = String(selection.has(chip.value));
    const filter = chips.some(({ value }) => selection.has(value)) ? selection : undefined;
    for (const update of updates) {
      const tags = JSON.parse(update.dataset['tags'] ?? '[]') as string[];
      update.hidden = filter !== undefined && !tags.some((tag) => filter.has(tag));
    }
    showContents((target) => target.closest('.update[hidden]') !== null);
  }

  function keep(): void {
    const url = new URL(location.href);
    if (selection.size > 0) url.searchParams.set(parameter, [...selection].join(','));
    else url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
  }

  for (const chip of chips)
    chip.addEventListener('click', () => {
      if (!selection.delete(chip.value)) selection.add(chip.value);
      keep();
      show();
    });
  show();
  // A link to an entry shows it, whatever tags are chosen.
  onFragment((target) => {
    if (target.closest('.update[hidden]')) {
      selection.clear();
      keep();
      show();
    }
  });
  catchUp('.update-filter .chip');
}
