import { nowhere, type JsonEntry, type JsonObject } from '../../tree.js';
import { languageTag } from '../../languageTag.js';
import { entryOf, listAt, madeUp, objectAt, scalarAt, textOf } from './graft.js';
import { languageName } from './language.js';

/** A version, a language, or a version of a language: what a reader chooses between. */
export interface Edition {
  /** The versions and languages around, outermost first, and itself. */
  levels: readonly Level[];
  /** The name as the model has it: at the place of the innermost name. */
  version: JsonEntry | undefined;
  locale: JsonEntry | undefined;
  /** Whether it and all around it are what a first visit sees. */
  isDefault: boolean;
}

interface Level {
  name: string;
  kind: EditionKind;
  /** Whether there is something else to choose on its level. */
  isChoice: boolean;
}

export const everything: Edition = { levels: [], version: undefined, locale: undefined, isDefault: true };

export type EditionKind = 'version' | 'language';

/** The levels that give a choice. */
function choicesOf(levels: readonly Level[]): readonly Level[] {
  const choices = levels.filter(({ isChoice }) => isChoice);
  return choices.length > 0 ? choices : levels.slice(-1);
}

/** What an edition is called: the names of all levels that give a choice. */
function nameOf(levels: readonly Level[]): string {
  return choicesOf(levels)
    .map(({ name }) => name)
    .join(' · ');
}

/** The levels of an edition as the model has them; undefined where there is one only. */
function levelsEntry(levels: readonly Level[]): JsonEntry | undefined {
  const choices = choicesOf(levels);
  if (choices.length < 2) return undefined;
  const items = choices.map(({ name, kind }) => objectAt(nowhere, { name: madeUp(name), kind: madeUp(kind) }));
  return madeUp(listAt(nowhere, items));
}

function isChosen({ entries }: JsonObject): boolean {
  const value = entries.get('default')?.value;
  return value?.type === 'scalar' && value.value === true;
}

/**
 * The edition that an entry of `versions` or `languages` stands for. Languages are called by their own name; where versions
 * and languages are nested, each combination is an edition: `Français · v2`.
 *
 * @param siblings all entries of the list.
 */
export function editionOf(
  node: JsonObject,
  kind: EditionKind,
  siblings: readonly JsonObject[],
  around: Edition,
): Edition {
  const label = node.entries.get(kind);
  const text = textOf(label) ?? '';
  const name = kind === 'language' ? languageName(text) : text;
  const levels = [...around.levels, { name, kind, isChoice: siblings.length > 1 }];
  const isFirst = !siblings.some(isChosen) && siblings[0] === node;
  return {
    levels,
    version: label && { key: label.key, value: scalarAt(label.value.span, nameOf(levels)) },
    locale: kind === 'language' ? entryOf(label && scalarAt(label.value.span, languageTag(text))) : around.locale,
    isDefault: around.isDefault && (isChosen(node) || isFirst),
  };
}

/** The list of versions that a site comes to have. */
export class EditionList {
  readonly items: JsonObject[] = [];
  readonly #lists = new Map<string, object>();
  #choosing: object | undefined;

  /**
   * Lists an edition. Parts of a site can have the same versions, each in a list of its own; they are listed once, and
   * the first list that has a default decides.
   *
   * @param list where the author listed it.
   */
  add(node: JsonObject, edition: Edition, list: object): void {
    const name = nameOf(edition.levels);
    const known = this.#lists.get(name);
    if (known !== undefined && known !== list) return;
    this.#lists.set(name, list);
    const isNested = edition.levels.length > 1;
    const mayChoose = isNested ? edition.isDefault : isChosen(node);
    if (mayChoose) this.#choosing ??= isNested ? edition : list;
    const isDefault = mayChoose && this.#choosing === (isNested ? edition : list);
    this.items.push(
      objectAt(node.span, {
        name: edition.version,
        default: isDefault ? (isNested ? madeUp(true) : node.entries.get('default')) : undefined,
        url: node.entries.get('href'),
        locale: edition.locale,
        tag: node.entries.get('tag'),
        hidden: node.entries.get('hidden'),
        levels: levelsEntry(edition.levels),
      }),
    );
  }
}
