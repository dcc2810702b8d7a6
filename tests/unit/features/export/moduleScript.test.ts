import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { moduleScript } from '../../../../src/features/export/moduleScript.js';

const files = new Set(['_astro/a.js', '_astro/b.js', '_astro/c.js', '_astro/a.css']);

it('A module becomes a classic script that names what it imports at once and later', async () => {
  const { text = '', imports } =
    (await moduleScript(
      'import{x}from"./b.js";import"https://cdn.example.com/y.js";export const z=x+1;export const later=()=>import("./c.js");export const url=import.meta.url;export const css="/_astro/a.css";export const word="import(";',
      '_astro/a.js',
      files,
    )) ?? {};
  expect(imports).toEqual(['_astro/b.js', '_astro/c.js']);
  const defined: unknown[] = [];
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const define = (file: string, needs: string[], run: (...given: unknown[]) => void): void => {
    defined.push(file, needs);
    const required = (name: string): object => (name === './b.js' ? { x: 1 } : {});
    const load = (name: string): string => `loaded ${name}`;
    run(required, module, module.exports, load, { url: 'file:///site/_astro/a.js' }, 'file:///site/');
  };
  runInNewContext(text, { trellisOffline: { define } });
  expect(defined).toEqual(['_astro/a.js', ['_astro/b.js']]);
  const { z, later, url, css, word } = module.exports;
  expect([z, url, css, word]).toEqual([2, 'file:///site/_astro/a.js', 'file:///site/_astro/a.css', 'import(']);
  expect((later as () => string)()).toBe('loaded ./c.js');
});

it('A module that awaits at its top level cannot be a classic script', async () => {
  expect(await moduleScript('await 1;export {}', '_astro/a.js', files)).toBeUndefined();
});
