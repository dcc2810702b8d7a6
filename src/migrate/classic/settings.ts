import { classicMoves } from '../../config/classic/settings.js';
import { convert } from '../../config/current/convert/convert.js';
import { choice, each, moveSettings, type Move } from '../../config/moves.js';
import { listAt, madeUp, objectAt, objectsIn, scalarAt, scalarText } from '../../config/treeBuilders.js';
import { nowhere, type JsonTree, type ObjectTree } from '../../config/tree.js';
import { inAuthorsOrder } from '../authorsOrder.js';
import type { WrittenObject } from '../written.js';

/** A link or the button of the header; icons have no word. */
function headerLink({ span, entries }: ObjectTree): ObjectTree {
  return objectAt(span, {
    type: scalarText(entries.get('type')) === 'github' ? entries.get('type') : undefined,
    name: entries.get('label'),
    url: entries.get('href'),
  });
}

function footerColumn({ span, entries }: ObjectTree): ObjectTree {
  const items = entries.get('items');
  const links = objectsIn(items).map(({ span: place, entries: link }) =>
    objectAt(place, { label: link.get('label'), url: link.get('href') }),
  );
  return objectAt(span, {
    title: entries.get('header'),
    links: items && { key: items.key, value: listAt(items.value.span, links) },
  });
}

function fontFace(value: JsonTree): JsonTree {
  if (value.type !== 'object') return value;
  const { source, ...rest } = Object.fromEntries(value.entries);
  return objectAt(value.span, { ...rest, url: source });
}

/** A specification, or a list of several. */
const oneOrMany = (value: JsonTree): JsonTree =>
  value.type === 'array' && value.items.length === 1 ? (value.items[0] ?? value) : value;

/** Conversions of values that the schemas write differently, by the paths of the model. */
const back: readonly (Move & { to: string })[] = [
  { from: 'theme', to: 'layout', as: choice({ maple: 'sidenav', willow: 'solidSidenav' }) },
  { from: 'styling.codeblocks', to: 'codeBlock.mode', as: choice({ dark: 'dark', system: 'auto' }) },
  { from: 'fonts.heading', to: 'font.headings', as: fontFace },
  { from: 'fonts.body', to: 'font.body', as: fontFace },
  { from: 'navbar.links', to: 'topbarLinks', as: each(headerLink) },
  {
    from: 'navbar.primary',
    to: 'topbarCtaButton',
    as: (value) => (value.type === 'object' ? headerLink(value) : undefined),
  },
  { from: 'footer.socials', to: 'footerSocials' },
  { from: 'footer.links', to: 'footer.links', as: each(footerColumn) },
  {
    from: 'seo.indexing',
    to: 'seo.indexHiddenPages',
    as: choice({ all: true, navigable: false }),
  },
  { from: 'api.openapi', to: 'openapi', as: oneOrMany },
  {
    from: 'api.playground.display',
    to: 'api.playground.mode',
    as: choice({ interactive: 'show', simple: 'simple', none: 'hide' }),
  },
  {
    from: 'api.examples.defaults',
    to: 'api.request.example.showOptionalParams',
    as: choice({ all: true, required: false }),
  },
  { from: 'api.params.expanded', to: 'api.paramFields.expanded', as: choice({ all: 'all', closed: 'none' }) },
];

const moves: readonly Move[] = [
  ...back,
  ...classicMoves.flatMap(({ from, to = from, as }) =>
    as || back.some((move) => move.from === to) ? [] : [{ from: to, to: from }],
  ),
];

/** The settings of a file of today in the words of the classic schema, in the order of their author; of its navigation only the place. */
export function classicSettings(written: ObjectTree): WrittenObject {
  const settings = moveSettings(convert(written), moves);
  const navigation = written.entries.get('navigation');
  if (navigation) settings.entries.set('navigation', { key: navigation.key, value: scalarAt(navigation.key, '') });
  // Code is dark in both modes, where the classic schema says nothing.
  if (!settings.entries.has('codeBlock'))
    settings.entries.set('codeBlock', madeUp(objectAt(nowhere, { mode: madeUp('auto') })));
  return inAuthorsOrder(settings) as WrittenObject;
}
