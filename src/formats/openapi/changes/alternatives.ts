import { isObject, objectOf, textOf } from '../../../documents/json.js';
import { referenceName } from '../../../documents/resolve.js';
import { nameOf, type SchemaStep } from './schemaStep.js';
import { keywordOf, type ExpandSchema, type Located, type Shape } from './shape.js';

interface Alternative {
  schema: readonly Located[];
  pointer: string;
  /** Identifies the same alternative in both states. */
  key: string;
  /** For messages. */
  name: string;
}

/** Compares the alternatives of two schemas. A schema without alternatives counts as a single one. */
export function compareAlternatives({ expand, pair, from, to, report, compare }: SchemaStep): void {
  const before = alternativesOf(expand[0], from, pair.from);
  const after = alternativesOf(expand[1], to, pair.to);
  const pairs = pairUp(before, after);
  for (const alternative of before)
    if (!pairs.has(alternative))
      report('alternative-removed', `no longer has the alternative ${alternative.name}`, { from: alternative.pointer });
  const partners = new Set(pairs.values());
  for (const alternative of after)
    if (!partners.has(alternative))
      report('alternative-added', `has the new alternative ${alternative.name}`, { to: alternative.pointer });
  for (const [old, now] of pairs) compare({ from: old.schema, to: now.schema });
  compareDiscriminators(from, to, report);
}

function alternativesOf(expand: ExpandSchema, shape: Shape, places: readonly Located[]): Alternative[] {
  const schemas = shape.alternatives.length > 0 ? shape.alternatives.map((each) => [each]) : [places];
  return schemas.map((schema, index) => {
    const [first] = expand(schema);
    const { value, pointer } = first ?? { value: {}, pointer: '' };
    const name = nameOf(pointer) ? referenceName(pointer) : textOf(value['title']);
    const type = textOf(value['type']);
    return {
      schema,
      pointer: schema[0]?.pointer ?? shape.pointer,
      key: name ?? JSON.stringify(value),
      name: name === undefined ? (type ?? `number ${index + 1}`) : `\`${name}\``,
    };
  });
}

/** Pairs equal alternatives, then the remaining ones in order if both states have the same number. */
function pairUp(from: readonly Alternative[], to: readonly Alternative[]): Map<Alternative, Alternative> {
  const pairs = new Map<Alternative, Alternative>();
  const rest = [...to];
  for (const old of from) {
    const index = rest.findIndex(({ key }) => key === old.key);
    const [same] = index < 0 ? [] : rest.splice(index, 1);
    if (same) pairs.set(old, same);
  }
  const unpaired = from.filter((old) => !pairs.has(old));
  if (unpaired.length === rest.length)
    for (const [index, old] of unpaired.entries()) {
      const now = rest[index];
      if (now) pairs.set(old, now);
    }
  return pairs;
}

function compareDiscriminators(from: Shape, to: Shape, report: SchemaStep['report']): void {
  const [before, after] = [from, to].map((shape) => keywordOf(shape, 'discriminator'));
  const [old, now] = [before, after].map((keyword) => textOf(objectOf(keyword?.value)['propertyName']));
  if (old === now) return;
  const places = { from: before?.pointer, to: after?.pointer };
  if (!isObject(before?.value)) report('discriminator-added', `is told apart by the field \`${now}\``, places);
  else if (now === undefined)
    report('discriminator-removed', `is no longer told apart by the field \`${old}\``, places);
  else report('discriminator-changed', `is told apart by the field \`${now}\`, which was \`${old}\``, places);
}
