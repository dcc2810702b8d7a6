import { shallowRef } from 'vue';

/* Replaces the YAML parser of Scalar's client. Only YAML bodies need it; they are shown as text until it is loaded. */

type Yaml = Pick<typeof import('yaml'), 'parse' | 'stringify'>;

const yaml = shallowRef<Yaml>();
let loading: Promise<void> | undefined;

/** Parses YAML. Throws until the parser is loaded, after which Vue calls it again. */
export function parse(text: string): unknown {
  if (yaml.value) return yaml.value.parse(text) as unknown;
  loading ??= import('yaml').then((module) => {
    yaml.value = module;
  });
  throw new SyntaxError('The parser of YAML is not loaded yet.');
}

/** Writes a value as YAML, or as JSON, which is valid YAML, until the package is loaded. */
export function stringify(value: unknown): string {
  return yaml.value?.stringify(value) ?? JSON.stringify(value, null, 2);
}

export default { parse, stringify };
