import { describe, expect, it } from 'vitest';
import type { Operation, Specification } from '../../../src/formats/openapi/operation.js';
import { createSourceFiles } from '../../../src/site/sourceFile.js';
import { createFeedback, editUrlOf, issueUrlOf } from '../../../src/site/feedback.js';
import { findRepository, parseRepository, type Repository } from '../../../src/site/repository.js';
import { page } from './build.js';

describe('parseRepository', () => {
  it.each([
    ['https://github.com/fern/moss', 'github', 'https://github.com/fern/moss'],
    ['https://github.com/fern/moss.git', 'github', 'https://github.com/fern/moss'],
    ['https://user:token@github.com/fern/moss.git', 'github', 'https://github.com/fern/moss'],
    ['git+https://github.com/fern/moss.git', 'github', 'https://github.com/fern/moss'],
    ['git@github.com:fern/moss.git', 'github', 'https://github.com/fern/moss'],
    ['git+ssh://git@github.com/fern/moss.git', 'github', 'https://github.com/fern/moss'],
    ['ssh://git@git.example:2222/fern/moss.git', 'gitea', 'https://git.example/fern/moss'],
    ['git://github.com/fern/moss.git', 'github', 'https://github.com/fern/moss'],
    ['fern/moss', 'github', 'https://github.com/fern/moss'],
    ['github:fern/moss', 'github', 'https://github.com/fern/moss'],
    ['gitlab:fern/moss', 'gitlab', 'https://gitlab.com/fern/moss'],
    ['bitbucket:fern/moss', 'bitbucket', 'https://bitbucket.org/fern/moss'],
    ['https://github.com/fern/moss/issues', 'github', 'https://github.com/fern/moss'],
    ['https://github.acme.example/fern/moss', 'github', 'https://github.acme.example/fern/moss'],
    ['https://gitlab.com/fern/tools/moss', 'gitlab', 'https://gitlab.com/fern/tools/moss'],
    ['https://git.acme.example/fern/tools/moss', 'gitlab', 'https://git.acme.example/fern/tools/moss'],
    ['https://codeberg.org/fern/moss', 'gitea', 'https://codeberg.org/fern/moss'],
    ['https://git.acme.example:3000/fern/moss', 'gitea', 'https://git.acme.example:3000/fern/moss'],
  ])('Reads %s as a repository on %s with the url %s', (written, forge, url) => {
    expect(parseRepository(written)).toEqual({ forge, url });
  });

  it.each([
    ['https://github.com/fern/moss/tree/next/docs/site', { branch: 'next', folder: 'docs/site' }],
    ['https://gitlab.com/fern/moss/-/tree/next', { branch: 'next' }],
    ['https://bitbucket.org/fern/moss/src/next/docs', { branch: 'next', folder: 'docs' }],
    ['https://codeberg.org/fern/moss/src/branch/next/docs', { branch: 'next', folder: 'docs' }],
  ])('Reads %s as %j', (written, place) => {
    expect(parseRepository(written)).toMatchObject(place);
  });

  it.each(['https://github.com/fern', 'https://fern.example', '', 'moss', '/srv/git/moss.git', 'C:\\moss'])(
    'Finds no repository in "%s"',
    (written) => {
      expect(parseRepository(written)).toBeUndefined();
    },
  );
});

describe('findRepository', () => {
  const cta = { type: 'github' as const, href: 'https://github.com/from/button', style: 'pill' as const, arrow: true };
  const candidates = {
    packageUrl: 'from/package',
    remoteUrl: 'git@github.com:from/remote.git',
    branch: 'trunk',
    folder: 'docs',
  };

  it('Prefers the setting, then the GitHub button, package.json and the remote', () => {
    const setting = { url: 'https://github.com/from/setting', branch: 'release', path: '/site/' };
    expect(findRepository({ trellis: { repository: setting }, navbar: { primary: cta } }, candidates)).toEqual({
      forge: 'github',
      url: 'https://github.com/from/setting',
      branch: 'release',
      folder: 'site',
    });
    expect(findRepository({ trellis: {}, navbar: { primary: cta } }, candidates)).toMatchObject({
      url: 'https://github.com/from/button',
      branch: 'trunk',
      folder: 'docs',
    });
    expect(findRepository({ trellis: {}, navbar: {} }, candidates)?.url).toBe('https://github.com/from/package');
    expect(findRepository({ trellis: {}, navbar: {} }, { remoteUrl: candidates.remoteUrl })).toEqual({
      forge: 'github',
      url: 'https://github.com/from/remote',
      branch: 'main',
      folder: '',
    });
  });

  it('Ignores a plain link in the button and invalid addresses', () => {
    const link = { ...cta, type: 'button' as const };
    expect(
      findRepository({ trellis: {}, navbar: { primary: link } }, { packageUrl: 'nonsense', remoteUrl: '/srv/moss' }),
    ).toBeUndefined();
  });
});

