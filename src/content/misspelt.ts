import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../diagnostics/nearest.js';
import type { Gathered } from '../mdx/compile/context.js';
import { inShort } from '../diagnostics/inShort.js';
import { propertiesWithout } from '../mdx/componentProperties.js';
import { frontmatterSchema } from './frontmatter.js';
import { valuesWithout } from '../mdx/propertyValues.js';

/** Keys that other tools or the author's own scripts read, which are therefore not misspelt. */
const ofOthers = new Set([
  'author',
  'authors',
  'tags',
  'groups',
  'date',
  'slug',
  'id',
  'name',
  'draft',
  'image',
  'layout',
  'content_type',
  'order',
  'public',
]);
const keys = Object.keys(frontmatterSchema.shape);

/** Other names that authors use for `defaultOpen`. */
const openWords = new Set(['expanded', 'defaultExpanded', 'initiallyOpen', 'isOpen', 'open', 'opened']);

/** The name that an author almost certainly meant. `subtitle` is a word of its own. */
function slipOf(name: string, candidates: readonly string[]): string | undefined {
  const suggestion = nearest(name, candidates);
  const isCompound =
    suggestion !== undefined &&
    name.length > suggestion.length + 1 &&
    name.toLowerCase().includes(suggestion.toLowerCase());
  return isCompound ? undefined : suggestion;
}

/** Reports an unknown frontmatter key that is almost certainly misspelt. */
export function misspeltKey(key: string, file: string, span: Span): Diagnostic | undefined {
  const suggestion = keys.includes(key) || ofOthers.has(key) ? undefined : slipOf(key, keys);
  if (suggestion === undefined) return undefined;
  return diagnostic('content/misspelt-key', {
    message: `The frontmatter has no key \`${key}\`.`,
    help: `Did you mean \`${suggestion}\`?`,
    file,
    span,
  });
}

/** Returns a test for components that the page defines or imports under a name of Trellis' own. */
function authorsIn({ imports, declared }: Gathered): (component: string) => boolean {
  const own = new Set([...imports.flatMap(({ names }) => Object.keys(names)), ...declared]);
  return (component) => own.has(component.split('.', 1)[0] ?? '');
}

/** Reports properties of Trellis' components that are almost certainly misspelt. */
function misspeltProperties(gathered: Gathered, file: string): Diagnostic[] {
  const isAuthors = authorsIn(gathered);
  return gathered.properties.flatMap(({ component, name, span }) => {
    const names = propertiesWithout(component, name) ?? [];
    const suggestion = openWords.has(name) && names.includes('defaultOpen') ? 'defaultOpen' : slipOf(name, names);
    if (suggestion === undefined || isAuthors(component)) return [];
    return diagnostic('content/misspelt-property', {
      message: `\`<${component}>\` has no property \`${name}\`.`,
      help: `Did you mean \`${suggestion}\`?`,
      file,
      span,
    });
  });
}

/** Reports values that a property of Trellis' components does not have. */
function wrongValues(gathered: Gathered, file: string): Diagnostic[] {
  const isAuthors = authorsIn(gathered);
  return gathered.values.flatMap(({ component, property, name, span }) => {
    const values = valuesWithout(component, property, name);
    if (values === undefined || isAuthors(component)) return [];
    return diagnostic('content/property-value', {
      message: `\`${property}\` of \`<${component}>\` cannot be \`${name}\`, so it has no effect.`,
      help: helpFor(nearest(name, values), `Write one of ${values.map((value) => `\`${value}\``).join(', ')}.`),
      file,
      span,
    });
  });
}

function unclosedFences({ unclosed }: Gathered, file: string): Diagnostic[] {
  return unclosed.map(({ name, span, isEmpty }) => {
    const place = { file, span };
    if (isEmpty) {
      const message = `${name} opens a code block here, but no code follows.`;
      return diagnostic('content/unclosed-fence', { message, help: 'Remove the line.', ...place });
    }
    const message =
      'The code block is not closed: it goes on to the end of the text, or of the list or component that it is in.';
    return diagnostic('content/unclosed-fence', { message, help: `Put a line with ${name} below the code.`, ...place });
  });
}

function lostCells({ lostCells: cells }: Gathered, file: string): Diagnostic[] {
  return cells.map(({ name, span }) =>
    diagnostic('content/lost-cell', {
      message: `This row has more cells than the table has columns, so \`${inShort(name)}\` is not shown.`,
      help: 'Write `\\|` for a bar in a cell, in code too, or add a column to the first row.',
      file,
      span,
    }),
  );
}

function formulas({ formulas: faults }: Gathered, file: string): Diagnostic[] {
  return faults.map(({ name, span }) =>
    diagnostic('content/formula', {
      message: `The formula cannot be read: ${name}.`,
      help: 'Correct it. For a dollar sign in a text, write `\\$`.',
      file,
      span,
    }),
  );
}

function spacedAddresses({ spacedAddresses: addresses }: Gathered, file: string): Diagnostic[] {
  return addresses.map(({ name, span }) => {
    const words = name.startsWith('[')
      ? {
          message: `There is a space between \`${inShort(name)}\` and its address, so the link is shown as text.`,
          help: 'Remove the space.',
        }
      : {
          message: `The address \`${inShort(name)}\` has a space, so the link or image is shown as text.`,
          help: `Write \`${name.replaceAll(' ', '%20')}\`.`,
        };
    return diagnostic('content/spaced-address', { ...words, file, span });
  });
}

/** Reports valid text that is probably a mistake. */
export function slips(gathered: Gathered, file: string): Diagnostic[] {
  return [misspeltProperties, wrongValues, unclosedFences, lostCells, formulas, spacedAddresses].flatMap((report) =>
    report(gathered, file),
  );
}
