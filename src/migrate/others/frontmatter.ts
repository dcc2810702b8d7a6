import type { OtherGenerator } from './generators.js';
import { isObject } from '../written.js';

type Matter = Record<string, unknown>;

/** Keys of each tool, with the key here; `null` for keys that are handled elsewhere or have no meaning here. */
const keys: Readonly<Record<OtherGenerator, Readonly<Record<string, string | null>>>> = {
  docusaurus: {
    sidebar_label: 'sidebarTitle',
    image: 'og:image',
    unlisted: 'hidden',
    ...nothing(
      'id slug sidebar_position sidebar_class_name sidebar_custom_props displayed_sidebar hide_title hide_table_of_contents draft',
    ),
    ...nothing(
      'toc_min_heading_level toc_max_heading_level pagination_label pagination_prev pagination_next custom_edit_url tags',
    ),
    ...nothing('parse_number_prefixes last_update original_id format'),
  },
  starlight: {
    'sidebar.label': 'sidebarTitle',
    'sidebar.badge': 'tag',
    'sidebar.badge.text': 'tag',
    'sidebar.hidden': 'hidden',
    pagefind: 'searchable',
    ...nothing(
      'sidebar sidebar.order sidebar.badge.variant sidebar.attrs slug template hero draft editUrl tableOfContents prev next lastUpdated i18nReady',
    ),
  },
  vitepress: {
    ...nothing(
      'layout hero features titleTemplate outline sidebar aside navbar footer editLink lastUpdated pageClass prev next head lang dir',
    ),
  },
  mkdocs: {
    icon: null,
    status: 'tag',
    'search.boost': 'boost',
    subtitle: 'sidebarTitle',
    ...nothing('template hide tags search search.exclude date categories authors draft slug toc_depth edit_url'),
  },
};

const everywhere: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  keywords: 'keywords',
  noindex: 'noindex',
};

function nothing(names: string): Record<string, null> {
  return Object.fromEntries(names.split(' ').map((name) => [name, null]));
}

/**
 * Converts the frontmatter of another tool's page.
 *
 * @param leave is called with the names of keys that are lost.
 */
export function frontmatterHere(matter: Matter, tool: OtherGenerator, leave: (key: string) => void): Matter {
  const here: Matter = {};
  const table: Readonly<Record<string, string | null>> = { ...everywhere, ...keys[tool] };
  function take(value: unknown, name: string): void {
    const to = Object.hasOwn(table, name) ? table[name] : undefined;
    const isOuter = isObject(value) && Object.keys(table).some((key) => key.startsWith(`${name}.`));
    if (isOuter) for (const [inner, each] of Object.entries(value)) take(each, `${name}.${inner}`);
    else if (to && !isObject(value)) here[to] = value;
    else if (to === undefined) leave(name);
  }
  for (const [name, value] of Object.entries(matter)) if (value !== null) take(value, name);
  return here;
}
