import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import type { Gathered } from './compile/context.js';
import { propertiesWithout } from './componentProperties.js';
import { frontmatterSchema } from './frontmatter.js';

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

/** Reports properties of Trellis' components that are almost certainly misspelt. */
function misspeltProperties({ properties, imports, declared }: Gathered, file: string): Diagnostic[] {
  if (properties.length === 0) return [];
  const own = new Set([...imports.flatMap(({ names }) => Object.keys(names)), ...declared]);
  return properties.flatMap(({ component, name, span }) => {
    const names = propertiesWithout(component, name) ?? [];
    const suggestion = openWords.has(name) && names.includes('defaultOpen') ? 'defaultOpen' : slipOf(name, names);
    if (suggestion === undefined || own.has(component.split('.', 1)[0] ?? '')) return [];
    return diagnostic('content/misspelt-property', {
      message: `\`<${component}>\` has no property \`${name}\`.`,
      help: `Did you mean \`${suggestion}\`?`,
      file,
      span,
    });
  });
}

function unclosedFences({ unclosed }: Gathered, file: string): Diagnostic[] {
  return unclosed.map(({ name, span }) =>
    diagnostic('content/unclosed-fence', {
      message:
        'The code block is not closed: it goes on to the end of the text, or of the list or component that it is in.',
      help: `Put a line with ${name} below the code.`,
      file,
      span,
    }),
  );
}

/** Reports valid text that is probably a mistake. */
export function slips(gathered: Gathered, file: string): Diagnostic[] {
  return [...misspeltProperties(gathered, file), ...unclosedFences(gathered, file)];
}
