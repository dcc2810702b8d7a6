// Finds the types of code blocks, which may take forever. The parent terminates this thread if no answer comes.
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type TypeScript from 'typescript';
import type { CreateTwoslashOptions, TwoslashInstance } from 'twoslash';
import { normalizedCode } from '../../highlight/normalizedCode.js';
import { takeNotations } from '../../highlight/twoslash/notations.js';
import { customTags, readTypes, type TypeReading } from '../../highlight/twoslash/reading.js';
import { boundedSystem, watchedSystem } from './boundedSystem.js';
import type { TypeAnswer, TypeQuestion, TypeThreadInput } from './messages.js';

const { folder, twoslash, typescript, isUntrusted } = workerData as TypeThreadInput;
const require = createRequire(import.meta.url);
const ts = require(typescript) as typeof TypeScript;
const { createTwoslasher } = require(twoslash) as {
  createTwoslasher: (options: CreateTwoslashOptions) => TwoslashInstance;
};

const library = path.dirname(typescript);
const sought = new Set<string>();
const system = isUntrusted ? boundedSystem(ts.sys, library) : watchedSystem(ts.sys, library, sought);
const twoslasher = createTwoslasher({
  tsModule: { ...ts, sys: system },
  tsLibDirectory: library,
  vfsRoot: folder,
  customTags: [...customTags],
  compilerOptions: {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    resolveJsonModule: true,
  },
  handbookOptions: { noErrorValidation: true, keepNotations: true },
});

/** Line that a Twoslash message names, counted from 0; the first line if it names none. */
const lineOf = (message: string): number => Number(/\bline (\d+)/.exec(message)?.[1] ?? 1) - 1;

function readingOf(code: string, lang: string): TypeReading {
  const source = normalizedCode(code);
  try {
    return readTypes(twoslasher(source, lang.toLowerCase()), source, takeNotations(source));
  } catch (error) {
    const { description, message } = error as Partial<Record<'description' | 'message', string>>;
    const text = (description ?? message ?? String(error)).trim();
    const help = 'Correct the comment that asks for it, or leave out `twoslash`.';
    const words = text.replace(/ on line \d+(?: in \S+)?/, '');
    return { faults: [{ message: words, help, line: lineOf(text), column: 0 }] };
  }
}

parentPort?.on('message', ({ code, lang }: TypeQuestion) => {
  const reading = readingOf(code, lang);
  parentPort?.postMessage({ reading, sought: [...sought] } satisfies TypeAnswer);
});
