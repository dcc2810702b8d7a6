import type { DiagnosticCode } from '../diagnostics/catalogue.js';
import { diagnostic } from '../diagnostics/create.js';
import { beginning, type Diagnostic } from '../diagnostics/diagnostic.js';
import { inShort } from '../diagnostics/inShort.js';
import { helpFor, nearest } from '../diagnostics/nearest.js';
import type { Compiled } from '../mdx/compile/sourceText.js';
import { slips } from './misspelt.js';
import type { ComponentUse } from '../mdx/compiled.js';
import type { Variables } from '../mdx/variables.js';

type Words = Pick<Diagnostic, 'message' | 'help'>;
type Report = (uses: readonly ComponentUse[], file: string) => Diagnostic[];

/** Makes a report of every use of something in a page or snippet. */
function reportOf(code: DiagnosticCode, wordsFor: (name: string) => Words): Report {
  return (uses, file) => uses.map(({ name, span }) => diagnostic(code, { ...wordsFor(name), file, span }));
}

/** Reports event handlers that nothing can call. */
const handlers = reportOf('content/event-handler', (name) => ({
  message: `\`${name}\` has no effect here.`,
  help: 'Put the element into a component of your own: `export const Name = () => …`.',
}));

/** Reports expressions that only a browser can evaluate. */
const browserValues = reportOf('content/browser-value', (name) => ({
  message: `\`${inShort(name)}\` has a value only in the browser; the search and readers without JavaScript find nothing there.`,
  help: "Give the built page a value: `typeof window === 'undefined' ? 'text' : …`.",
}));

/** Reports braces around undefined names. */
export const undefinedNames = reportOf('content/undefined-name', (name) => ({
  message: `\`${name}\` is not defined, so its braces are shown as text.`,
  help: `Write \`\\{${name}}\` for the text, or export \`${name}\` in this page.`,
}));

/** Reports images without a text alternative. */
const unnamedImages = reportOf('content/missing-alt', (name) => ({
  message: `The picture \`${inShort(name)}\` has no description for readers who cannot see it.`,
  help: 'Describe it in a few words: `![words](address)`, or `alt="words"`. For a decoration, write `<img alt="" …/>`.',
}));

/** Reports variables without a value in docs.json. */
function undefinedVariables(variables: Variables): Report {
  return reportOf('content/undefined-variable', (name) => {
    const suggestion = nearest(name, Object.keys(variables));
    return {
      message: `The variable \`${name}\` has no value.`,
      help: helpFor(suggestion, 'Give it one in `variables` of docs.json, or put the text into backticks.'),
    };
  });
}

/** Reports code that was removed from the text of an author who is not trusted. */
export function refusedCode(uses: readonly ComponentUse[], file: string): Diagnostic[] {
  return uses.map(({ name, span }) =>
    diagnostic('untrusted/code', {
      message: `${name}; with \`--untrusted\` it is left out.`,
      help: 'Write values, the components of Trellis, and snippets of the documentation folder.',
      file,
      span: span ?? beginning,
    }),
  );
}

/** Reports all faults in the text of a page or snippet that do not depend on where it is used. */
export function textFindings(compiled: Compiled, file: string, variables: Variables): Diagnostic[] {
  const { gathered } = compiled;
  return [
    ...compiled.diagnostics,
    ...slips(gathered, file),
    ...refusedCode(gathered.refused, file),
    ...unnamedImages(gathered.unnamedImages, file),
    ...undefinedVariables(variables)(gathered.undefinedVariables, file),
    ...handlers(gathered.handlers, file),
    ...browserValues(gathered.live, file),
  ];
}
