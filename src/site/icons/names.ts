import oldNames from './oldNames.json' with { type: 'json' };
import standIns from './standIns.json' with { type: 'json' };

/** Names of Font Awesome 4 and 5, with those of version 6 that replaced them. */
const renamed: Readonly<Record<string, string>> = oldNames;
/** Names of the commercial sets, with a free icon of like meaning. */
const replaced: Readonly<Record<string, string>> = standIns;

const styleClass = /^fa-?(solid|regular|light|thin|duotone|brands|sharp|[srltdb])$/;

/** Brings `fa-house`, `fas fa-house`, `House`, `arrow_right` and `arrowRight` to the form that the sets use. */
export function plainName(name: string): string {
  const parts = name.trim().split(/\s+/);
  const last = parts.filter((part) => !styleClass.test(part)).join('-');
  return last
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/_/g, '-')
    .replace(/^fa-/, '');
}

/** The names under which an icon may be found, the likeliest first. */
export function candidateNames(name: string): string[] {
  const plain = plainName(name);
  const names = [plain];
  const current = Object.hasOwn(renamed, plain) ? renamed[plain] : undefined;
  if (current) names.push(current);
  const standIn = Object.hasOwn(replaced, plain) ? replaced[plain] : undefined;
  if (standIn) names.push(standIn);
  return names;
}

export const retiredNames = (): string[] => Object.keys(renamed);
