import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  license?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'optionalDependencies',
  Record<string, string>
>;
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const page = read('content/reference/dependencies.mdx');
/** The packages that are installed with Trellis, on any system. */
const installed = Object.entries(packages).filter(
  ([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional,
);
const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/** Licences that ask for no more than to be handed on. */
const free = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0'],
  // Of fonts and icons.
  ...['OFL-1.1', 'CC-BY-4.0'],
]);

/** Packages under a licence that asks for more, each of them named in the manual. */
const exceptions: readonly [RegExp, string][] = [
  [/^@img\/sharp-(?:libvips-|win32-|wasm32)/, 'LGPL-3.0-or-later'],
  [/^lightningcss(?:-|$)/, 'MPL-2.0'],
];

/** Tests an expression of SPDX against the free licences and the exceptions for a package. */
function isMet(expression: string, also: readonly string[]): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  return inner
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => free.has(license) || also.includes(license)));
}

it('The manual explains every dependency and names its licence', () => {
  const rows = [...page.matchAll(/^\| `([^`]+)` \| (.+?) \| .{12,} \|$/gm)];
  const listed = Object.fromEntries(rows.map(([, name = '', license]) => [name, license]));
  const wanted = Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => [
    name,
    packages[`node_modules/${name}`]?.license?.replace(/[()]/g, ''),
  ]);
  expect(listed).toEqual(Object.fromEntries(wanted));
  expect(page).toContain(`depends on ${wanted.length} packages`);
});

it('The manual states the number of installed packages', () => {
  const everywhere = installed.filter(([, { optional }]) => !optional);
  expect(page.replaceAll('\n', ' ')).toContain(`npm installs ${everywhere.length} packages on every machine`);
});

it('Every installed package has a permissive licence, except those that the manual names', () => {
  const refused = installed.filter(([place, { license = '' }]) => {
    const also = exceptions.flatMap(([names, allowed]) => (names.test(nameOf(place)) ? [allowed] : []));
    return !isMet(license, also);
  });
  expect(refused.map(([place, { license }]) => `${nameOf(place)}: ${license}`)).toEqual([]);
  for (const name of ['libvips', 'lightningcss']) expect(page).toContain(`**${name}**`);
});

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['MIT AND GPL-2.0', false],
  ['Elastic-2.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('For the licence %j, isMet returns %s', (license, isFree) => {
  expect(isMet(license, [])).toBe(isFree);
});

it('No package comes from the publisher of the hosted product', () => {
  expect(Object.keys(packages).filter((place) => /@mintlify\//.test(place))).toEqual([]);
});

it('Only the program that the manual names runs during the installation', () => {
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(running.map(([place]) => nameOf(place))).toEqual(['esbuild']);
  expect(page).toContain('Only `esbuild` runs one');
});

it('Every package comes from the registry', () => {
  const elsewhere = installed.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere).toEqual([]);
});

it('The bill of materials lists every installed package, with hashes', async () => {
  const { billOfMaterials } = (await import('../../../src/package/sbom.mjs')) as {
    billOfMaterials: () => {
      bomFormat: string;
      components: { name: string; purl: string; 'bom-ref': string; scope: string; hashes?: unknown[] }[];
    };
  };
  const { bomFormat, components } = billOfMaterials();
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.filter((component) => !component['bom-ref'].startsWith('bundled:'));
  expect(listed.map((component) => component['bom-ref']).sort()).toEqual(installed.map(([place]) => place).sort());
  // A lockfile need not know the hashes of programs for other systems.
  expect(listed.filter(({ scope, hashes }) => scope === 'required' && !hashes)).toEqual([]);
  expect(components.find(({ name }) => name === 'shiki')?.purl).toMatch(/^pkg:npm\/shiki@\d/);
  expect(components.find(({ name }) => name === '@takumi-rs/core')?.purl).toMatch(/^pkg:npm\/%40takumi-rs\/core@\d/);
});
