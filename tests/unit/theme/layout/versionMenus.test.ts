import { describe, expect, it } from 'vitest';
import { menuOfAll, menusByLevel, type VersionMenu } from '../../../../src/theme/layout/header/versionMenus.js';
import type { Version } from '../../../../src/site/navigation/view.js';

function version(language: string, name: string | undefined, isDefault = false): Version {
  const levels = [
    { name: language, kind: 'language' as const },
    ...(name === undefined ? [] : [{ name, kind: 'version' as const }]),
  ];
  const whole = levels.map((level) => level.name).join(' · ');
  return { name: whole, isDefault, locale: language, ...(levels.length > 1 && { levels }) };
}

const versions = [
  version('en', 'v2', true),
  version('en', 'v1'),
  version('de', 'v3'),
  version('de', 'v1'),
  version('fr', undefined),
];

const shown = (menus: readonly VersionMenu[]): unknown =>
  menus.map(({ kind, current, entries }) => [
    kind,
    current,
    Object.fromEntries(entries.map((entry) => [entry.label, entry.version.name])),
  ]);

describe('Menus of versions inside languages', () => {
  it.each([
    [
      'en · v1',
      [
        ['language', 'en', { en: 'en · v1', de: 'de · v1', fr: 'fr' }],
        ['version', 'v1', { v2: 'en · v2', v1: 'en · v1' }],
      ],
    ],
    [
      'de · v3',
      [
        ['language', 'de', { en: 'en · v2', de: 'de · v3', fr: 'fr' }],
        ['version', 'v3', { v3: 'de · v3', v1: 'de · v1' }],
      ],
    ],
    ['fr', [['language', 'fr', { en: 'en · v2', de: 'de · v3', fr: 'fr' }]]],
  ])('The menus on %s lead to the nearest versions', (name, expected) => {
    const current = versions.find((each) => each.name === name);
    expect(current && shown(menusByLevel(versions, current))).toEqual(expected);
  });

  it('A page of several versions has one menu with all of them', () => {
    expect(menuOfAll(versions, 'en · v1')).toMatchObject([{ kind: 'version', current: 'en · v1' }]);
    expect(menuOfAll(versions, 'en · v1')[0]?.entries).toHaveLength(5);
  });
});
