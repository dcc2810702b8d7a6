import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** How a message uses an argument: as it is, as a number that it counts by, or to choose between texts. */
export type ArgumentUse = 'value' | 'number' | 'choice';

/** The arguments of a message (ICU MessageFormat) with their uses. Throws when it is none. */
export function argumentsOf(message: string): ReadonlyMap<string, ReadonlySet<ArgumentUse>> {
  const found = new Map<string, Set<ArgumentUse>>();
  collect(parse(message), found);
  return found;
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, Set<ArgumentUse>>): void {
  for (const element of elements) {
    const use = useOf(element);
    if (use !== undefined && 'value' in element) {
      const uses = found.get(element.value) ?? new Set();
      found.set(element.value, uses.add(use));
    }
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, found);
  }
}

function useOf(element: MessageFormatElement): ArgumentUse | undefined {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return undefined;
    case TYPE.argument:
      return 'value';
    case TYPE.number:
      return 'number';
    case TYPE.plural:
      if (element.offset !== 0) throw new Error('A message does not say `offset`.');
      return 'number';
    case TYPE.select:
      return 'choice';
    default:
      throw new Error('A message holds arguments that are `plural`, `select` or `number`; no dates, and no tags.');
  }
}
