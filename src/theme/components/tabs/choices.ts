/** Content of the control of one panel. */
export interface TabControl {
  label: string;
  icon?: unknown;
  iconType?: unknown;
  /** HTML of an icon that the author gave as an element. */
  rendering?: string;
  /** HTML of a title that the author gave as an element; `label` is its text. */
  words?: string;
  /** The panel's id, when it has an address of its own. */
  id?: string;
}

export const tabId = (group: string, index: number): string => `${group}-tab-${index}`;
export const panelId = (group: string, index: number): string => `${group}-panel-${index}`;
