import { compareAlternatives } from './alternatives.js';
import { createScope, isEmpty, type Findings, type Scope } from './change.js';
import { compareFields, compareFurtherFields } from './fields.js';
import { compareKeywords } from './keywords.js';
import { relateTypes } from './relation.js';
import type { RuleId } from './rules.js';
import { nameOf, type Places, type SchemaPair, type SchemaStep } from './schemaStep.js';
import { createExpand, keywordOf, readShape, type ExpandSchema, type SchemaPart, type Shape } from './shape.js';
import { isArray, type JsonObject } from '../../../documents/json.js';

/** Maximum number of compared pairs of schemas, because the parts of a document may combine exponentially. */
const maxPairs = 200_000;

/** Compares schemas. A pair that occurs in several places is compared once per direction, so that recursion ends. */
export class SchemaComparison {
  readonly #expand: readonly [ExpandSchema, ExpandSchema];
  readonly #findings: Findings;
  readonly #scopes = new Map<string, Scope>();

  constructor(documents: readonly [JsonObject, JsonObject], findings: Findings) {
    this.#expand = [createExpand(documents[0]), createExpand(documents[1])];
    this.#findings = findings;
  }

  compare(parent: Scope, pair: SchemaPair): void {
    const from = this.#expand[0](pair.from);
    const to = this.#expand[1](pair.to);
    if (isSameLeaf(from, to)) return;
    const key = [pair.direction, ...from.map(pointerOf), '>', ...to.map(pointerOf)].join(' ');
    const priorScope = this.#scopes.get(key);
    if (priorScope) {
      if (!isEmpty(priorScope)) parent.parts.push(priorScope);
      return;
    }
    if (this.#scopes.size >= maxPairs) return;
    const scope = createScope();
    this.#scopes.set(key, scope);
    const step = this.#createStep(scope, { ...pair, ...nameOf((to[0] ?? from[0])?.pointer) });
    compareShapes(step(readShape(from, pair.from), readShape(to, pair.to)));
    scope.isOpen = false;
    // Empty scopes are dropped, so that operations need not visit the many unchanged schemas.
    if (!isEmpty(scope)) parent.parts.push(scope);
  }

  #createStep(scope: Scope, pair: SchemaPair): (from: Shape, to: Shape) => SchemaStep {
    const { direction, owner } = pair;
    return (from, to) => {
      const add = (rule: RuleId, message: string, places: Places): void =>
        this.#findings.report(scope, rule, {
          ...{ direction, message: `${message}.` },
          from: places.from ?? from.pointer,
          to: places.to ?? to.pointer,
        });
      const reportField: SchemaStep['reportField'] = (field, rule, text, places) =>
        add(rule, `The field \`${field.path}\` of ${field.owner} ${text}`, places);
      return {
        expand: this.#expand,
        ...{ pair, from, to, reportField },
        report: (rule, text, places = {}) =>
          pair.path === '' ? add(rule, `${capitalised(owner)} ${text}`, places) : reportField(pair, rule, text, places),
        compare: (inner) => this.compare(scope, { ...pair, ...inner }),
      };
    };
  }
}

function compareShapes(step: SchemaStep): void {
  const { from, to, pair } = step;
  if (becameAlternatives(from, to)) return compareAlternatives(step);
  compareKeywords(from, to, step.report);
  if (relateTypes(from.types, to.types) === 'replaced') return;
  if (from.alternatives.length + to.alternatives.length > 0) compareAlternatives(step);
  compareFields(step);
  compareFurtherFields(step);
  const [before, after] = [keywordOf(from, 'items'), keywordOf(to, 'items')];
  if (before ?? after)
    step.compare({
      from: [before ?? { value: {}, pointer: from.pointer }],
      to: [after ?? { value: {}, pointer: to.pointer }],
      path: `${pair.path}[]`,
    });
}

/** True if one schema became several alternatives, or the reverse. */
function becameAlternatives(from: Shape, to: Shape): boolean {
  const saysMore = ({ types, fields, values }: Shape): boolean =>
    types !== undefined || fields.size > 0 || values !== undefined;
  const [one, several] = from.alternatives.length > 0 ? [to, from] : [from, to];
  return one.alternatives.length === 0 && several.alternatives.length > 0 && saysMore(one) && several.fields.size === 0;
}

/** True for equal schemas without inner schemas, as most fields are. */
function isSameLeaf([from, ...more]: readonly SchemaPart[], [to, ...others]: readonly SchemaPart[]): boolean {
  if (!from || !to || more.length + others.length > 0) return false;
  return Object.values(from.value).every(isLeaf) && JSON.stringify(from.value) === JSON.stringify(to.value);
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const isLeaf = (value: unknown): boolean => (isArray(value) ? value.every(isPlain) : isPlain(value));

const pointerOf = ({ pointer }: SchemaPart): string => pointer;

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
