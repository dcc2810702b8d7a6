/** A path parameter: `{id}`, `:id`, `<id>`. */
const parameter = /^(?:\{(.+)\}|:(.+)|<(.+)>)$/;

/** The segments of a path or address in lower case, without host, query and fragment. */
export function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/^[a-z][\w+.-]*:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((segment) => segment !== '');
}

/** Name of the parameter in a segment; undefined for any other segment. */
export function parameterOf(segment: string): string | undefined {
  return parameter.exec(segment)?.slice(1).find(Boolean);
}

/** Names of an operation in the search index: its path without parameter names, alone and after its method. */
export function operationNames(method: string, path: string): string[] {
  const name = operationName(
    segmentsOf(path).map((segment) => (parameterOf(segment) === undefined ? segment : undefined)),
  );
  return [name, `${method} ${name}`];
}

/** A path without parameter names, which are undefined in the input. */
export function operationName(segments: readonly (string | undefined)[]): string {
  return segments.map((segment) => `/${segment ?? '{}'}`).join('') || '/';
}
