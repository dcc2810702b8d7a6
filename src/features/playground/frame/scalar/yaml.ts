import { shallowRef } from 'vue';

/*
 * Takes the place of the parser of YAML in Scalar's client, where only bodies in YAML need it: they are shown as text until it has arrived. Documents are
 * objects already.
 */

type Yaml = Pick<typeof import('yaml'), 'parse' | 'stringify'>;

const yaml = shallowRef<Yaml>();
let loading: Promise<void> | undefined;

/** Parses YAML. Before the parser has arrived this fails, and Vue asks again afterwards. */
export function parse(text: string): unknown {
  if (yaml.value) return yaml.value.parse(text) as unknown;
  loading ??= import('yaml').then((module) => {
    yaml.value = module;
  });
  throw new SyntaxError('The parser of YAML is not loaded yet.');
}

/** Writes a value as YAML: as JSON, which is a part of it, before the package has arrived. */
export function stringify(value: unknown): string {
  return yaml.value?.stringify(value) ?? JSON.stringify(value, null, 2);
}

export default { parse, stringify };
