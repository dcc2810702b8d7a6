import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.js';
import { findPart, type JsonEntry, type JsonTree } from './tree.js';

type Entries = Map<string, JsonEntry>;

/** Names of 2022, and what replaced them. */
const renamed: Readonly<Record<string, string>> = { topbarCta: 'topbarCtaButton', openApi: 'openapi' };

function deprecated(file: string, span: Span | undefined, message: string, help: string): Diagnostic {
  return diagnostic('config/deprecated', { message, help, file, span });
}

function rename(entries: Entries, file: string): Diagnostic[] {
  return Object.entries(renamed).flatMap(([old, current]) => {
    const entry = entries.get(old);
    if (entry === undefined) return [];
    entries.delete(old);
    const isSet = entries.has(current);
    if (!isSet) entries.set(current, entry);
    const message = `"${old}" is an old name of "${current}"${isSet ? ', which is given as well and wins' : ''}.`;
    return [deprecated(file, entry.key, message, isSet ? 'Take it out.' : `Write "${current}".`)];
  });
}

/** `hideFeedbackButtons` was the opposite of what `feedback` says, for all its buttons at once. */
function turnAround(entries: Entries, file: string): Diagnostic[] {
  const entry = entries.get('hideFeedbackButtons');
  if (entry === undefined) return [];
  entries.delete('hideFeedbackButtons');
  const { key, value } = entry;
  if (!entries.has('feedback') && value.type === 'scalar' && typeof value.value === 'boolean') {
    const shown: JsonEntry = { key, value: { ...value, value: !value.value } };
    const feedback = new Map([
      ['suggestEdit', shown],
      ['raiseIssue', shown],
    ]);
    entries.set('feedback', { key, value: { type: 'object', span: value.span, entries: feedback } });
  }
  const message = '"hideFeedbackButtons" is an old form of "feedback".';
  return [deprecated(file, key, message, 'Write "feedback": { "suggestEdit": …, "raiseIssue": … }.')];
}

/**
 * Brings what older files write differently into today's form. Changes `tree`; its parts keep their positions, so that
 * later problems point at what the author wrote.
 */
export function modernize(tree: JsonTree, file: string): Diagnostic[] {
  if (tree.type !== 'object') return [];
  const diagnostics = [...rename(tree.entries, file), ...turnAround(tree.entries, file)];

  const color = findPart(tree, ['topAnchor', 'color']);
  if (color !== undefined) {
    const message = '"color" of `topAnchor` is an old setting.';
    diagnostics.push(deprecated(file, color.key, message, 'Set "colors.anchors" for all anchors.'));
  }
  for (const path of [['footerSocials'], ['footer', 'socials']]) {
    const socials = findPart(tree, path);
    if (socials?.value.type !== 'array') continue;
    const message = `\`${path.join('.')}\` as a list is an old form.`;
    diagnostics.push(
      deprecated(file, socials.key, message, 'Write an object with a platform and an address in each entry.'),
    );
  }
  return diagnostics;
}
