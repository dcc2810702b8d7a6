import oldNames from './oldNames.json' with { type: 'json' };
import standIns from './standIns.json' with { type: 'json' };

/** Names of Font Awesome 4 and 5, with their replacements in version 6. */
const renamed: Readonly<Record<string, string>> = oldNames;
/** Names of commercial icons, with a similar free icon. */
const replaced: Readonly<Record<string, string>> = standIns;

const styleClass = /^fa-?(solid|regular|light|thin|duotone|brands|sharp|[srltdb])$/;

/** Normalises `fa-house`, `fas fa-house`, `House` and `arrow_right` to the names of the sets. */
export function plainName(name: string): string {
  const parts = name.trim().split(/\s+/);
  return parts
    .filter((part) => !styleClass.test(part))
    .join('-')
    .toLowerCase()
    .replace(/_/g, '-')
    .replace(/^fa-/, '');
}

const currentName = (name: string): string | undefined => (Object.hasOwn(renamed, name) ? renamed[name] : undefined);
const standIn = (name: string): string | undefined => (Object.hasOwn(replaced, name) ? replaced[name] : undefined);

function spellings(name: string): string[] {
  return [plainName(name), plainName(name.replace(/([a-z])([A-Z])/g, '$1-$2'))];
}

const unique = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/** Possible names of an icon, most likely first; `arrowRight` may mean `arrow-right`. */
export function candidateNames(name: string): string[] {
  return unique(spellings(name).flatMap((plain) => [plain, currentName(plain)]));
}

/** Names of icons similar to an icon that no bundled set contains. */
export const standInNames = (name: string): string[] => unique(spellings(name).map(standIn));

export const retiredNames = (): string[] => Object.keys(renamed);
