import fc from 'fast-check';

const oddities: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', ' ', 'true', '#ggg', 'https://', 'javascript:x', 'fa-code', '__proto__', 1e308, -0, [], {}, null),
);
const oddKeys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'nmae', 'api.auth', '', '0'),
  fc.string(),
);

/** Every container of a value, itself included. */
function containers(value: unknown): (Record<string, unknown> | unknown[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(containers)];
}

/** Replaces, adds, removes or renames something at a random place. */
function mutate(value: unknown, place: number, kind: number, oddity: unknown, key: string): unknown {
  // Generated values are shared between runs.
  const odd = structuredClone(oddity);
  const all = containers(value);
  const container = all[place % Math.max(1, all.length)];
  if (container === undefined) return odd;
  const names = Object.keys(container);
  const name = names[place % Math.max(1, names.length)] ?? '0';
  if (Array.isArray(container)) {
    const index = Number(name);
    if (kind === 0) container.push(odd);
    else if (kind === 1) container.splice(index, 1);
    else container[index] = odd;
    return value;
  }
  const kept = container[name];
  if (kind !== 0) Reflect.deleteProperty(container, name);
  const target = kind === 2 ? name : key;
  const added = kind === 3 ? kept : odd;
  if (kind !== 1)
    Object.defineProperty(container, target, { value: added, enumerable: true, configurable: true, writable: true });
  return value;
}

/** Changes a value at one to four random places, as a slip of its author might, or somebody who means harm. */
export const mutation: fc.Arbitrary<(value: unknown) => unknown> = fc
  .array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), oddities, oddKeys), { minLength: 1, maxLength: 4 })
  .map(
    (steps) => (value) =>
      steps.reduce((now, [place, kind, odd, key]) => mutate(now, place, kind, odd, key), structuredClone(value)),
  );
