import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serve, type Serving } from '../build/serving.js';
import { ask } from '../unit/shared/serve/ask.js';
import { failuresOf, plan, witnesses, type Injection, type InjectOptions } from './inject.js';
import { filesIn, writeSite } from './site.js';

/** Milliseconds until what should be seen counts as missing. */
const patience = 60_000;

async function seen(look: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < patience; await pause(50))
    if (await look()) return true;
  return false;
}

/** Makes a file what it was; takes away what stands beside it and was not there, whatever its name. */
function restore(whole: string, folder: string, file: string): void {
  const beside = path.dirname(file);
  const known = new Set(readdirSync(path.join(whole, beside)));
  rmSync(path.join(folder, file), { recursive: true, force: true });
  for (const name of readdirSync(path.join(folder, beside), { encoding: 'buffer' })) {
    if (known.has(name.toString()) || /^(?:\.trellis|dist)$/.test(name.toString())) continue;
    unlinkSync(Buffer.concat([Buffer.from(path.join(folder, beside) + path.sep), name]));
  }
  cpSync(path.join(whole, file), path.join(folder, file));
}

/** Puts faults into a small site that is being served, one after another; each is taken back when the next one comes. */
export async function injectIntoServed(options: InjectOptions): Promise<Injection[]> {
  const home = mkdtempSync(path.join(tmpdir(), 'trellis-faults-'));
  const [whole, folder] = [path.join(home, 'whole'), path.join(home, 'site')];
  const found: Injection[] = [];
  let end = (): void => undefined;
  const start = (): Promise<Serving> => serve(['dev', folder, '--port', '0'], { end: (stop) => (end = stop) });
  try {
    writeSite(whole);
    cpSync(whole, folder, { recursive: true });
    let server = await start();
    let before: string | undefined;
    for (const { fault, file, isLoss, index, put } of plan(filesIn(whole), options)) {
      const said = server.printed().length;
      const output = (): string => server.printed().slice(said);
      if (before !== undefined) restore(whole, folder, before);
      put(path.join(folder, file));
      before = file;
      const lacks: string[] = [];
      const answer = async (page: string): Promise<{ status: number; text: string }> => {
        const { status, body } = await ask(server.port, `/${page}`, { headers: { accept: 'text/html' } });
        if (status >= 500) lacks.push(`${page} is answered with ${status}`);
        return { status, text: body.toString() };
      };
      // It shows when the server has taken note of the fault.
      const witness = witnesses.find((page) => file !== `${page}.mdx`) ?? '';
      const round = `Round ${found.length} of the faults.`;
      const source = path.join(whole, `${witness}.mdx`);
      writeFileSync(path.join(folder, `${witness}.mdx`), `${readFileSync(source, 'utf8')}\n\n${round}\n`);
      try {
        if (!(await seen(async () => (await answer(witness)).text.includes(round)))) lacks.push(`${witness} is old`);
        for (const page of ['uses', 'plain', 'llms.txt']) await answer(page);
        if (isLoss) await seen(() => output().includes(file));
      } catch (error) {
        lacks.push(`no answer: ${String(error)}`);
        end();
        server = await start();
      }
      const failures = failuresOf({ code: 0, output: output(), lacks: [...new Set(lacks)] }, isLoss ? file : undefined);
      found.push({ fault, file, failures, output: output() });
      options.tell?.({ fault, file, failures, output: output() }, index);
    }
    return found;
  } finally {
    end();
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  }
}
