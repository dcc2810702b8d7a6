/** A part of a path that a value stands for: `{id}`, `:id`, `<id>`. */
const parameter = /^(?:\{(.+)\}|:(.+)|<(.+)>)$/;

/** The parts of a path or an address in lower case, without host, query and fragment. */
export function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/^[a-z][\w+.-]*:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((segment) => segment !== '');
}

/** Name of the parameter that a part of a path is; undefined for any other part. */
export function parameterOf(segment: string): string | undefined {
  return parameter.exec(segment)?.slice(1).find(Boolean);
}

/**
 * Names of an operation in the search index: its path without the names of its parameters, alone and after its method.
 */
export function operationNames(method: string, path: string): string[] {
  const name = operationName(
    segmentsOf(path).map((segment) => (parameterOf(segment) === undefined ? segment : undefined)),
  );
  return [name, `${method} ${name}`];
}

/** A path without the names of its parameters, which are undefined here. */
export function operationName(segments: readonly (string | undefined)[]): string {
  return segments.map((segment) => `/${segment ?? '{}'}`).join('') || '/';
}
