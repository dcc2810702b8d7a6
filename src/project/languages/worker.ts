// Tokenises code with grammars that may never end. The parent terminates this thread if no answer comes.
import { parentPort, workerData } from 'node:worker_threads';
import { createHighlighterCoreSync } from 'shiki/core';
import { inShort } from '../../diagnostics/inShort.js';
import { loadEngine } from '../../highlight/engine.js';
import { readGrammar } from '../../highlight/languages.js';
import { LineHighlighter } from '../../highlight/lines.js';
import { patternsOf } from '../../highlight/ownLanguage.js';
import { ownTheme, themeNamed } from '../../highlight/theme.js';
import { messageOf } from '../../shared/messageOf.js';
import type { Answer, CodeQuestion, WorkerInput } from './messages.js';

const { languages, theme, ready } = workerData as WorkerInput;
const engine = await loadEngine();
const { numbered } = theme ? themeNamed(theme) : ownTheme();
const highlighter = createHighlighterCoreSync({ themes: [...numbered], langs: [], engine });
const lines = new LineHighlighter(
  highlighter,
  numbered.map(({ name = '' }) => name),
);

function prepared(id: string): string {
  const language = languages.find((each) => each.id === id);
  if (!language || highlighter.getLoadedLanguages().includes(id)) return id;
  for (const embedded of language.embedded) highlighter.loadLanguageSync(readGrammar(embedded));
  highlighter.loadLanguageSync([language.grammar]);
  return id;
}

function check(id: string): Answer {
  for (const pattern of patternsOf(languages.find((each) => each.id === id)?.grammar)) {
    // The engine does not report an invalid pattern but matches it everywhere; this pattern matches nowhere.
    const isWrong = engine.createScanner([`(?:${pattern}\n)(?!)`]).findNextMatchSync('a', 0, 0) !== null;
    if (isWrong) return { fault: `\`${inShort(pattern)}\` is not a regular expression` };
  }
  return { html: '' };
}

function answer({ id, code }: CodeQuestion): Answer {
  try {
    return code === undefined ? check(id) : { html: lines.html(code, prepared(id)) };
  } catch (error) {
    return { fault: messageOf(error).replace(/\.$/, '') };
  }
}

parentPort?.on('message', (question: CodeQuestion) => {
  question.port.postMessage(answer(question));
  Atomics.store(question.done, 0, 1);
  Atomics.notify(question.done, 0);
});
Atomics.store(ready, 0, 1);
Atomics.notify(ready, 0);
