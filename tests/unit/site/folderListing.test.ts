import { describe, expect, it } from 'vitest';
import { build, codes, outline, page, routeOf } from './build.js';

const pages = [
  ...['index', 'guides/10-usage', 'guides/2-setup', 'guides/index', 'guides/named', 'guidesque/other'].map((id) =>
    page(id),
  ),
  page('guides/last', { sidebarOrder: 2 }),
  page('guides/first', { sidebarOrder: 1 }),
  page('guides/deep/b'),
  page('guides/deep/index', { title: 'Deep water' }),
  page('guides/deep/deeper_still/c'),
  page('guides/zoo/a', { hidden: true }),
];

const built = (...groups: object[]) => build({ navigation: groups }, { pages });
const sidebar = (...groups: object[]): string => outline(routeOf(built(...groups), '/guides/2-setup').view.tree);

describe('Folders in the navigation', () => {
  it('List the pages in them: the index page first, then by order, then by name', () => {
    expect(sidebar({ group: 'Guides', pages: ['guides/*'] })).toBe(
      'Guides(/guides /guides/first /guides/last /guides/2-setup /guides/10-usage /guides/named)',
    );
  });

  it('List subfolders as groups with the titles of their index pages', () => {
    expect(sidebar({ group: 'Guides', pages: ['guides/**'] })).toBe(
      'Guides(/guides /guides/first /guides/last /guides/2-setup /guides/10-usage Deep water(/guides/deep /guides/deep/b Deeper still(/guides/deep/deeper_still/c)) /guides/named)',
    );
  });

  it('Leave out pages that the navigation names, and stand beside pages and groups', () => {
    const groups = [
      { group: 'Guides', pages: ['guides/named', { group: 'More', pages: ['guides/*'] }, 'guides/2-setup'] },
      { group: 'Start', pages: ['*', 'guides/index'] },
    ];
    expect(sidebar(...groups)).toBe(
      'Guides(/guides/named More(/guides/first /guides/last /guides/10-usage) /guides/2-setup) Start(/ /guides)',
    );
    expect(codes(built(...groups))).not.toContain('site/repeated-page');
  });

  it('Are reported if they hold no page', () => {
    const site = built({ group: 'A', pages: ['index', 'nowhere/*'] });
    expect(site.diagnostics.filter(({ code }) => code !== 'site/orphan-page')).toMatchObject([
      {
        code: 'site/missing-page',
        message: 'The navigation lists `nowhere/*`, but every page of the folder is listed already, or it has none.',
        span: { start: { line: 8 } },
      },
    ]);
  });
});
