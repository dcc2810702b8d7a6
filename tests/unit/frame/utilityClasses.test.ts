import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findCandidates, UtilityClasses } from '../../../src/frame/utilityClasses.js';

function folderWith(files: Record<string, string>): (name: string, text?: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-classes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text?: string): string => {
    const file = path.join(folder, name);
    if (text !== undefined) writeFileSync(file, text);
    return file;
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  return write;
}

it('Classes in the given files make rules, and those of no other file', async () => {
  const file = folderWith({
    'a.mdx': '<p className="pt-[7px]">A</p>',
    'b.jsx': 'export const b = <p className="dark:pt-[8px] hover:underline" />;',
    'other.mdx': '<p className="pt-[9px]">Other</p>',
  });
  const css = await new UtilityClasses().read([file('a.mdx'), file('b.jsx'), file('gone.mdx')]);
  expect(css).toContain('.pt-\\[7px\\]{padding-top:7px}');
  expect(css).toContain('.dark\\:pt-\\[8px\\]');
  // Browsers of the oldest supported versions read no nested rules.
  expect(css).not.toContain('&');
  expect(css).not.toContain('.pt-\\[9px\\]');
});

it('A border without a colour of its own has that of other lines, in a layer that any colour overrides', async () => {
  const file = folderWith({ 'a.mdx': '<p className="border">A</p><p className="border-t border-red-500">B</p>' });
  const css = await new UtilityClasses().read([file('a.mdx')]);
  expect(css).toMatch(
    /@layer base\{:where\(\[class\*=["']?border["']?\][^{}]*\{border-color:var\(--tr-color-border\)\}\}/,
  );
  expect(css).toMatch(/@layer utilities\{.*\.border-red-500\{border-color:/);
});

it('A site without classes has no rules, and words of its texts make none', async () => {
  const file = folderWith({ 'a.mdx': 'The grid is hidden in a flex container.' });
  expect(await new UtilityClasses().read([file('a.mdx')])).toBe('');
});

it('A file that is larger than any page is not read', async () => {
  const file = folderWith({ 'a.mdx': '<p className="pt-[7px]">A</p>' });
  truncateSync(file('a.mdx'), 3_000_000_000);
  expect(await new UtilityClasses().read([file('a.mdx')])).toBe('');
});

it('A change adds the rules of new classes, and takes away those of classes that are gone', async () => {
  const file = folderWith({ 'a.mdx': '<p className="2xl:pt-[7px]">A</p>', 'b.mdx': '<p className="pt-[9px]">B</p>' });
  const classes = new UtilityClasses();
  const read = (...names: string[]) => classes.read(names.map((name) => file(name)));
  const before = await read('a.mdx', 'b.mdx');
  file('a.mdx', '<p className="2xl:pt-[7px]">Some other words</p>');
  expect(await read('a.mdx', 'b.mdx')).toBe(before);
  file('a.mdx', '<p className="pt-[11px]">Some other words</p>');
  const after = await read('a.mdx', 'b.mdx');
  expect(after).toContain('.pt-\\[11px\\]');
  expect(after).toBe(await new UtilityClasses().read([file('a.mdx'), file('b.mdx')]));
  expect(await read('a.mdx')).toBe(await new UtilityClasses().read([file('a.mdx')]));
});

it('Class names are found wherever source code can hold them', () => {
  const text = `
    <p className="mt-2 hover:underline content-['a']" class='w-1/2'>flex.</p>
    const look = { 'px-4': true, border: isOpen, [\`gap-\${n} p-[3px]\`]: 1 };
    cx(['grid-cols-[1fr_auto]', "data-[state=open]:flex", '[&>p]:mt-0', 'bg-(--tone)', '-ml-1', 'mt-1!', '@sm:p-1']);
    <p className="[&_svg]:text-(--tone) [&>h2]:mt-[3px] data-[state=open]:w-[calc(100%-(2rem))]" />
  `;
  expect(findCandidates(text)).toEqual(
    expect.arrayContaining([
      ...['mt-2', 'hover:underline', "content-['a']", 'w-1/2', 'flex', 'px-4', 'border', 'p-[3px]', 'mt-1!', '@sm:p-1'],
      ...['grid-cols-[1fr_auto]', 'data-[state=open]:flex', '[&>p]:mt-0', 'bg-(--tone)', '-ml-1'],
      ...['[&_svg]:text-(--tone)', '[&>h2]:mt-[3px]', 'data-[state=open]:w-[calc(100%-(2rem))]'],
    ]),
  );
});

it("Utilities have Tailwind's sizes and the theme's fonts", async () => {
  const file = folderWith({ 'a.mdx': '<p className="text-3xl font-mono">Leaf</p>' });
  const css = await new UtilityClasses().read([file('a.mdx')]);
  expect(css).toMatch(/@layer theme\{:root,:host\{[^}]*--text-3xl:1\.875rem/);
  expect(css).toMatch(/\.font-mono\{font-family:var\(--tr-font-mono\)\}/);
});
