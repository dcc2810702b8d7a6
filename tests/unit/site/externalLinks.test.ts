import { expect, it } from 'vitest';
import { askedAddress, externalLinks } from '../../../src/site/externalLinks.js';
import { inputOf, page } from './build.js';

it.each([
  ['https://a.dev/x?y=1#part', 'https://a.dev/x?y=1'],
  ['//a.dev', 'https://a.dev/'],
  ['http://a.dev:8080/', 'http://a.dev:8080/'],
])('The link %s is requested as %s', (target, url) => {
  expect(askedAddress(target)).toBe(url);
});

it.each([
  '/guides',
  '#part',
  'mailto:a@a.dev',
  'javascript:alert(1)',
  'https://',
  'http://localhost:3000/docs',
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/latest',
  'https://example.com/a',
  'https://api.example.org',
  'https://plants.example/',
])('The link %s is not requested', (target) => {
  expect(askedAddress(target)).toBeUndefined();
});

it('External links are collected from pages, snippets and docs.json with their positions', () => {
  const span = { start: { line: 7, column: 3 }, end: { line: 7, column: 9 } };
  const { config, configSource, ...input } = inputOf(
    { topbarLinks: [{ name: 'Status', url: 'https://status.dev' }], navigation: [{ group: 'A', pages: ['a'] }] },
    {
      pages: [
        page(
          'a',
          {},
          {
            references: [
              { kind: 'link', target: 'https://a.dev#x', span },
              { kind: 'link', target: '/a', span },
            ],
          },
        ),
      ],
      modules: [{ file: 's.mdx', references: [{ kind: 'asset', target: 'https://a.dev/p.png', span: undefined }] }],
    },
  );
  expect(externalLinks(input, { config, source: configSource })).toMatchObject([
    { url: 'https://status.dev/', file: 'docs.json', span: { start: { line: 6 } } },
    { url: 'https://a.dev/', file: 'content/a.mdx', span },
    { url: 'https://a.dev/p.png', file: 's.mdx' },
  ]);
});
