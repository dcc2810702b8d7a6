import { describe, expect, it } from 'vitest';
import { readPictures, type Picture, type PicturesOfPage } from '../../../../src/features/pictures/sourceSet.js';
import { editTags } from '../../../../src/shared/readTags.js';

const pictures: Record<string, Picture> = {
  '/docs/shot.png': {
    width: 1600,
    candidates: [
      { address: '/p/a.avif', width: 704 },
      { address: '/p/b.avif', width: 1600 },
    ],
  },
  '/docs/small.png': { width: 480, candidates: [{ address: '/p/d.avif', width: 480 }] },
  '/docs/huge.png': { width: 3000, candidates: [{ address: '/p/c.avif', width: 1984 }] },
};
const withSources = (html: string, page: PicturesOfPage): string =>
  editTags(html, (edits) => [readPictures(edits, page)]);
const offered = (html: string, mode?: string): string =>
  withSources(`<main>${html}</main>`, { base: '/docs', mode, pictureAt: (source) => pictures[source] }).slice(6, -7);

const both = 'srcset="/docs/p/a.avif 704w, /docs/p/b.avif 1600w"';

describe('Smaller files of a picture', () => {
  it.each([
    [
      'are offered up to the column of text',
      '<img src="/docs/shot.png" width="1600" height="900">',
      `<img ${both} sizes="(min-width: 744px) 704px, (min-width: 480px) 100vw, 53vw" src="/docs/shot.png" width="1600" height="900">`,
    ],
    [
      'are chosen by the width that its author gives',
      '<img src="/docs/shot.png" width="300">',
      `<img ${both} sizes="300px" src="/docs/shot.png" width="300">`,
    ],
    [
      'are chosen by the column where a class has the last word on its width',
      '<img src="/docs/shot.png" width="300" class="w-full">',
      `<img ${both} sizes="(min-width: 744px) 704px, (min-width: 480px) 100vw, 53vw" src="/docs/shot.png" width="300" class="w-full">`,
    ],
    [
      'include the author’s own where that is larger than any screen',
      '<img src="/docs/huge.png" width="3000">',
      '<img srcset="/docs/p/c.avif 1984w, /docs/huge.png 3000w" sizes="(min-width: 744px) 704px, (min-width: 480px) 100vw, 53vw" src="/docs/huge.png" width="3000">',
    ],
    [
      'are one file where its own width is the only one',
      '<img src="/docs/small.png" width="480">',
      '<img srcset="/docs/p/d.avif" src="/docs/small.png" width="480">',
    ],
    [
      'are one of the same size where only the file says how large it is shown',
      '<img src="/docs/shot.png" style="aspect-ratio:16/9;height:200px">',
      '<img srcset="/docs/p/b.avif" src="/docs/shot.png" style="aspect-ratio:16/9;height:200px">',
    ],
  ])('%s', (_, html, expected) => {
    expect(offered(html)).toBe(expected);
  });

  it.each([
    ['a picture with sources of its own', '<img src="/docs/shot.png" srcset="/docs/2x.png 2x" width="1600">'],
    ['a picture of another host', '<img src="https://x.example/shot.png" width="1600">'],
    ['a sign in a line of text', '<img src="/docs/shot.png" width="16" height="16">'],
    ['a large picture that no attribute gives a width', '<img src="/docs/huge.png" style="height:200px">'],
    ['a picture that shows its own pixels', '<img src="/docs/huge.png" width="3000" class="object-none">'],
    [
      'a picture of a component that runs',
      '<trellis-island><b><img src="/docs/shot.png" width="1600"></b></trellis-island>',
    ],
    ['a comment', '<!-- <img src="/docs/shot.png" width="1600"> -->'],
    ['a script', '<script>"<img src=/docs/shot.png width=1600>"</script>'],
  ])('are not offered for %s', (_, html) => {
    expect(offered(html)).toBe(html);
  });

  it('are offered again after a component that runs', () => {
    const picture = '<img src="/docs/shot.png" width="300">';
    expect(offered(`<trellis-island></trellis-island>${picture}`)).toContain(both);
  });

  it('are left to the components of the frame before the text', () => {
    const html = '<header><img src="/docs/shot.png" width="300"></header><main></main>';
    expect(withSources(html, { base: '/docs', mode: undefined, pictureAt: (source) => pictures[source] })).toBe(html);
  });

  it('are chosen by the whole screen on a page without a frame', () => {
    expect(offered('<img src="/docs/shot.png" width="1600">', 'custom')).toContain(
      'sizes="(min-width: 1640px) 1600px, (min-width: 480px) 100vw, 53vw"',
    );
  });
});
