import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { packageRoot } from '../../../src/shared/packageRoot.js';
import { folderOf } from '../cli/folder.js';
import { change, commit, git, repositoryOf } from '../cli/repository.js';

const run = promisify(execFile);
const step = z.object({ name: z.string(), run: z.string(), env: z.record(z.string(), z.string()).optional() });
const action = z
  .object({ inputs: z.record(z.string(), z.unknown()), runs: z.object({ steps: z.array(step) }) })
  .parse(parse(readFileSync(path.join(packageRoot, 'action.yml'), 'utf8')));

interface Job {
  /** The checkout of the pull request. */
  folder: string;
  /** Files of the steps. */
  temp: string;
  env: Record<string, string>;
}

/** Runs the script of a step as GitHub does. */
async function runStep({ folder, temp, env }: Job, name: string): Promise<{ code: number; output: string }> {
  const script = action.runs.steps.find((each) => each.name === name)?.run ?? 'exit 99';
  const file = path.join(temp, 'step.sh');
  writeFileSync(file, script);
  const options = { cwd: folder, env: { PATH: process.env['PATH'], HOME: temp, ...env } };
  const words = ['--noprofile', '--norc', '-e', '-o', 'pipefail', file];
  return run('bash', words, options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText of ${title}.\n`;
const docs = {
  'docs.json': JSON.stringify({
    name: 'Fern',
    theme: 'mint',
    colors: { primary: '#16735A' },
    navigation: { pages: ['index', 'soil'] },
  }),
  'index.mdx': page('Home'),
  'soil.mdx': page('Soil'),
};
const inFern = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`fern/${name}`, text]));

/** A shallow checkout of the merge of a pull request into `main`, as actions/checkout makes it. */
function checkOut(changes: Readonly<Record<string, string | undefined>>, start = inFern(docs)): Job {
  const origin = repositoryOf({ 'README.md': 'Fern', ...start });
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  git(origin, 'checkout', '--quiet', '-b', 'change');
  change(origin, changes);
  commit(origin);
  git(origin, 'checkout', '--quiet', 'main');
  change(origin, { 'other.txt': 'Merged in the meantime.' });
  commit(origin);
  git(origin, 'merge', '--quiet', '--no-ff', '--no-edit', 'change');
  const temp = folderOf({});
  const folder = path.join(temp, 'checkout');
  git(temp, 'clone', '--quiet', '--depth=1', `file://${origin}`, folder);
  const bin = path.join(temp, 'trellis-docs/node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(path.join(packageRoot, 'src/cli/trellis.mjs'), path.join(bin, 'trellis-docs'));
  return {
    folder,
    temp,
    env: {
      ...{ FOLDER: 'fern', UNTRUSTED: 'true', STRICT: 'false', BASE: '', BASE_OF_EVENT: '', PREVIEW: '', TOKEN: 'key' },
      ...{ RUNNER_TEMP: temp, GITHUB_OUTPUT: path.join(temp, 'output'), GITHUB_ACTION_PATH: packageRoot },
      ...{ GITHUB_STEP_SUMMARY: path.join(temp, 'summary.md'), GITHUB_REPOSITORY: 'fern/docs', NUMBER: '7' },
    },
  };
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Runs the step that finds the state to compare with, and gives its result to the others. */
async function findBase(job: Job): Promise<{ code: number; output: string }> {
  const outcome = await runStep(job, 'Base');
  job.env['COMMIT'] = /^commit=(\w+)$/m.exec(textOf(job.env['GITHUB_OUTPUT'] ?? ''))?.[1] ?? '';
  writeFileSync(job.env['GITHUB_OUTPUT'] ?? '', '');
  return outcome;
}

interface Comment {
  id: number;
  body: string;
  user: { type: string };
}

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** The part of GitHub's API that has the comments of a pull request. */
async function serveComments(comments: Comment[], canWrite = true): Promise<string> {
  let address = '';
  const server = createServer((request, response) => {
    void (async () => {
      const send = (status: number, value: unknown) => response.writeHead(status).end(JSON.stringify(value));
      const url = new URL(request.url ?? '', address);
      if (request.headers.authorization !== 'Bearer key') return send(401, { message: 'Bad credentials' });
      if (request.method === 'GET') {
        const from = (Number(url.searchParams.get('page')) - 1) * 100;
        const list = comments.slice(from, from + 100);
        return send(
          200,
          list.map((each) => ({ ...each, url: `${address}/comments/${each.id}` })),
        );
      }
      if (!canWrite) return send(403, { message: 'Resource not accessible by integration' });
      const { body } = (await jsonOf(request)) as { body: string };
      if (request.method === 'POST') {
        comments.push({ id: comments.length + 1, body, user: { type: 'Bot' } });
        return send(201, {});
      }
      const own = comments.find(({ id }) => url.pathname === `/comments/${id}`);
      if (!own) return send(404, { message: 'Not Found' });
      own.body = body;
      return send(200, {});
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const place = server.address();
  address = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;
  return address;
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as unknown;
}

const dead = {
  'fern/soil.mdx': undefined,
  'fern/earth.mdx': page('Earth'),
  'fern/docs.json': docs['docs.json'].replace('soil', 'earth'),
};

it('installs outside of the checkout, where a pull request has no say', async () => {
  const job = checkOut({ '.npmrc': 'registry=http://127.0.0.1:9' });
  const npm = path.join(job.temp, 'bin/npm');
  mkdirSync(path.dirname(npm));
  writeFileSync(npm, '#!/bin/sh\necho "$PWD|$*"\n');
  chmodSync(npm, 0o755);
  job.env = { ...job.env, VERSION: '0.2.0', PATH: `${path.dirname(npm)}:${process.env['PATH']}` };
  const { code, output } = await runStep(job, 'Install Trellis');
  expect({ code, output: output.trim().split('|') }).toEqual({
    code: 0,
    output: [path.join(job.temp, 'trellis-docs'), expect.stringMatching(/--prefix \. trellis-docs@0\.2\.0$/)],
  });
});

it('tells of an address that died, in a comment that a later run updates', async () => {
  const job = checkOut(dead);
  expect(await findBase(job)).toEqual({ code: 0, output: '' });
  expect(await runStep(job, 'Check')).toMatchObject({ code: 0 });
  expect(await runStep(job, 'Compare')).toMatchObject({ code: 0 });
  expect(textOf(job.env['GITHUB_OUTPUT'] ?? '')).toBe('code=0\ncode=1\n');
  expect(textOf(job.env['GITHUB_STEP_SUMMARY'] ?? '')).toContain('1 address died without a redirect');

  const comments: Comment[] = Array.from({ length: 120 }, (_, index) => ({
    id: index + 1,
    body: index === 3 ? '<!-- trellis-docs "fern" --> by somebody' : 'Nice!',
    user: { type: 'User' },
  }));
  job.env['GITHUB_API_URL'] = await serveComments(comments);
  expect(await runStep(job, 'Comment')).toEqual({ code: 0, output: '' });
  expect(comments.at(-1)?.body).toMatch(
    /^<!-- trellis-docs "fern" -->\n### Changes[^]*\*\*dead:\*\* `\/soil`[^]*found no problems/,
  );
  expect(comments.at(-1)?.body).not.toContain('other.txt');

  writeFileSync(
    path.join(job.temp, 'trellis-check.txt'),
    '::warning file=a::b\n::warning file=c::d\n::error file=e::f\n',
  );
  await runStep(job, 'Comment');
  expect(comments).toHaveLength(121);
  expect(comments.at(-1)?.body).toContain('found 1 error and 2 warnings');
  expect(comments[3]?.body).toContain('by somebody');

  const other = { ...job, env: { ...job.env, FOLDER: 'garden--docs' } };
  await runStep(other, 'Comment');
  expect(comments).toHaveLength(122);
});

it('posts nothing where nothing changed', async () => {
  const job = checkOut({ 'README.md': 'Other' });
  const comments: Comment[] = [];
  job.env['GITHUB_API_URL'] = await serveComments(comments);
  await findBase(job);
  for (const name of ['Check', 'Compare', 'Comment']) expect(await runStep(job, name)).toMatchObject({ code: 0 });
  expect(textOf(job.env['GITHUB_OUTPUT'] ?? '')).toBe('code=0\ncode=0\n');
  expect(comments).toEqual([]);
});

it('says where the text is if the token may not write', async () => {
  const job = checkOut(dead);
  job.env['GITHUB_API_URL'] = await serveComments([], false);
  await findBase(job);
  await runStep(job, 'Compare');
  const { code, output } = await runStep(job, 'Comment');
  expect(code).toBe(0);
  expect(output).toMatch(/^::notice .*403 Resource not accessible by integration.*summary/);
});

it('compares nothing if the folder is new', async () => {
  const job = checkOut(inFern(docs), {});
  const outcome = await findBase(job);
  expect(outcome).toEqual({ code: 0, output: 'fern is new: there is nothing to compare with.\n' });
  expect(job.env['COMMIT']).toBe('');
  expect(await runStep({ ...job, env: { ...job.env, BREAKING: 'true' } }, 'Check')).toMatchObject({ code: 0 });
  expect(textOf(job.env['GITHUB_OUTPUT'] ?? '')).toBe('code=0\n');
});

it('fails on a breaking change of an API where the job asks for it', async () => {
  const api = (paths: object): string =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Plants', version: '1' },
      servers: [{ url: 'https://a.example' }],
      paths,
    });
  const listing = { get: { responses: { 200: { description: 'Plants.' } } } };
  const start = { ...inFern(docs), 'fern/openapi.json': api({ '/plants': listing, '/seeds': listing }) };
  const job = checkOut({ 'fern/openapi.json': api({ '/plants': listing }) }, start);
  await findBase(job);
  for (const breaking of ['false', 'true']) {
    job.env['BREAKING'] = breaking;
    await runStep(job, 'Check');
  }
  expect(textOf(job.env['GITHUB_OUTPUT'] ?? '')).toBe('code=0\ncode=1\n');
  expect(textOf(path.join(job.temp, 'trellis-check.txt'))).toContain('title=openapi/breaking-change');
});

it('runs no code of an untrusted pull request', async () => {
  const job = checkOut({ 'fern/soil.mdx': `${page('Soil')}\n{process.exit(70)}\n` });
  expect(await runStep(job, 'Check')).toMatchObject({ code: 0, output: expect.stringContaining('file=fern/soil.mdx') });
});

it.each([
  ['0', '0', 0],
  ['1', '0', 1],
  ['0', '1', 1],
  ['0', '', 0],
])('ends with the result of check (%s) and diff (%s)', async (check, diff, code) => {
  const job = checkOut({});
  job.env = { ...job.env, CHECK: check, DIFF: diff };
  expect((await runStep(job, 'Result')).code).toBe(code);
});

it('gives scripts their values as variables', () => {
  const scripts = action.runs.steps.map(({ run: script }) => script).join('\n');
  expect(scripts).not.toContain('${{');
  const named = action.runs.steps.flatMap(
    ({ env = {} }) =>
      Object.values(env)
        .join(' ')
        .match(/(?<=inputs\.)\w+/g) ?? [],
  );
  expect(named.filter((name) => !(name in action.inputs))).toEqual([]);
});
