import { codeComponent, diagramComponent } from './compile/code.js';

const callout = ['title', 'icon', 'iconType', 'color', 'type', 'kind'];
const fence = [
  'code',
  'language',
  'lang',
  'filename',
  'title',
  'icon',
  'lines',
  'wrap',
  'expandable',
  'highlight',
  'focus',
  'nocopy',
  'theme',
  'twoslash',
  'placement',
  'actions',
];
const field = [
  'name',
  'type',
  'required',
  'deprecated',
  'default',
  'enum',
  'placeholder',
  'initialValue',
  'pre',
  'post',
  'path',
  'query',
  'body',
  'header',
  'cookie',
];
const blocks = ['dropdown', 'sync'];
const frame = ['caption', 'hint'];
const none: readonly string[] = [];

/** Properties of components, besides attributes that any element may have (FORMAT.md 4), including former names. */
export const componentProperties = {
  Accordion: ['title', 'description', 'defaultOpen', 'icon', 'iconType'],
  AccordionGroup: none,
  Badge: ['color', 'size', 'shape', 'stroke', 'icon', 'iconType', 'disabled'],
  Banner: callout,
  Callout: callout,
  Card: [
    'title',
    'description',
    'icon',
    'iconType',
    'color',
    'href',
    'horizontal',
    'img',
    'cta',
    'arrow',
    'disabled',
    'type',
  ],
  CardGroup: ['cols', 'columns', 'col'],
  Check: callout,
  CodeBlock: fence,
  CodeGroup: blocks,
  Color: ['variant'],
  'Color.Item': ['name', 'value'],
  'Color.Row': ['title'],
  Column: none,
  Columns: ['cols', 'columns', 'col'],
  Danger: callout,
  Example: frame,
  Expandable: ['title', 'defaultOpen'],
  Frame: frame,
  GitHub: ['repo', 'variant', 'description'],
  'GitHub.Repo': ['repo', 'variant', 'description'],
  Heading: ['level', 'noAnchor'],
  Icon: ['icon', 'name', 'src', 'iconType', 'color', 'size'],
  Info: callout,
  Note: callout,
  Panel: none,
  Param: field,
  ParamField: field,
  Prompt: ['description', 'icon', 'iconType', 'actions'],
  RequestExample: blocks,
  ResponseExample: blocks,
  ResponseField: field,
  SnippetGroup: blocks,
  Step: ['title', 'icon', 'iconType', 'stepNumber', 'titleSize', 'noAnchor'],
  Steps: ['titleSize'],
  Tab: ['title', 'icon', 'iconType'],
  Tabs: ['defaultTabIndex', 'sync', 'borderBottom'],
  Tile: ['href', 'title', 'description'],
  Tip: callout,
  Tooltip: ['tip', 'headline', 'cta', 'href'],
  Tree: none,
  'Tree.File': ['name', 'highlight'],
  'Tree.Folder': ['name', 'defaultOpen', 'openable', 'highlight'],
  Update: ['label', 'description', 'tags', 'rss'],
  View: ['title', 'icon', 'iconType'],
  Visibility: ['for'],
  Warning: callout,
} satisfies Record<string, readonly string[]>;

type Documented = keyof typeof componentProperties;
type MemberName = Extract<Documented, `${string}.${string}`>;
export type ComponentName = Exclude<Documented, MemberName> | 'Latex' | typeof codeComponent | typeof diagramComponent;

const documented = Object.keys(componentProperties) as Documented[];
const isMember = (name: Documented): name is MemberName => name.includes('.');

export const memberNames: readonly MemberName[] = documented.filter(isMember);

/** Components that authors use without importing them (FORMAT.md 4), including former names. */
export const componentNames: readonly ComponentName[] = [
  ...[...documented.filter((name) => !isMember(name)), 'Latex' as const].sort(),
  codeComponent,
  diagramComponent,
];

/** Components whose names in lower case are elements of HTML or SVG. */
const alsoElements: ReadonlySet<string> = new Set(['Frame', 'Param', 'View']);

/** Components by their names in lower case, which mean nothing else. */
export const componentsInLowerCase: ReadonlyMap<string, ComponentName> = new Map(
  componentNames.filter((name) => !alsoElements.has(name)).map((name) => [name.toLowerCase(), name]),
);

/** Properties that every element may have or that other tools know. They are never reported as misspelt. */
const general = new Set([
  'id',
  'class',
  'className',
  'style',
  'key',
  'ref',
  'slot',
  'children',
  'target',
  'rel',
  'alt',
  'role',
  'tabIndex',
  'lang',
  'dir',
  'hidden',
  'width',
  'height',
  'display',
  'src',
  'emoji',
  'example',
  'examples',
  'text',
  'label',
  'value',
]);
const ofAny = new Set(Object.values(componentProperties).flat());

/** The properties of a component, if neither it nor any other component has the given one; otherwise undefined. */
export function propertiesWithout(component: string, property: string): readonly string[] | undefined {
  if (!Object.hasOwn(componentProperties, component)) return undefined;
  const isOthers = general.has(property) || ofAny.has(property) || /^(?:on[A-Z]|data-|aria-)|:/.test(property);
  return isOthers ? undefined : componentProperties[component as Documented];
}
