// Posts what `check` and `diff` found as one comment on a pull request, or updates the comment of an earlier run.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { FOLDER, GITHUB_API_URL, GITHUB_REPOSITORY, NUMBER, RUNNER_TEMP, TOKEN } = process.env;
const comments = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues/${NUMBER}/comments`;

const read = (name) => {
  const file = path.join(RUNNER_TEMP, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Requests an address of GitHub's API. Throws what GitHub answers if it refuses. */
async function request(address, method = 'GET', body = undefined) {
  const response = await fetch(address, {
    method,
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${TOKEN}` },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${answer.message ?? ''}`.trim());
  return answer;
}

/** A repository can have several documentation folders, each with a comment of its own. */
const mark = `<!-- trellis-docs ${JSON.stringify(FOLDER).replaceAll('-', '\\u002d')} -->`;

async function findComment() {
  for (let page = 1; ; page += 1) {
    const found = await request(`${comments}?per_page=100&page=${page}`);
    // Anyone can write the mark. Only the comments of a bot are ours.
    const own = found.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(mark));
    if (own || found.length < 100) return own;
  }
}

function countProblems() {
  const lines = read('trellis-check.txt').split('\n');
  const count = (kind) => lines.filter((line) => line.startsWith(`::${kind} `)).length;
  const counts = [
    [count('error'), 'error'],
    [count('warning'), 'warning'],
  ];
  return counts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}${number === 1 ? '' : 's'}`)
    .join(' and ');
}

try {
  const problems = countProblems();
  const changes = read('trellis-diff.md').replace(/^<!--.*-->\n/, '');
  const check =
    problems === '' ? '`check` found no problems.' : `\`check\` found ${problems}: see the annotations of the changes.`;
  const body = [mark, changes, check, ''].join('\n');
  const earlier = await findComment();
  if (earlier) await request(earlier.url, 'PATCH', { body });
  else if (problems !== '' || changes.includes('\n| ')) await request(comments, 'POST', { body });
} catch (error) {
  // A pull request from a fork gets a token that may only read.
  console.log(
    `::notice title=Documentation::No comment was posted (${error.message}). The summary of this job has its text.`,
  );
}
