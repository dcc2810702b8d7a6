import type { ComponentName } from '../../mdx/componentProperties.js';
import Accordion from './accordion/Accordion.astro';
import AccordionGroup from './accordion/AccordionGroup.astro';
import Badge from './badge/Badge.astro';
import Callout from './callout/Callout.astro';
import Card from './card/Card.astro';
import CardGroup from './card/CardGroup.astro';
import Column from './card/Column.astro';
import Tile from './card/Tile.astro';
import Code from './code/Code.astro';
import CodeBlock from './code/CodeBlock.astro';
import CodeGroup from './code/CodeGroup.astro';
import Color from './color/Color.astro';
import ColorItem from './color/Item.astro';
import ColorRow from './color/Row.astro';
import Diagram from './diagram/Diagram.astro';
import Example from './example/Example.astro';
import Panel from './example/Panel.astro';
import Expandable from './expandable/Expandable.astro';
import ParamField from './field/ParamField.astro';
import ResponseField from './field/ResponseField.astro';
import Frame from './frame/Frame.astro';
import GitHub from './github/GitHub.astro';
import Heading from './heading/Heading.astro';
import Icon from './icon/Icon.astro';
import type { AuthorComponent } from './mdx/registry.js';
import Prompt from './prompt/Prompt.astro';
import Step from './steps/Step.astro';
import Steps from './steps/Steps.astro';
import Tab from './tabs/Tab.astro';
import Tabs from './tabs/Tabs.astro';
import Tooltip from './tooltip/Tooltip.astro';
import File from './tree/File.astro';
import Folder from './tree/Folder.astro';
import Tree from './tree/Tree.astro';
import Update from './update/Update.astro';
import UpdateFilter from './update/UpdateFilter.astro';
import { variant } from './variant.js';
import View from './view/View.astro';
import ViewSwitch from './view/ViewSwitch.astro';
import Visibility from './visibility/Visibility.astro';

const blocks = [Code, CodeBlock, Diagram];
const callout = (kind: string): AuthorComponent => ({ component: variant('Callout', Callout, { kind }) });

/** Components that authors use without importing them, including former names. Formulas are rendered when a page is compiled. */
export const registry: Readonly<Record<Exclude<ComponentName, 'Latex'>, AuthorComponent>> = {
  Accordion: { component: Accordion },
  AccordionGroup: { component: AccordionGroup },
  Badge: { component: Badge },
  Banner: callout('info'),
  Callout: { component: Callout },
  Card: { component: Card },
  CardGroup: { component: CardGroup },
  Check: callout('check'),
  CodeBlock: { component: CodeBlock },
  CodeGroup: { component: CodeGroup, lists: blocks },
  Color: { component: Object.assign(Color, { Row: ColorRow, Item: ColorItem }) },
  Column: { component: Column },
  Columns: { component: CardGroup },
  Danger: callout('danger'),
  Example: { component: Frame },
  Expandable: { component: Expandable },
  Frame: { component: Frame },
  GitHub: { component: Object.assign(GitHub, { Repo: GitHub }) },
  Heading: { component: Heading },
  Icon: { component: Icon },
  Info: callout('info'),
  Note: callout('note'),
  Panel: { component: Panel, isAside: true },
  Param: { component: ParamField },
  ParamField: { component: ParamField },
  Prompt: { component: Prompt },
  RequestExample: { component: variant('RequestExample', Example, { kind: 'request' }), lists: blocks, isAside: true },
  ResponseExample: {
    component: variant('ResponseExample', Example, { kind: 'response' }),
    lists: blocks,
    isAside: true,
  },
  ResponseField: { component: ResponseField },
  SnippetGroup: { component: CodeGroup, lists: blocks },
  Step: { component: Step },
  Steps: { component: Steps, lists: [Step] },
  Tab: { component: Tab },
  Tabs: { component: Tabs, lists: [Tab] },
  Tile: { component: Tile },
  Tip: callout('tip'),
  Tooltip: { component: Tooltip },
  Tree: { component: Object.assign(Tree, { Folder, File }) },
  TrellisCode: { component: Code },
  TrellisDiagram: { component: Diagram },
  Update: { component: Update, chooser: UpdateFilter },
  View: { component: View, chooser: ViewSwitch },
  Visibility: { component: Visibility },
  Warning: callout('warning'),
};
