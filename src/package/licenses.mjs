import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the package that a module belongs to; undefined for our own modules. */
function packageOf(module) {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module) ?? [];
  return folder;
}

function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i.test(entry));
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : `Licensed under ${license}.`;
  return { title: `${name} ${version} (${license})`, text };
}

/**
 * The licences of bundled packages, which must be distributed with the bundle. Packages with the same text share it.
 *
 * @param {Iterable<string>} modules absolute paths of the modules in the bundle.
 */
export function licensesOf(modules) {
  const folders = new Set();
  for (const module of modules) {
    const folder = packageOf(module.replace(/^\0/, '').replace(/\?.*$/, ''));
    if (folder && path.isAbsolute(folder) && existsSync(path.join(folder, 'package.json'))) folders.add(folder);
  }
  const byText = Map.groupBy([...folders].map(licenseOf), ({ text }) => text);
  return Array.from(byText, ([text, packages]) => {
    const titles = [...new Set(packages.map(({ title }) => title))].sort();
    return `${titles.join('\n')}\n\n${text}\n`;
  })
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}
