import { expect, it } from 'vitest';
import { build, page } from '../build.js';

const navigation = [{ group: 'All', pages: ['start'] }];
const linkTo = (target: string) => ({ references: [{ kind: 'link' as const, target, span: undefined }] });

/** Files of the pages without a link to them, among `start` and these. */
function orphans(pages: Parameters<typeof build>[1]['pages'], docs: object = {}): (string | undefined)[] {
  const all = ['start', ...pages.filter((each) => each !== 'start')];
  return build({ navigation, ...docs }, { pages: all })
    .diagnostics.filter(({ code }) => code === 'site/orphan-page')
    .map(({ file }) => file);
}

it('A page is an orphan if no navigation lists it and only itself links to it', () => {
  const [found] = build({ navigation }, { pages: ['start', page('guides/lost', {}, linkTo('lost'))] }).diagnostics;
  expect(found).toMatchObject({
    code: 'site/orphan-page',
    severity: 'note',
    message: 'No navigation lists this page, and no link leads to `/guides/lost`.',
    file: 'content/guides/lost.mdx',
  });
});

it('A hidden page, an external link, the index and the 404 page are no orphans', () => {
  expect(
    orphans([page('secret', { hidden: true }), page('away', { url: 'https://x.example' }), 'index', '404']),
  ).toEqual([]);
});

it('A page in a hidden folder is no orphan, unless it belongs to another tab', () => {
  const secret = { name: 'Secret', url: 'secret', isDefaultHidden: true };
  expect(orphans(['secret/lost'], { tabs: [secret] })).toEqual([]);
  expect(orphans(['secret/api/lost'], { tabs: [secret, { name: 'API', url: 'secret/api' }] })).toEqual([
    'content/secret/api/lost.mdx',
  ]);
});

it('A link of a page or of docs.json or the prefix of a tab saves a page from being an orphan', () => {
  expect(orphans(['lost', page('other', { hidden: true }, linkTo('lost.mdx#part'))])).toEqual([]);
  expect(orphans(['lost'], { topbarLinks: [{ name: 'Lost', url: '/lost' }] })).toEqual([]);
  expect(orphans(['lost'], { redirects: [{ source: '/old', destination: '/lost' }] })).toEqual([]);
  expect(orphans(['lost'], { tabs: [{ name: 'Lost', url: 'lost' }] })).toEqual([]);
});
