import { codeComponent, diagramComponent } from './compile/code.js';

/** What authors can use without an import (format spec, part 4), former names included. */
export const componentNames = [
  'Accordion', 'AccordionGroup', 'Badge', 'Banner', 'Callout', 'Card', 'CardGroup', 'Check', 'CodeBlock', 'CodeGroup', 'Color', 'Column',
  'Columns', 'Danger', 'Example', 'Expandable', 'Frame', 'GitHub', 'Heading', 'Icon', 'Info', 'Latex', 'Note', 'Panel', 'Param', 'ParamField', 'Prompt',
  'RequestExample', 'ResponseExample', 'ResponseField', 'SnippetGroup', 'Step', 'Steps', 'Tab', 'Tabs', 'Tile', 'Tip', 'Tooltip', 'Tree',
  'Update', 'View', 'Visibility', 'Warning', codeComponent, diagramComponent,
] as const;

/** Components that are members of others. */
export const memberNames = ['Tree.Folder', 'Tree.File', 'Color.Row', 'Color.Item', 'GitHub.Repo'] as const;

export type ComponentName = (typeof componentNames)[number];
