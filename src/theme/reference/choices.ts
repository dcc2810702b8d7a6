import { panelId, tabId } from '../components/tabs/choices.js';
import type { RenderContext } from './renderContext.js';
import { markup, type Markup, type MarkupPart } from './markup/markup.js';

/** A panel, of which one of several is shown. */
export interface ChoicePanel {
  label: string;
  /** Content of its control, if that is more than the label. */
  title?: MarkupPart;
  content: Markup;
}

export interface ChoicesOptions {
  /** Accessible name of the choice. */
  label: string;
  class: string;
  /** Class of the panels: for text, or for code, whose control is in a bar. */
  panel?: 'tab-panel' | 'code-panel';
  /** Content before the control. */
  before?: MarkupPart;
  /** Content after the control, in the bar. */
  bar?: MarkupPart;
  /** Use a select instead of tabs. */
  isSelect?: boolean;
  /** True if a choice applies to every group with a panel of that label, on this and later pages. */
  remembered?: boolean;
}

/** Panels of which one is shown, as in `components/tabs`. Without JavaScript they follow one another, each below its label. */
export function renderChoices(list: readonly ChoicePanel[], options: ChoicesOptions, context: RenderContext): Markup {
  const { label, class: own, panel = 'tab-panel', before, bar, isSelect = false, remembered = false } = options;
  const group = context.group();
  const control = isSelect ? renderSelect(list, label, group) : renderTabs(list, label, group);
  const isCode = panel === 'code-panel';
  const panels = list.map((choice, index) => renderPanel(choice, { group, index, panel, isSelect }));
  return markup`<trellis-tabs class="${own}"${remembered && markup` data-sync`}>${before}${
    isCode ? markup`<div class="code-bar">${control}${bar}</div>` : control
  }${panels}</trellis-tabs>`;
}

function renderTabs(list: readonly ChoicePanel[], label: string, group: string): Markup {
  const tabs = list.map(({ label: own, title }, index) => {
    const state = index === 0 ? markup`aria-selected="true"` : markup`aria-selected="false" tabindex="-1"`;
    return markup`<button type="button" role="tab" class="tab" id="${tabId(group, index)}" aria-controls="${panelId(group, index)}" ${state} data-label="${own}">${title ?? own}</button>`;
  });
  return markup`<div class="tab-list needs-script" role="tablist" aria-label="${label}">${tabs}</div>`;
}

function renderSelect(list: readonly ChoicePanel[], label: string, group: string): Markup {
  const options = list.map(
    (choice, index) => markup`<option value="${panelId(group, index)}">${choice.label}</option>`,
  );
  return markup`<select class="code-select needs-script" aria-label="${label}">${options}</select>`;
}

interface PanelPlace {
  group: string;
  index: number;
  panel: 'tab-panel' | 'code-panel';
  isSelect: boolean;
}

function renderPanel({ label, content }: ChoicePanel, { group, index, panel, isSelect }: PanelPlace): Markup {
  const role = isSelect
    ? markup`role="group" aria-label="${label}"`
    : markup`role="tabpanel" aria-labelledby="${tabId(group, index)}"`;
  const title = markup`<p class="panel-title${panel === 'code-panel' && ' code-title'}">${label}</p>`;
  return markup`<div class="${panel === 'tab-panel' ? 'tab-panel inset' : panel}" ${role} id="${panelId(group, index)}"${panel === 'tab-panel' && markup` tabindex="0"`}${index > 0 && markup` data-inactive`}>${title}${content}</div>`;
}
