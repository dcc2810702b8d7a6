import { readFileSync, statSync } from 'node:fs';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { endingOf, isServedUnnamed } from '../published/kinds.js';
import { badAddress, resolved } from '../../mdx/untrusted/address.js';

/** Kinds of files that show something and run nothing, however a browser opens them. */
const kinds = new Set(
  (
    'png jpg jpeg jpe jfif gif webp avif ico cur bmp apng svg mp4 m4v webm mov ogv mp3 wav ogg oga opus m4a aac flac weba ' +
    'woff woff2 ttf otf eot txt md csv json yaml yml css vtt srt pdf'
  ).split(' '),
);
/** Files that hosts read as settings. */
const ofHosts =
  /^\/(?:_[^/]*|vercel\.json|now\.json|netlify\.toml|staticwebapp\.config\.json|firebase\.json|CNAME|\.well-known\/.*)$/i;
/** Maximum number of bytes of one file, and of all files. */
const largestFile = 25_000_000;
const largestSite = 300_000_000;

/** Why a file must not be published if its author is not trusted, as the end of a sentence. */
function faultOf(url: string, file: string): string | undefined {
  if (!kinds.has(endingOf(url)) || ofHosts.test(url)) return 'is of a kind that may run something, or set up a host';
  if (statSync(file).size > largestFile) return `has more than ${largestFile / 1_000_000} MB`;
  if (/\.svg$/i.test(url) && isActiveSvg(readFileSync(file, 'utf8')))
    return 'is a rendering that runs or loads something';
  if (/\.css$/i.test(url) && isLoading(readFileSync(file, 'utf8')))
    return 'is a style sheet that loads something, or hides what it does';
  return undefined;
}

function isActiveSvg(text: string): boolean {
  const whole = resolved(text);
  const isOdd =
    /<!(?:DOCTYPE|ENTITY)|<\?(?!xml\s)|<[\w-]+:(?!\w*\s*\/?>)|<(?:script|foreignObject|iframe|object|embed|audio|video|image|feImage|handler|listener|set|animate\w*)\b/i;
  const handlers = /[\s"'/]on[a-z]+\s*=/i;
  const references = [...whole.matchAll(/\b(?:href|src|from|to|values)\s*=\s*(["']?)([^"'>]*)\1/gi)].map(
    ([, , target = '']) => target.trim(),
  );
  const isLeaving = references.some((target) => !target.startsWith('#'));
  return (
    isOdd.test(whole) ||
    handlers.test(whole) ||
    isLeaving ||
    isLoading(whole) ||
    badAddress(whole) ||
    text.includes('\0')
  );
}

/** True if a style sheet may load anything but files of the site by plain addresses. */
function isLoading(style: string): boolean {
  if (/\\|@import|@charset|expression\s*\(|behavior\s*:|-moz-binding|image-set|\bsrc\s*\(|element\s*\(/i.test(style))
    return true;
  return [...style.matchAll(/url\s*\(\s*(["']?)([^"')]*)/gi)].some(([, , target = '']) => /:|^\s*\/\//.test(target));
}

/**
 * Removes files that must not be published if the author is not trusted.
 *
 * @param assets maps root-relative URL paths to absolute file paths; changed.
 * @param nameOf returns a file's path for messages.
 * @returns diagnostics, except for files that would not have been published anyway.
 */
export function takeUnsafe(assets: Map<string, string>, nameOf: (file: string) => string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let size = 0;
  for (const [url, file] of [...assets]) {
    const fault = faultOf(url, file) ?? (size + statSync(file).size > largestSite ? 'is one too many' : undefined);
    if (fault === undefined) {
      size += statSync(file).size;
      continue;
    }
    assets.delete(url);
    const isWanted = isServedUnnamed(url.slice(1)) || /\.(?:css|m?js|html?|wasm|svg)$/i.test(url);
    if (isWanted)
      diagnostics.push(
        diagnostic('untrusted/file', {
          message: `\`${nameOf(file)}\` ${fault}; with \`--untrusted\` it is left out.`,
          help: 'It is included in a build without `--untrusted`.',
          file: nameOf(file),
        }),
      );
  }
  return diagnostics;
}
