import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { licensesOf } from './licenses.mjs';
import { library, packageRoot } from './places.mjs';
import { replaceFolder } from './write.mjs';

const require = createRequire(import.meta.url);

/** Folder of the subsets that `npm run fonts` creates. */
export const subsetFolder = path.join(packageRoot, 'src/theme/fonts');

/** The weights that the theme uses. Other weights, in authors' own styles, come from the complete fonts. */
export const subsetWeights = [400, 700];

/** The Latin characters of nearly every page, and all others. If several faces of a family have a character, browsers use the last one. */
const latinRanges = {
  core: 'U+0020-007E,U+00A0,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026',
  latin:
    'U+00A1-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,' +
    'U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

/**
 * The bundled fonts. Rare scripts, and italics beyond Latin, are left to the system's fonts, because every page loads the list of faces. Inter has
 * the name that authors' styles use. The subsets keep the features that the theme shows: Inter would be a seventh larger with fractions, a quarter
 * larger with contextual alternates (which draw `->` as an arrow), and the code font twice as large with ligatures.
 */
export const fontFamilies = [
  {
    name: 'inter',
    family: 'Inter',
    ranges: require('@fontsource-variable/inter/unicode.json'),
    heaviest: 900,
    styles: ['normal', 'italic'],
    // Italics are rarely bold. With one weight, the file is a third smaller.
    regular: ['italic'],
    subsets: { normal: ['cyrillic', 'greek', 'vietnamese', 'latin-ext'], italic: ['latin-ext'] },
    features: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
    // Separates groups in search results.
    core: 'U+203A',
  },
  {
    name: 'jetbrains-mono',
    family: 'JetBrains Mono Variable',
    ranges: require('@fontsource-variable/jetbrains-mono/unicode.json'),
    heaviest: 800,
    styles: ['normal'],
    subsets: { normal: ['cyrillic', 'greek', 'latin-ext'] },
    features: ['ccmp', 'locl', 'mark', 'mkmk', 'zero'],
    // Marks removed lines.
    core: 'U+2212',
  },
];

/** The two parts of a family's Latin characters. */
export const latinRangesOf = ({ core }) => ({
  ...latinRanges,
  core: [latinRanges.core, core].filter(Boolean).join(','),
});

/** The characters in a value of `unicode-range`. */
export function charactersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_unused, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

function face({ family }, style, [lightest, heaviest], url, ranges) {
  return (
    `@font-face{font-family:'${family}';font-style:${style};font-display:swap;font-weight:${lightest} ${heaviest};` +
    `src:url('${url}');unicode-range:${ranges}}\n`
  );
}

function facesOf(font) {
  const { ranges, regular = [] } = font;
  const [lightest, heaviest] = subsetWeights;
  const faces = [];
  for (const style of font.styles) {
    const whole = (subset) => `./fonts/${font.name}-${subset}-wght-${style}.woff2`;
    const own = (part) => `../src/theme/fonts/${font.name}-${part}-${style}.woff2`;
    // Browsers choose among faces of the same weight by their characters, so each range of weights needs all of them.
    const add = (weights, core) => {
      for (const subset of font.subsets[style]) faces.push(face(font, style, weights, whole(subset), ranges[subset]));
      const latin = latinRangesOf(font);
      faces.push(face(font, style, weights, own('latin'), latin.latin));
      faces.push(face(font, style, weights, own(core), latin.core));
    };
    if (regular.includes(style)) {
      add([lightest, lightest], 'regular');
      add([lightest + 1, heaviest], 'core');
    } else add(subsetWeights, 'core');
    for (const weights of [
      [100, lightest - 1],
      [heaviest + 1, font.heaviest],
    ])
      for (const subset of [...font.subsets[style], 'latin'])
        faces.push(face(font, style, weights, whole(subset), ranges[subset]));
  }
  return faces;
}

/**
 * Copies the whole fonts, for rare weights and for pictures, and writes the style sheet with all faces. A browser loads the files that a page's text
 * needs.
 */
export function writeFonts() {
  const folder = path.join(library, 'fonts');
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const sources = fontFamilies.flatMap(({ name, styles }) => {
    const files = path.join(path.dirname(require.resolve(`@fontsource-variable/${name}/unicode.json`)), 'files');
    const wanted = readdirSync(files).filter((file) => styles.some((style) => file.endsWith(`-wght-${style}.woff2`)));
    return wanted.map((file) => path.join(files, file));
  });
  sources.push(require.resolve('katex/dist/fonts/KaTeX_Main-Regular.woff2'));
  for (const source of sources) copyFileSync(source, path.join(unfinished, path.basename(source)));
  writeFileSync(path.join(unfinished, 'inter.json'), JSON.stringify(fontFamilies[0].ranges));
  writeFileSync(path.join(unfinished, 'LICENSES.txt'), licensesOf(sources));
  replaceFolder(unfinished, folder);
  writeFileSync(path.join(library, 'fonts.css'), fontFamilies.flatMap(facesOf).join(''));
}
