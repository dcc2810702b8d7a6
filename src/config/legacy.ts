import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.js';
import { at, findPart, type JsonEntry, type JsonTree, type Place } from './tree.js';

type Entries = Map<string, JsonEntry>;

/** Names from 2022, and their replacements. */
const renamed: Readonly<Record<string, string>> = { topbarCta: 'topbarCtaButton', openApi: 'openapi' };

function deprecated(place: Place, message: string, help: string, fix?: Fix): Diagnostic {
  return diagnostic('config/deprecated', { message, help, ...at(place), fix });
}

function rename(entries: Entries): Diagnostic[] {
  return Object.entries(renamed).flatMap(([old, current]) => {
    const entry = entries.get(old);
    if (entry === undefined) return [];
    entries.delete(old);
    const isSet = entries.has(current);
    if (!isSet) entries.set(current, entry);
    const message = `"${old}" is an old name of "${current}"${isSet ? ', which is given as well and wins' : ''}.`;
    if (isSet) return [deprecated(entry.key, message, 'Remove it.')];
    return [deprecated(entry.key, message, `Write "${current}".`, { from: old, to: current })];
  });
}

/** Converts `hideFeedbackButtons`, the opposite of `feedback`. */
function turnAround(entries: Entries): Diagnostic[] {
  const entry = entries.get('hideFeedbackButtons');
  if (entry === undefined) return [];
  entries.delete('hideFeedbackButtons');
  const { key, value } = entry;
  if (!entries.has('feedback') && value.type === 'scalar' && typeof value.value === 'boolean') {
    const entry: JsonEntry = { key, value: { ...value, value: !value.value } };
    const feedback = new Map([
      ['suggestEdit', entry],
      ['raiseIssue', entry],
    ]);
    entries.set('feedback', { key, value: { type: 'object', span: value.span, entries: feedback } });
  }
  const message = '"hideFeedbackButtons" is an old form of "feedback".';
  return [deprecated(key, message, 'Write "feedback": { "suggestEdit": …, "raiseIssue": … }.')];
}

/** Updates settings with outdated names or forms. Changes `tree`, whose parts keep their positions. */
export function modernize(tree: JsonTree): Diagnostic[] {
  if (tree.type !== 'object') return [];
  const diagnostics = [...rename(tree.entries), ...turnAround(tree.entries)];

  const color = findPart(tree, ['topAnchor', 'color']);
  if (color?.key !== undefined) {
    const message = '"color" of `topAnchor` is an old setting.';
    diagnostics.push(deprecated(color.key, message, 'Set "colors.anchors" for all anchors.'));
  }
  for (const path of [['footerSocials'], ['footer', 'socials']]) {
    const socials = findPart(tree, path);
    if (socials?.key === undefined || socials.value.type !== 'array') continue;
    const message = `\`${path.join('.')}\` as a list is an old form.`;
    diagnostics.push(deprecated(socials.key, message, 'Write an object with a platform and an address in each entry.'));
  }
  return diagnostics;
}
