import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { mdxToJs } from 'satteri';
import { expect, it } from 'vitest';
import { compile } from '../../../src/mdx/compile/compile.js';
import { tolerate } from '../../../src/mdx/compile/tolerate.js';
import { hrefOf, pagePath, resolveLink } from '../../../src/content/links.js';
import { PageIds, slug } from '../../../src/mdx/slug.js';

const anyText = fc.string({ unit: 'binary' });

it('A slug is its own slug and safe in an address', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(slug(slug(text))).toBe(slug(text));
      expect(slug(text)).not.toMatch(/[\s#?/%&<>"']/);
      expect(decodeURIComponent(encodeURIComponent(slug(text)))).toBe(slug(text));
    }),
  );
});

it('Headings of a page have distinct ids, whatever their text', () => {
  const texts = fc.array(fc.oneof(anyText, fc.constantFrom('Setup', 'setup 2', 'Setup-2', 'Header', '!')));
  fc.assert(
    fc.property(texts, (list) => {
      const ids = new PageIds();
      const made = list.map((text) => ids.create(text));
      expect(new Set(made).size).toBe(made.length);
      expect(made).not.toContain('');
    }),
  );
});

const segment = fc.constantFrom('guides', 'über uns', 'a b', '100%', 'v1.2', 'api', '漢字', 'c#', 'what?');
const odd = fc.constantFrom('..', '.', '...', '.mdx', '...mdx', '%2e%2e', 'index.md', '%2F..', '/', '\\\\');
const segments = fc.array(segment, { minLength: 1, maxLength: 4 });

/** A path in the notation of a link. */
const written = (path: string): string =>
  path
    .split('/')
    .map((each) => encodeURIComponent(each))
    .join('/');

it('A relative link resolves to the page that it names from any page', () => {
  fc.assert(
    fc.property(segments, segments, fc.constantFrom('', '/', '.mdx', '#part', '?a=b#part'), (from, to, end) => {
      const relative = path.posix.relative(path.posix.dirname(`/${from.join('/')}`), `/${to.join('/')}`);
      fc.pre(!/(?:^|\/)(?:\.\.)?$/.test(relative));
      const link = resolveLink(`./${written(relative)}${end}`, `/${from.join('/')}`);
      expect(link).toMatchObject({ kind: 'internal', path: pagePath(`/${to.join('/')}`) });
    }),
  );
});

const targets = fc.oneof(
  anyText,
  fc.array(fc.oneof(odd, segment), { maxLength: 6 }).map((parts) => parts.join('/')),
  fc.array(odd, { maxLength: 4 }).map((parts) => parts.join('')),
);

it('A resolved link resolves to itself', () => {
  fc.assert(
    fc.property(targets, segments, (target, from) => {
      const link = resolveLink(target, `/${from.join('/')}`);
      if (link.kind !== 'internal') return;
      // A path with an ending of its own is ambiguous: the page of the file `a.mdx.mdx` is `a.mdx`.
      fc.pre(!/\.mdx?$|(?:^|\/)index$/i.test(link.path));
      expect(link.path).toMatch(/^\/(?!\/)/);
      expect(link.path).not.toMatch(/(?:^|\/)\.\.?(?:\/|$)/);
      expect(resolveLink(link.href, '/')).toEqual(link);
      expect(decodeURIComponent(hrefOf(link.path))).toBe(link.path);
    }),
  );
});

const resolver = { link: (target: string) => target, asset: (target: string) => target, size: () => undefined };

const compileMdx = (file: string, text: string) => compile({ text, format: 'mdx', file }, resolver);

/** Returns true if a text compiles without repairs. */
function isMdx(text: string): boolean {
  try {
    mdxToJs(text);
    return true;
  } catch {
    return false;
  }
}

/** Pages of this repository, and of the folders that the whole run is given. */
function pages(): string[] {
  const folders = ['content', 'tests/sites', ...(process.env['TRELLIS_CORPUS'] ?? '').split(path.delimiter)];
  return folders.filter(Boolean).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx') && !/(?:^|[\\/])\.trellis[\\/]/.test(file))
      .map((file) => path.join(folder, file)),
  );
}

it('Tolerance of invalid MDX does not change a valid page', () => {
  const files = pages();
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const written = readFileSync(file, 'utf8');
    const text = written.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/.+/g, ''));
    const tolerated = tolerate(text);
    if (tolerated === text) continue;
    const { code, diagnostics } = compileMdx(file, text);
    // Text that needs repair is not MDX.
    if (code !== undefined && diagnostics.length === 0 && code !== compileMdx(file, tolerated).code)
      expect(isMdx(text), file).toBe(false);
  }
});
