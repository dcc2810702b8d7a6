import { expect, it } from 'vitest';
import { build, page } from '../build.js';

const navigation = [{ group: 'All', pages: ['start'] }];
const linkTo = (target: string) => ({ references: [{ kind: 'link' as const, target, span: undefined }] });

/** Files of the pages that nobody comes to, beside `start` and these. */
function orphans(pages: Parameters<typeof build>[1]['pages'], docs: object = {}): (string | undefined)[] {
  const all = ['start', ...pages.filter((each) => each !== 'start')];
  return build({ navigation, ...docs }, { pages: all })
    .diagnostics.filter(({ code }) => code === 'site/orphan-page')
    .map(({ file }) => file);
}

it('finds a page that nothing lists and nothing leads to but itself', () => {
  const [found] = build({ navigation }, { pages: ['start', page('guides/lost', {}, linkTo('lost'))] }).diagnostics;
  expect(found).toMatchObject({
    code: 'site/orphan-page',
    severity: 'note',
    message: 'No navigation lists this page, and no link leads to `/guides/lost`.',
    file: 'content/guides/lost.mdx',
  });
});

it('leaves hidden pages, links, the first page and the one for what is missing alone', () => {
  expect(
    orphans([page('secret', { hidden: true }), page('away', { url: 'https://x.example' }), 'index', '404']),
  ).toEqual([]);
});

it('counts links of pages, of docs.json and the prefix of a tab', () => {
  expect(orphans(['lost', page('other', { hidden: true }, linkTo('lost.mdx#part'))])).toEqual([]);
  expect(orphans(['lost'], { topbarLinks: [{ name: 'Lost', url: '/lost' }] })).toEqual([]);
  expect(orphans(['lost'], { redirects: [{ source: '/old', destination: '/lost' }] })).toEqual([]);
  expect(orphans(['lost'], { tabs: [{ name: 'Lost', url: 'lost' }] })).toEqual([]);
});
