import { vi } from 'vitest';
import { main } from '../../../src/cli/main.js';

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command line in this process. */
export async function run(...words: string[]): Promise<Run> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    }),
  );
  try {
    return { code: await main(words), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
