// Lists the components of the published package as CycloneDX 1.5: its dependencies, and the packages bundled into it.
import { Buffer } from 'node:buffer';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { library, packageRoot } from './places.mjs';

function component(name, version, license, properties) {
  // The shipped licence text covers a package without a licence field.
  const expression = license?.replace(/^\((.*)\)$/, '$1');
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(expression && { licenses: [{ expression }] }),
    ...properties,
  };
}

/**
 * Packages in the lockfile that are installed with the published package. `npm sbom` leaves out dependencies of the peer dependency, because it is
 * installed here for tests.
 */
function installed() {
  const { packages } = JSON.parse(readFileSync(path.join(packageRoot, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .map(([place, { version, license, integrity = '', optional = false }]) => {
      const [algorithm, digest = ''] = integrity.split('-');
      return component(place.replace(/^.*node_modules\//, ''), version, license, {
        'bom-ref': place,
        scope: optional ? 'optional' : 'required',
        ...(algorithm === 'sha512' && {
          hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
        }),
      });
    });
}

/** Packages bundled into the compiled library, found through the licences shipped with it. */
function bundled() {
  const found = new Map();
  for (const folder of ['vendor', 'playground', 'icons', 'fonts']) {
    const file = path.join(library, folder, 'LICENSES.txt');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const [, name, version, license] of text.matchAll(/^(\S+) (\d\S*) \((.+)\)$/gm)) {
      const reference = `bundled:${name}@${version}`;
      found.set(
        reference,
        component(name, version, license === 'undefined' ? undefined : license, {
          'bom-ref': reference,
          scope: 'required',
          properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }],
        }),
      );
    }
  }
  return [...found.values()];
}

/** The list has no time and no serial number, so that it is the same wherever a version is built. */
export function billOfMaterials() {
  const { name, version, description, license } = JSON.parse(
    readFileSync(path.join(packageRoot, 'package.json'), 'utf8'),
  );
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: component(name, version, license, { 'bom-ref': name, description }) },
    components: [...installed(), ...bundled()],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bill = billOfMaterials();
  writeFileSync(path.join(library, 'sbom.cdx.json'), `${JSON.stringify(bill)}\n`);
  process.stdout.write(`lib/sbom.cdx.json lists ${bill.components.length} packages.\n`);
}
