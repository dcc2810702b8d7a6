import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/config/load.js';
import { ownGroup } from '../../../src/i18n/compiledMessages.js';
import { faultsOfOverrides, usableOverrides, type Overrides } from '../../../src/i18n/overrides.js';
import { messagesOf } from '../../../src/i18n/messagesOf.js';

describe('Message override', () => {
  const overrides = {
    de: { 'frame.skip': 'Zum Text', 'frame.home': 'Start von {name}' },
    'de-AT': { 'frame.skip': 'Zum Text, bitte' },
    'pt-BR': { 'search.count': '{count, plural, =0 {Nada} one {Uma página} other {# páginas}}' },
    eo: { 'frame.yes': 'Jes' },
  };

  it.each([
    ['de', 'Zum Text'],
    ['de-CH', 'Zum Text'],
    ['de-AT', 'Zum Text, bitte'],
    ['en', 'Skip to main content'],
  ])('The message on pages in %s is "%s"', (tag, text) => {
    expect(messagesOf(tag, overrides).frame.skip).toBe(text);
  });

  it('Receives its arguments and may omit them', () => {
    expect(messagesOf('de', overrides).frame.home({ name: 'Moos' })).toBe('Start von Moos');
    expect(messagesOf('de', { de: { 'frame.home': 'Start' } }).frame.home({ name: 'Moos' })).toBe('Start');
  });

  it('Uses the plural forms of the language and forms for single numbers', () => {
    const { count } = messagesOf('pt-BR', overrides).search;
    expect([0, 1, 2].map((number) => count({ count: number }))).toEqual(['Nada', 'Uma página', '2 páginas']);
  });

  it('Accepts a language without an interface translation', () => {
    expect([messagesOf('eo', overrides).frame.yes, messagesOf('eo', overrides).frame.no]).toEqual(['Jes', 'No']);
    expect(messagesOf('en', overrides).frame.yes).toBe('Yes');
  });

  it('Does not change the default message of other sites', () => {
    expect(messagesOf('de').frame.skip).toBe('Zum Inhalt springen');
  });

  it('Reaches scripts of pages in its own language only', () => {
    const own = { de: { 'search.close': 'Zu' }, 'de-AT': { 'search.close': 'Zua' } };
    const groups = ['de', 'de-AT', 'en'].map((tag) => ownGroup(tag, 'search', own));
    expect(groups).toEqual([{ close: 'Zu' }, { close: 'Zua' }, undefined]);
    expect(ownGroup('de-AT', 'playground', own)).toBeUndefined();
  });
});

it('The example of the manual matches the site in several languages and is valid', () => {
  const manual = readFileSync('content/configuration/languages.mdx', 'utf8');
  const example = Array.from(manual.matchAll(/```json docs\.json\n([\s\S]*?)```/g), ([, json = '']) => json).at(-1);
  const site = readFileSync('tests/sites/languages/docs.json', 'utf8');
  const messagesOf = (json: string): Overrides =>
    (JSON.parse(json) as { trellis: { messages: Overrides } }).trellis.messages;
  expect(messagesOf(example ?? '')).toEqual(messagesOf(site));
  expect(usableOverrides(messagesOf(site))).toEqual(messagesOf(site));
});

it('An invalid message is reported at its position in docs.json', () => {
  const text = JSON.stringify(
    {
      name: 'Moos',
      navigation: { pages: ['a'] },
      trellis: { messages: { ed: {}, de: { 'frame.skp': 'x', 'frame.home': '{nmae}', 'frame.yes': '' } } },
    },
    undefined,
    2,
  );
  const { diagnostics, config } = parseConfig(text, 'docs.json');
  const told = diagnostics.map(({ code, span, message }) => [code, span?.start.line, span?.start.column, message]);
  expect(told).toEqual([
    ['config/unknown-key', 10, 7, '"ed" is not a language, so it has no effect.'],
    ['config/unknown-key', 12, 9, '"frame.skp" is not a message of the interface, so it has no effect.'],
    [
      'config/bad-message',
      13,
      23,
      '`trellis.messages.de["frame.home"]` has no effect: {nmae} is not an argument of this message.',
    ],
    ['config/missing-field', 14, 22, '`trellis.messages.de["frame.yes"]` is empty.'],
  ]);
  expect(config?.trellis.messages['de']).not.toHaveProperty('frame.yes');
});

describe('Invalid message override', () => {
  it.each([
    [{ qq: {} }, 'language', '"qq" is not a language.', /^The interface speaks ar, ca, /],
    [{ dee: {} }, 'language', '"dee" is not a language.', 'Did you mean "de"?'],
    [
      { de: { 'frame.skp': 'x' } },
      'key',
      '"frame.skp" is not a message of the interface.',
      'Did you mean "frame.skip"?',
    ],
    [{ de: { constructor: 'x' } }, 'key', '"constructor" is not a message of the interface.', /^The manual links/],
    [
      { de: { 'frame.home': '{nmae}' } },
      'message',
      '{nmae} is not an argument of this message.',
      'Did you mean {name}?',
    ],
    [{ de: { 'frame.home': '{x}' } }, 'message', '{x} is not an argument of this message.', 'This message has {name}.'],
    [
      { de: { 'frame.skip': '{x}' } },
      'message',
      '{x} is not an argument of this message.',
      'This message has no arguments.',
    ],
    [{ de: { 'frame.home': 'a {name' } }, 'message', 'A `{` has no `}`.', /^Write arguments as \{name\}/],
    [{ de: { 'frame.home': 'a {}' } }, 'message', '`{}` names no argument.', /^Write/],
    [{ de: { 'frame.home': '<Esc>' } }, 'message', '`<` begins a tag here, and a message has no tags.', /^Write/],
    [{ de: { 'frame.home': '<b>{name}</b>' } }, 'message', 'A message has no dates, times and tags.', /^Write/],
    [
      { de: { 'search.count': '{count, plural, one {x}}' } },
      'message',
      '`plural` and `select` need a text for `other`.',
      /^Write/,
    ],
    [{ de: { 'search.count': '{count, plural, offset:1 other {#}}' } }, 'message', '`offset` has no effect.', /^Write/],
  ])('The override %j is reported with a suggestion', (overrides, kind, message, help) => {
    expect(faultsOfOverrides(overrides)).toEqual([
      {
        kind,
        path: Object.entries(overrides).flatMap(([tag, own]) => [tag, ...Object.keys(own)]),
        message,
        help: typeof help === 'string' ? help : (expect.stringMatching(help) as string),
      },
    ]);
  });

  it('Does not affect the other overrides', () => {
    const overrides = { de: { 'frame.skip': 'Zum Text', 'frame.home': '{nmae}' }, xx: { 'frame.yes': 'Y' }, fr: {} };
    expect(usableOverrides(overrides)).toEqual({ de: { 'frame.skip': 'Zum Text' } });
  });
});