describe('Repository links', () => {
  const at = (forge: Repository['forge'], folder = 'docs'): Repository => ({
    forge,
    url: 'https://x.example/fern/moss',
    branch: 'main',
    folder,
  });

  it.each([
    ['github', 'https://x.example/fern/moss/edit/main/docs/a%20b/c.mdx', 'title=Issue+on+docs&body=Path%3A+%2Fa'],
    ['gitlab', 'https://x.example/fern/moss/-/edit/main/docs/a%20b/c.mdx', 'issue%5Btitle%5D=Issue+on+docs'],
    ['bitbucket', 'https://x.example/fern/moss/src/main/docs/a%20b/c.mdx?mode=edit', 'content=Path'],
    ['gitea', 'https://x.example/fern/moss/_edit/main/docs/a%20b/c.mdx', 'title=Issue+on+docs'],
  ] as const)('The edit link on %s is %s and the issue link contains %s', (forge, edit, issue) => {
    expect(editUrlOf(at(forge), 'a b/c.mdx')).toBe(edit);
    expect(issueUrlOf(at(forge), '/a')).toContain(issue);
  });

  it('A file outside the folder of docs.json has a path of the repository', () => {
    expect(editUrlOf(at('github', 'apps/docs'), '../specs/x.yaml')).toBe(
      'https://x.example/fern/moss/edit/main/apps/specs/x.yaml',
    );
    expect(editUrlOf(at('github', ''), 'a.mdx')).toBe('https://x.example/fern/moss/edit/main/a.mdx');
  });

  const specifications = [
    { id: 'local', location: 'openapi.yaml' },
    { id: 'remote', location: 'https://api.example/openapi.json' },
  ] satisfies Pick<Specification, 'id' | 'location'>[];
  const both = { suggestEdit: true, raiseIssue: true };
  const operation = (documentId: string) => ({ documentId }) as Operation;

  it('A generated page links to its specification if that is a local file', () => {
    const links = createFeedback(both, at('github'), createSourceFiles(specifications));
    const file = page('plants/create');
    expect(links({ kind: 'operation', page: file, operation: operation('local') }, '/p').editUrl).toMatch(
      /\/docs\/openapi\.yaml$/,
    );
    expect(links({ kind: 'operation', page: file, operation: operation('remote') }, '/p').editUrl).toMatch(
      /create\.mdx$/,
    );
    expect(links({ kind: 'operation', operation: operation('remote') }, '/p').editUrl).toBeUndefined();
    expect(links({ kind: 'schema', specification: 'local', name: 'Plant' }, '/p').editUrl).toMatch(/openapi\.yaml$/);
    expect(links({ kind: 'content', page: file }, '/p').editUrl).toMatch(/docs\/content\/plants\/create\.mdx$/);
  });

  it('A link is created only if it is enabled and the repository is known', () => {
    const source = { kind: 'content' as const, page: page('a') };
    expect(
      createFeedback({ suggestEdit: false, raiseIssue: false }, at('github'), createSourceFiles([]))(source, '/a'),
    ).toEqual({});
    expect(
      Object.keys(
        createFeedback({ suggestEdit: false, raiseIssue: true }, at('github'), createSourceFiles([]))(source, '/a'),
      ),
    ).toEqual(['issueUrl']);
    expect(createFeedback(both, undefined, createSourceFiles([]))(source, '/a')).toEqual({});
  });
});
