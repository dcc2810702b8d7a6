// Splits the Latin characters of the bundled fonts into those of nearly every page and the rest. Run `npm run fonts` after updating the fonts. The
// repository contains the result, so that a build needs no subsetter.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersOf, fontFamilies, latinRangesOf, subsetFolder, subsetWeights } from './fonts.mjs';

async function cut({ name, features }, style, part, ranges, weights) {
  const source = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-${style}.woff2`);
  const font = await subsetFont(readFileSync(fileURLToPath(source)), charactersOf(ranges), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    // Names of styles for the font menus of applications.
    dropTables: ['STAT'],
    variationAxes: { wght: weights },
  });
  writeFileSync(path.join(subsetFolder, `${name}-${part}-${style}.woff2`), font);
  console.log(`${name}-${part}-${style}.woff2: ${font.length} bytes`);
}

const [min, max] = subsetWeights;
for (const family of fontFamilies)
  for (const style of family.styles) {
    const latin = latinRangesOf(family);
    for (const [part, ranges] of Object.entries(latin))
      await cut(family, style, part, ranges, { min, max, default: min });
    if (family.regular?.includes(style)) await cut(family, style, 'regular', latin.core, min);
  }
