import type { ComponentName } from '../componentProperties.js';
import { iconOfStarlight } from './starlightIcons.js';

/** What to write for a component of another documentation tool. */
export interface Replacement {
  /** Component or element that takes its place. */
  name: ComponentName | 'a';
  /** Our properties, each with the names of the same property there, the preferred one first. Other properties are left out. */
  properties?: Readonly<Record<string, readonly string[]>>;
  /** Property there that chooses the kind of callout. */
  kind?: string;
  /** Converts the name of an icon, if its names differ there. */
  iconOf?: (name: string) => string;
  /** Property there that holds the content. */
  content?: string;
  /** True if the items of a list in it are steps. */
  listsSteps?: boolean;
}

interface ForeignPackage {
  tool: string;
  components: Readonly<Record<string, Replacement>>;
}

const tab: Replacement = { name: 'Tab', properties: { title: ['label', 'value', 'title'], icon: ['icon'] } };
const callout: Replacement = { name: 'Note', kind: 'type', properties: { title: ['title'] } };

const docusaurus = (replacement: Replacement): ForeignPackage => ({
  tool: 'Docusaurus',
  components: { default: replacement },
});

/** Components of other tools that have an equivalent here, by package and exported name. */
const packages: Readonly<Record<string, ForeignPackage>> = {
  '@theme/Tabs': docusaurus({ name: 'Tabs' }),
  '@theme/TabItem': docusaurus(tab),
  '@theme/Admonition': docusaurus(callout),
  '@theme/CodeBlock': docusaurus({ name: 'CodeBlock', properties: { language: ['language'], title: ['title'] } }),
  '@docusaurus/Link': docusaurus({ name: 'a', properties: { href: ['to', 'href'], className: ['className'] } }),
  '@astrojs/starlight/components': {
    tool: 'Starlight',
    components: {
      Tabs: { name: 'Tabs' },
      TabItem: { ...tab, iconOf: iconOfStarlight },
      Aside: callout,
      Card: { name: 'Card', properties: { title: ['title'], icon: ['icon'] }, iconOf: iconOfStarlight },
      CardGrid: { name: 'CardGroup' },
      LinkCard: { name: 'Card', properties: { title: ['title'], description: ['description'], href: ['href'] } },
      LinkButton: { name: 'a', properties: { href: ['href'] } },
      Badge: { name: 'Badge', content: 'text' },
      Icon: {
        name: 'Icon',
        properties: { icon: ['name'], color: ['color'], size: ['size'] },
        iconOf: iconOfStarlight,
      },
      Code: { name: 'CodeBlock', properties: { code: ['code'], language: ['lang'], title: ['title'] } },
      FileTree: { name: 'Tree' },
      Steps: { name: 'Steps', listsSteps: true },
    },
  },
};

/** The tool that a package or an alias of paths belongs to; undefined if it belongs to none that is known. */
export function toolOf(specifier: string): string | undefined {
  if (Object.hasOwn(packages, specifier)) return packages[specifier]?.tool;
  if (/^@(?:theme|theme-original|docusaurus|site)(?:\/|$)/.test(specifier)) return 'Docusaurus';
  if (/^@astrojs\/starlight(?:\/|$)|^astro(?::|$)/.test(specifier)) return 'Starlight';
  return /^vitepress(?:\/|$)/.test(specifier) ? 'VitePress' : undefined;
}

/** What to write for a component that a text imports; undefined if nothing is known to take its place. */
export function replacementOf(specifier: string, exported: string): Replacement | undefined {
  const components = Object.hasOwn(packages, specifier) ? packages[specifier]?.components : undefined;
  return components && Object.hasOwn(components, exported) ? components[exported] : undefined;
}
