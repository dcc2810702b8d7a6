import { nearest } from '../diagnostics/nearest.js';
import { faultOf } from './message.js';
import { english, languages, type MessageTable } from './tables.js';

/** Messages that an author replaces: by language tag (BCP 47), then by key. */
export type Overrides = Readonly<Record<string, MessageTable>>;

export interface OverrideFault {
  kind: 'language' | 'key' | 'message';
  /** Path within `Overrides`. */
  path: readonly string[];
  message: string;
  help: string;
}

function isLanguage(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag);
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) !== undefined;
  } catch {
    return false;
  }
}

function didYouMean(name: string, candidates: readonly string[], otherwise: string): string {
  const suggestion = nearest(name, candidates);
  return suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`;
}

/** Finds faults in the author's replaced messages. A message with a fault is not used. */
export function faultsOfOverrides(overrides: Overrides): OverrideFault[] {
  return Object.entries(overrides).flatMap(([tag, messages]): OverrideFault[] => {
    if (!isLanguage(tag)) {
      const help = didYouMean(tag, languages, `The interface speaks ${languages.join(', ')}.`);
      return [{ kind: 'language', path: [tag], message: `${JSON.stringify(tag)} is not a language.`, help }];
    }
    return Object.entries(messages).flatMap(([key, text]): OverrideFault[] => {
      const original = Object.hasOwn(english, key) ? english[key] : undefined;
      if (original === undefined) {
        const help = didYouMean(key, Object.keys(english), 'The manual links to the list of keys.');
        return [
          { kind: 'key', path: [tag, key], message: `${JSON.stringify(key)} is not a message of the interface.`, help },
        ];
      }
      const fault = faultOf(text, original);
      return fault ? [{ kind: 'message', path: [tag, key], ...fault }] : [];
    });
  });
}

/** Leaves out the replaced messages that have faults. */
export function usableOverrides(overrides: Overrides): Overrides {
  const faults = new Set(faultsOfOverrides(overrides).map(({ path }) => path.join('\n')));
  const usable = Object.entries(overrides).flatMap(([tag, messages]) => {
    const own = Object.entries(messages).filter(([key]) => !faults.has(`${tag}\n${key}`));
    return faults.has(tag) || own.length === 0 ? [] : [[tag, Object.fromEntries(own)] as const];
  });
  return Object.fromEntries(usable);
}
