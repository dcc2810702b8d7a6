import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ask } from '../unit/shared/serve/ask.js';
import { createRandom, type Random } from '../differential/random.js';

/** Text that a page has to show after an edit. */
interface Expected {
  /** Address of the page. */
  at: string;
  /** Part of its HTML; undefined where there is to be no page any more. */
  shows: string | undefined;
}

/** Results of a soak. */
export interface Soaked {
  edits: number;
  /** Edits that were not visible, with what was looked for. */
  unseen: string[];
  /** Milliseconds from each edit to the page that shows it. */
  latencies: number[];
  /** Milliseconds that the server's process worked for each: unlike the above, whatever else the machine has to do. */
  work: number[];
  /** Bytes in use after each edit. */
  memory: number[];
}

/** A running development server. */
export interface Soaking {
  folder: string;
  port: number;
  /** Id of its process. */
  pid: number;
}

type Navigation = { group: string; pages: (string | { group: string; pages: string[] })[] }[];
interface Config {
  navigation: Navigation;
  colors: { primary: string };
}

const word = (random: Random): string => `word${random.below(1_000_000_000).toString(36)}`;
/** The pages that may be changed in any way. */
const pagesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !/^(?:snippets|\.trellis|dist|api|shared)\b/.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/\.mdx$/, ''))
    .sort();

/** Changes a folder as an author may, and says what is to be seen of it. */
class Author {
  readonly #folder: string;
  readonly #random: Random;

  constructor(folder: string, random: Random) {
    this.#folder = folder;
    this.#random = random;
  }

  #file(name: string): string {
    return path.join(this.#folder, name);
  }

