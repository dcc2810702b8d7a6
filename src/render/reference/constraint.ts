import type { Clause, SchemaNode } from '../../documents/schema/node.js';
import type { Messages } from '../../i18n/messages.js';

type Constraint = SchemaNode['constraints'][number];

/** A constraint in words for readers. */
export interface ConstraintText {
  label: string;
  text: string;
  /** True if it is formatted as code. */
  isCode: boolean;
}

/** Formulas, patterns and names of types. */
const codeKinds = new Set<Constraint['kind']>(['range', 'multipleOf', 'pattern', 'names', 'mediaType', 'headers']);

/** Describes a schema's constraint in a language. */
export function constraintText(constraint: Constraint, words: Messages['constraints']): ConstraintText {
  const { kind, ofItems = false } = constraint;
  const label = labelOf(kind, words);
  return {
    label: ofItems ? words.eachItem({ label }) : label,
    text: textOf(constraint, words),
    isCode: codeKinds.has(kind),
  };
}

/** What a schema besides the main one is, in a language. */
export function clauseLabel({ kind, name = '' }: Clause, { not, constraints: words }: ClauseWords): string {
  if (kind === 'present') return `${words.requires} (${words.present({ name })})`;
  return kind === 'not' ? not : words[kind];
}

type ClauseWords = Pick<Messages['reference'], 'not'> & Pick<Messages, 'constraints'>;

function labelOf(kind: Constraint['kind'], words: Messages['constraints']): string {
  if (kind === 'unique') return words.items;
  return kind === 'closed' ? words.otherProperties : words[kind];
}

function textOf(constraint: Constraint, words: Messages['constraints']): string {
  if ('text' in constraint) {
    const { text, given } = constraint;
    return given === undefined ? text : `${text} (${words.present({ name: given })})`;
  }
  if (constraint.kind === 'unique') return words.unique;
  if (constraint.kind === 'closed') return words.notAllowed;
  const { least, most } = constraint;
  if (least === undefined) return words.atMost({ most: most ?? 0 });
  if (most === undefined) return words.atLeast({ least });
  return least === most ? String(least) : words.between({ least, most });
}
