import { posix } from 'node:path';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../diagnostics/nearest.js';
import { componentNames } from '../mdx/componentProperties.js';
import { replacementOf, toolOf, type Replacement } from '../mdx/foreign/components.js';

/** A `<Snippet file="x.mdx" />` whose file does not exist. */
export interface MissingSnippet {
  /** The file, as written. */
  file: string;
  /** Path of the folder of all snippets. */
  folder: string;
  /** Paths of the snippets in that folder. */
  files: readonly string[];
}

/** An import that loads nothing. */
export interface UnusableImport {
  /** The import's specifier, as written. */
  specifier: string;
  /** Maps local names to exported names. */
  names: Readonly<Record<string, string>>;
  /** Path of the importing file, for messages. */
  file: string;
  span: Span | undefined;
  /** Root-relative path of the file that it names; undefined if there is none. */
  existing: string | undefined;
  /** Name of the boundary that it crosses, if any: `repository`. */
  outside: string | undefined;
  /** Root-relative paths of files that can be imported. */
  importable: readonly string[];
  /** Set if the import is written as `<Snippet file="x.mdx" />`. */
  snippet?: MissingSnippet;
}

const styleSheet = /\.(?:css|s[ac]ss|less|styl)$|\/css$/i;
const image = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
const isPath = (specifier: string): boolean => /^[./]/.test(specifier);

function styleHelp({ specifier, existing }: UnusableImport): string {
  const task =
    existing === undefined
      ? 'Copy the file from the package into the documentation'
      : /\.css$/i.test(specifier)
        ? 'Remove the import'
        : 'Translate the file to CSS';
  return `${task}: every page has the style sheets of the folder.`;
}

/** Help for a page that imports components of another documentation tool. */
function foreignHelp({ specifier, names }: UnusableImport): string {
  const [, inProject] = /^@site\/(.*)$/.exec(specifier) ?? [];
  if (inProject !== undefined) return 'Copy the file into this documentation, and import it from there.';
  const others = Object.entries(names).flatMap(([local, exported]) => {
    const replacement = replacementOf(specifier, exported);
    return replacement?.name === local ? [] : [{ tag: `\`<${local}>\``, replacement }];
  });
  const tags = others.flatMap(({ tag, replacement }) => (replacement ? `\`${tagOf(replacement)}\` for ${tag}` : []));
  const left = others.flatMap(({ tag, replacement }) => (replacement ? [] : tag));
  return [
    'Remove the import.',
    ...(tags.length > 0 ? [`Write ${tags.join(', ')}.`] : []),
    ...(left.length > 0 ? [`Nothing here takes the place of ${left.join(', ')}; its content is shown.`] : []),
  ].join(' ');
}

const possible = 'Pages can import snippets, components and JSON files of this documentation.';

/** Help for a page that imports components of its own format from a package. */
function packageHelp({ names }: UnusableImport): string {
  const own = componentNames.filter((name) => names[name] === name).map((name) => `\`<${name}>\``);
  if (own.length === 0) return possible;
  const isAll = own.length === Object.keys(names).length;
  return `${isAll ? 'Remove the import' : 'Packages cannot be imported'}; every page has ${own.join(', ')} without it.`;
}

function missingSnippet({ file, folder, files }: MissingSnippet): Pick<Diagnostic, 'message' | 'help'> {
  const path = file.replace(/^\.?\/?(?:_?snippets\/)?/, '');
  const sameName = files.filter((each) => posix.basename(each) === posix.basename(path));
  const near = files.includes(path)
    ? path
    : (nearest(path, files) ?? (sameName.length === 1 ? sameName[0] : undefined));
  return {
    message: `There is no file \`${file}\` in the folder \`${folder}\`.`,
    help: near
      ? `Did you mean \`file="${near}"\`?`
      : `The path begins in the folder \`${folder}\`. Add the file there, or write the path of one that is there.`,
  };
}

function described(unusable: UnusableImport): Pick<Diagnostic, 'code' | 'message' | 'help'> {
  const { specifier, existing, outside, importable, snippet } = unusable;
  const code = 'content/import-unsupported';
  if (styleSheet.test(specifier) && (existing !== undefined || !isPath(specifier)))
    return { code, message: `\`${specifier}\` is a style sheet, which cannot be imported.`, help: styleHelp(unusable) };
  if (existing !== undefined && image.test(specifier)) {
    const help = `Write its path where it is shown: \`<img src="${existing}" />\`.`;
    return { code, message: `\`${specifier}\` is an image, which cannot be imported.`, help };
  }
  const tool = toolOf(specifier);
  if (tool !== undefined)
    return { code, message: `\`${specifier}\` is part of ${tool}, not of Trellis.`, help: foreignHelp(unusable) };
  if (existing !== undefined) return { code, message: `The file \`${specifier}\` cannot be imported.`, help: possible };
  if (!isPath(specifier))
    return { code, message: `The package \`${specifier}\` cannot be imported.`, help: packageHelp(unusable) };
  if (outside !== undefined)
    return {
      code: 'content/import-missing',
      message: `\`${specifier}\` leads out of the ${outside}; nothing is imported from there.`,
      help: 'Copy the file into the documentation.',
    };
  if (snippet) return { code: 'content/import-missing', ...missingSnippet(snippet) };
  const near = nearest(specifier, importable);
  return {
    code: 'content/import-missing',
    message: `There is no file \`${specifier}\` to import.`,
    help: helpFor(near, 'Paths begin with / for the content root, or with ./ or ../ for the folder of the page.'),
  };
}

/** Explains why an import loads nothing, and what to do. */
export function unusableImport(unusable: UnusableImport): Diagnostic {
  const { code, ...words } = described(unusable);
  const { file, span } = unusable;
  return diagnostic(code, { ...words, file, span });
}

/** Reports the names of an import that its file does not export. */
export function missingExports({
  specifier,
  names,
  exported,
  file,
  span,
}: Pick<UnusableImport, 'specifier' | 'names' | 'file' | 'span'> & { exported: readonly string[] }): Diagnostic[] {
  const named = exported.filter((name) => name !== 'default');
  return Object.values(names)
    .filter((name) => name !== '*' && !exported.includes(name))
    .map((name) => {
      const words =
        name === 'default'
          ? {
              message: `\`${specifier}\` has no default export.`,
              help: `Write the name in braces: \`import { ${named.join(', ')} } from '${specifier}'\`.`,
            }
          : {
              message: `\`${specifier}\` exports no \`${name}\`.`,
              help: helpFor(nearest(name, named), 'Export it there, or correct the name.'),
            };
      return diagnostic('content/import-missing', { ...words, file, span });
    });
}

/** Formats a component with its visible property as a tag: `<Tab title="…">`. */
function tagOf({ name, properties = {} }: Replacement): string {
  const [property] = Object.keys(properties);
  return property === undefined ? `<${name}>` : `<${name} ${property}="…">`;
}
