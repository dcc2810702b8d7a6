import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { features } from 'web-features';
import { describe, expect, it } from 'vitest';

/** Browsers have what is used here since the end of this year; what came later needs a reason. */
const last = '2024-12-31';

/** Features that not all browsers have, by their names in web-features, and what readers of the others see. */
const lesser: Readonly<Record<string, string>> = {
  'accent-color': 'Boxes of tasks have the colour of the system.',
  'anchor-positioning': 'In `@supports`; menus hang at the edge of the header.',
  cursor: 'Phones have no pointer; the words used are in every desktop browser.',
  'details-content': 'On paper only: what is folded stays folded.',
  execcommand: 'Asked where there is no clipboard.',
  'forced-colors': 'Safari has no such mode.',
  gpc: 'Browsers without it are asked by Do Not Track.',
  'hidden-until-found': 'The search of the browser finds what is shown.',
  'hyphenate-limit-chars': 'In `@supports`; words are not divided.',
  'input-event': '`isComposing` itself is in all of them; a detail of its value in one is not.',
  'keyboard-events': 'As above.',
  'line-clamp': 'Beside its older form, which is in all of them.',
  marker: 'Marks of lists have the colour of the text where one property is not taken.',
  'mouse-events': '`movementX` is in all of them, in other units on some screens.',
  'overscroll-behavior': 'Safari has it; a detail of what cannot scroll differs.',
  'page-breaks': 'On paper only.',
  resize: 'Phones have no pointer to drag an edge with; text that does not fit is scrolled.',
  savedata: 'Asked for with `?.`; pages are fetched ahead.',
  'scroll-driven-animations': 'In `@supports`; the header and tables have no fading edge.',
  'scrollbar-color': 'Scrollbars have the colours of the system.',
  scrollend: 'The next scrolling says what is being read.',
  selection: 'Marked text has the colours of the system on phones.',
  'speculation-rules': 'Pages are fetched ahead instead.',
  'text-size-adjust': 'Beside its older form for phones; desktops do not need it.',
  'text-wrap-pretty': 'Lines break as ever.',
  'touch-events': 'Desktops without a screen to touch send none.',
  'user-select': 'Beside the form with a prefix that Safari takes.',
  'view-transitions': 'Pages follow each other at once.',
  'visual-viewport': 'The name `scrollend` alone.',
  'wheel-events': 'Phones have no wheel.',
};

/** Names of members that something old has as well, which `web-features` lists under none of its names. */
const ambiguous = new Set(
  'connect connecting connection destroy disconnect element entry escape forget from maxWidth move ms node properties results retry rules since Subscriber sync tile'.split(
    ' ',
  ),
);

const source = fileURLToPath(new URL('../../../src/', import.meta.url));

function filesOf(pattern: RegExp): { file: string; text: string }[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/playground\/frame|development/.test(file))
    .map((file) => ({
      file,
      text: readFileSync(source + file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/^\s*\/\/.*$/gm, ''),
    }));
}

interface Status {
  baseline: 'high' | 'low' | false;
  baseline_low_date?: string;
}

interface Feature {
  kind?: string;
  compat_features?: string[];
  status: Status & { by_compat_key?: Record<string, Status> };
}

const isLate = ({ baseline, baseline_low_date: date = '' }: Status): boolean =>
  baseline === false || date.replace('≤', '') > last;

/** Every part of every feature, and whether it came later than is allowed. */
const parts = Object.entries(features as unknown as Record<string, Feature>)
  .filter(([, { kind = 'feature' }]) => kind === 'feature')
  .flatMap(([feature, { compat_features: keys = [], status }]) =>
    keys.map((key) => ({ feature, key, isLate: isLate(status.by_compat_key?.[key] ?? status) })),
  );
const lastName = (key: string): string => key.split('.').at(-1) ?? '';
const inAll = new Set(parts.flatMap(({ key, isLate: late }) => (late ? [] : [lastName(key)])));

const literal = (text: string): string => text.replaceAll('_', '-').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function inStyles(key: string): RegExp | undefined {
  const [, kind, name = '', detail, further] = key.split('.');
  // Notes on details, which are no words of a style sheet.
  if (further !== undefined || (kind === 'selectors' && detail !== undefined)) return undefined;
  const property = `(?:^|[;{\\s])${literal(name)}\\s*:`;
  if (kind === 'properties')
    return detail === undefined
      ? new RegExp(property, 'm')
      : new RegExp(`${property}[^;]*(?<![\\w-])${literal(detail)}(?![\\w-])`, 'm');
  if (kind === 'selectors') return new RegExp(`::?${literal(name)}(?![\\w-])`);
  if (kind === 'at-rules')
    return new RegExp(
      `@${literal(name)}(?![\\w-])${detail === undefined ? '' : `[^{]*(?<![\\w-])${literal(detail)}(?![\\w-])`}`,
    );
  return kind === 'types' ? new RegExp(`(?<![\\w-])${literal(lastName(key))}\\(`) : undefined;
}

function inScripts(key: string): RegExp | undefined {
  const name = lastName(key).replace(/_static$/, '');
  if (inAll.has(lastName(key)) || ambiguous.has(name.replace(/_event$/, ''))) return undefined;
  if (name.endsWith('_event')) return new RegExp(`['"]${name.replace('_event', '')}['"]`);
  return new RegExp(key.split('.').length === 2 ? `(?<![\\w.])${name}\\b` : `\\.${name}(?!\\w)`);
}

/** Features that are used and not in all browsers, with a place of each. */
function used(
  texts: readonly { file: string; text: string }[],
  patternOf: (key: string) => RegExp | undefined,
  roots: RegExp,
) {
  const found = new Map<string, string>();
  for (const { feature, key, isLate: late } of parts) {
    const pattern = late && roots.test(key) ? patternOf(key) : undefined;
    const place = pattern && texts.find(({ text }) => pattern.test(text));
    if (place) found.set(feature, `${key} in ${place.file}`);
  }
  return found;
}

const styles = used(filesOf(/\.css$/), inStyles, /^css\./);
const scripts = used(filesOf(/(?:^browser|(?:^|\/)client)\/.*\.(?:ts|js)$/), inScripts, /^(?:api|javascript)\./);

describe('Browser features of pages', () => {
  it('Every feature is supported since 2024 or has a fallback', () => {
    const without = [...styles, ...scripts].filter(([feature]) => lesser[feature] === undefined);
    expect(without).toEqual([]);
  });

  it('Every listed fallback is still needed', () => {
    expect(Object.keys(lesser).filter((feature) => !styles.has(feature) && !scripts.has(feature))).toEqual([]);
  });

  it.each([
    ['.a { anchor-name: --b }', 'anchor-positioning'],
    ['@scope (.a) { b { color: red } }', 'scope'],
    ['.a { width: stretch }', 'stretch'],
  ])('The style sheet "%s" is reported for the feature %s', (text, feature) => {
    expect([...used([{ file: 'a.css', text }], inStyles, /^css\./).keys()]).toContain(feature);
  });

  it('A script with newer features is reported', () => {
    const text = "document.startViewTransition(); new Temporal.Now(); Math.sumPrecise([]); 'scrollend'";
    const found = [...used([{ file: 'a.ts', text }], inScripts, /^(?:api|javascript)\./).keys()];
    expect(found).toEqual(expect.arrayContaining(['view-transitions', 'temporal', 'scrollend']));
  });
});