  #page(): string {
    const page = this.#random.of(pagesOf(this.#folder));
    if (page === undefined) throw new Error('There is no page left.');
    return page;
  }

  #change(file: string, edit: (text: string) => string): void {
    writeFileSync(this.#file(file), edit(readFileSync(this.#file(file), 'utf8')));
  }

  #config(edit: (config: Config) => void): void {
    this.#change('docs.json', (text) => {
      const config = JSON.parse(text) as Config;
      edit(config);
      return JSON.stringify(config, null, 2);
    });
  }

  readonly edits: Readonly<Record<string, () => Expected>> = {
    text: () => {
      const [page, added] = [this.#page(), word(this.#random)];
      // The page stays as long as it is.
      this.#change(
        `${page}.mdx`,
        (text) => `${text.replace(/\n\nA word\w+ more\.\n$/, '').trimEnd()}\n\nA ${added} more.\n`,
      );
      return { at: page, shows: `A ${added} more.` };
    },
    title: () => {
      const [page, added] = [this.#page(), word(this.#random)];
      this.#change(`${page}.mdx`, (text) => text.replace(/^title: .*$/m, `title: Title ${added}`));
      return { at: page, shows: `<title>Title ${added}` };
    },
    snippet: () => {
      const added = word(this.#random);
      writeFileSync(this.#file('snippets/shared.mdx'), `A ${added} that pages share.\n`);
      return { at: 'shared/first', shows: `A ${added} that pages share.` };
    },
    navigation: () => {
      const added = word(this.#random);
      let at = '';
      this.#config(({ navigation }) => {
        const group = this.#random.of(navigation.filter(({ pages }) => pages.length > 0));
        const first = group?.pages.find((each) => typeof each === 'string');
        if (!group || typeof first !== 'string') throw new Error('There is no group left.');
        group.group = `Group ${added}`;
        group.pages.push(...group.pages.splice(0, 1));
        at = first;
      });
      return { at, shows: `Group ${added}` };
    },
    color: () => {
      // Dark, because a colour on which white cannot be read is darkened.
      const channels = Array.from({ length: 3 }, () => (0x10 + this.#random.below(0x40)).toString(16));
      const primary = `#${channels.join('')}`;
      this.#config((config) => (config.colors = { primary }));
      // The icon of a site without one.
      return { at: this.#page(), shows: `fill='%23${primary.slice(1)}'` };
    },
    specification: () => {
      const added = word(this.#random);
      this.#change('openapi.yaml', (text) => text.replace(/summary: List .*/, `summary: List ${added}`));
      return { at: 'api/list', shows: `List ${added}` };
    },
    added: () => {
      const beside = this.#page();
      const [page, added] = [
        path.posix.join(path.posix.dirname(beside), `new-${word(this.#random)}`),
        word(this.#random),
      ];
      this.#config(({ navigation }) => void this.#random.of(navigation)?.pages.push(page));
      writeFileSync(this.#file(`${page}.mdx`), `---\ntitle: New\n---\n\nA ${added} page.\n`);
      return { at: page, shows: `A ${added} page.` };
    },
    renamed: () => {
      const [page, to] = [this.#page(), `moved/${word(this.#random)}`];
      mkdirSync(this.#file('moved'), { recursive: true });
      renameSync(this.#file(`${page}.mdx`), this.#file(`${to}.mdx`));
      this.#config(({ navigation }) => {
        for (const { pages } of navigation) if (pages.includes(page)) pages.splice(pages.indexOf(page), 1, to);
      });
      return { at: to, shows: 'id="content"' };
    },
    removed: () => {
      const page = this.#page();
      this.#config(({ navigation }) => {
        for (const { pages } of navigation) if (pages.includes(page)) pages.splice(pages.indexOf(page), 1);
      });
      rmSync(this.#file(`${page}.mdx`));
      return { at: page, shows: undefined };
    },
  };
}

/** Bytes that a process has in use; 0 where the system does not say. */
function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024 : 0;
}

/** Milliseconds that a process has worked; 0 where the system does not say. */
function workOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // After the name, which may hold anything; times are in hundredths of a second.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function isSeen(port: number, { at, shows }: Expected): Promise<boolean> {
  const { status, body } = await ask(port, `/${at}`, { headers: { accept: 'text/html' } });
  return shows === undefined ? status === 404 : status === 200 && body.includes(shows);
}

/**
 * Edits the folder of a development server at random, and looks after each edit whether the page shows it.
 *
 * @param patience milliseconds until an edit counts as unseen.
 */
export async function soak(
  { folder, port, pid }: Soaking,
  { count, seed, patience }: { count: number; seed: number; patience: number },
  tell: (line: string) => void = () => undefined,
): Promise<Soaked> {
  const random = createRandom(seed);
  const { edits } = new Author(folder, random);
  // An author writes more than anything else.
  const names = [...Object.keys(edits), 'text', 'text', 'title', 'added', 'navigation'];
  const soaked: Soaked = { edits: 0, unseen: [], latencies: [], work: [], memory: [] };
  for (let number = 0; number < count; number += 1) {
    const name = random.of(names) ?? 'text';
    const expected = edits[name]?.() ?? { at: '', shows: '' };
    const [began, worked] = [performance.now(), workOf(pid)];
    let seen = false;
    while (!seen && performance.now() - began < patience) {
      seen = await isSeen(port, expected);
      if (!seen) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    soaked.edits += 1;
    soaked.latencies.push(performance.now() - began);
    soaked.work.push(workOf(pid) - worked);
    soaked.memory.push(memoryOf(pid));
    if (!seen) soaked.unseen.push(`${number} ${name}: ${expected.shows ?? 'nothing'} at /${expected.at}`);
    if (!seen) tell(`unseen: ${soaked.unseen.at(-1)}`);
    if (number % 50 === 49) tell(report(soaked));
  }
  return soaked;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** The medians of the three thirds of a row of numbers. */
export function thirds(numbers: readonly number[]): [number, number, number] {
  const third = Math.ceil(numbers.length / 3);
  return [0, 1, 2].map((part) => median(numbers.slice(part * third, (part + 1) * third))) as [number, number, number];
}

/** Results of a soak, on one line. */
export function report({ edits, unseen, latencies, work, memory }: Soaked): string {
  const milliseconds = thirds(latencies).map((each) => `${Math.round(each)} ms`);
  const worked = thirds(work).map((each) => `${Math.round(each)} ms`);
  const megabytes = thirds(memory).map((each) => `${Math.round(each / 1_000_000)} MB`);
  return `${edits} edits, ${unseen.length} unseen; by thirds: ${milliseconds.join(', ')} until seen; ${worked.join(', ')} of work; ${megabytes.join(', ')}`;
}
