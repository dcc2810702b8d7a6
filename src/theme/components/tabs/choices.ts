export interface TabControl {
  label: string;
  icon?: unknown;
  iconType?: unknown;
  /** HTML of an icon that is an element. */
  rendering?: string;
  /** HTML of a title that is an element; `label` is its text. */
  words?: string;
  /** The panel's id, if links can lead to it. */
  id?: string;
}

export const tabId = (group: string, index: number): string => `${group}-tab-${index}`;
export const panelId = (group: string, index: number): string => `${group}-panel-${index}`;
