import { diagnostic } from '../diagnostics/create.js';
import { beginning, type Diagnostic } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import type { Compiled } from './compile/sourceText.js';
import { slips } from './misspelt.js';
import type { ComponentUse } from './page.js';
import type { Variables } from './variables.js';

const longestShown = 60;
const inShort = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** Reports event handlers in pages and snippets that nothing can call. */
function handlers(uses: readonly ComponentUse[], file: string): Diagnostic[] {
  return uses.map(({ name, span }) =>
    diagnostic('content/event-handler', {
      message: `\`${name}\` has no effect here.`,
      help: 'Put the element into a component of your own: `export const Name = () => …`.',
      file,
      ...(span ? { span } : {}),
    }),
  );
}

/** Reports expressions that only a browser can evaluate. */
function browserValues(uses: readonly ComponentUse[], file: string): Diagnostic[] {
  return uses.map(({ name, span }) =>
    diagnostic('content/browser-value', {
      message: `\`${inShort(name)}\` has a value only in the browser; readers without JavaScript and search get nothing there.`,
      help: "Give the built page a value: `typeof window === 'undefined' ? 'text' : …`.",
      file,
      ...(span ? { span } : {}),
    }),
  );
}

/** Reports braces around undefined names. */
export function undefinedNames(uses: readonly ComponentUse[], file: string): Diagnostic[] {
  return uses.map(({ name, span }) =>
    diagnostic('content/undefined-name', {
      message: `\`${name}\` is not defined, so its braces are shown as text.`,
      help: `Write \`\\{${name}}\` for the text, or export \`${name}\` in this page.`,
      file,
      ...(span ? { span } : {}),
    }),
  );
}

/** Reports images without a text alternative. */
function unnamedImages(uses: readonly ComponentUse[], file: string): Diagnostic[] {
  return uses.map(({ name, span }) =>
    diagnostic('content/missing-alt', {
      message: `The picture \`${inShort(name)}\` has no text for readers who do not see it.`,
      help: 'Say in a few words what it shows: `![words](address)`, or `alt="words"`. One that only decorates is `<img alt="" …/>`.',
      file,
      ...(span ? { span } : {}),
    }),
  );
}

/** Reports variables without a value in docs.json. */
function undefinedVariables(uses: readonly ComponentUse[], file: string, variables: Variables): Diagnostic[] {
  return uses.map(({ name, span }) => {
    const meant = nearest(name, Object.keys(variables));
    return diagnostic('content/undefined-variable', {
      message: `The variable \`${name}\` has no value.`,
      help: meant
        ? `Did you mean \`${meant}\`?`
        : 'Give it one in `variables` of docs.json, or put the text into backticks.',
      file,
      ...(span ? { span } : {}),
    });
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
    ...undefinedVariables(gathered.undefinedVariables, file, variables),
    ...handlers(gathered.handlers, file),
    ...browserValues(gathered.live, file),
  ];
}
