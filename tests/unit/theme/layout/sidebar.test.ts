import { describe, expect, it } from 'vitest';
import { renderEntries } from '../../../../src/theme/layout/sidebar/entries.js';
import { hasPills } from '../../../../src/site/navigation/pills.js';
import type { SidebarNode, SidebarPage } from '../../../../src/site/navigation/view.js';
import { messagesOf } from '../../../../src/i18n/messagesOf.js';

const leaf: SidebarPage = { type: 'page', href: '/a', external: false, label: 'A', deprecated: false };
const group = (...children: SidebarNode[]): SidebarNode => ({
  type: 'group',
  id: '0',
  label: 'Group',
  expanded: false,
  children,
});

describe('Entries of the sidebar', () => {
  const printed = (page: SidebarPage): string =>
    renderEntries([page], {
      branch: [],
      isCurrent: () => false,
      context: { icon: () => undefined, words: messagesOf('en') },
      renderIcon: () => undefined,
    }).text;

  it.each([
    [leaf, '<ul><li><a href="/a">A</a></li></ul>'],
    [
      { ...leaf, tag: 'New' },
      '<ul><li><a href="/a"><span>A <span class="pill nav-tag-pill">New</span></span></a></li></ul>',
    ],
    [
      { ...leaf, deprecated: true },
      '<ul><li><a href="/a"><span>A <span class="pill">deprecated</span></span></a></li></ul>',
    ],
    [
      { ...leaf, label: 'ConnectableObservable' },
      '<ul><li><a href="/a"><span>Connectable<wbr>Observable</span></a></li></ul>',
    ],
  ])('An entry has an element for its label only beside a pill, or if it may break within a word: %j', (page, html) => {
    expect(printed(page)).toBe(html);
  });
});

it.each<[string, SidebarNode[], boolean]>([
  ['pages', [leaf, group(leaf)], false],
  ['a tag of a group', [{ ...group(leaf), tag: 'New' }], true],
  ['a tag', [group({ ...leaf, tag: 'New' })], true],
  ['an empty tag', [{ ...leaf, tag: '' }], false],
  ['a method', [group(group({ ...leaf, method: 'GET' }))], true],
  ['a page that is deprecated', [{ ...leaf, deprecated: true }], true],
])('Whether a sidebar has pills is known from all of it: %s', (_name, tree, expected) => {
  expect(hasPills({ tree })).toBe(expected);
});
