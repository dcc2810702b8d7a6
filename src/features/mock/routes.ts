/** Something that answers a request. */
export interface Routed {
  method: string;
  path: string;
}

/** Finds the operation for a request. */
export type FindOperation<Operation extends Routed> = (method: string, path: string) => Operation | undefined;

/** Prepares finding operations by method and path. Paths without placeholders take precedence (OpenAPI 3.1, Paths Object). */
export function createMockRoutes<Operation extends Routed>(operations: readonly Operation[]): FindOperation<Operation> {
  const exact = new Map<string, Operation>();
  const templated: { method: string; pattern: RegExp; operation: Operation }[] = [];
  for (const operation of operations) {
    const [path = ''] = operation.path.split(/[?#]/);
    if (path.includes('{')) templated.push({ method: operation.method, pattern: patternOf(path), operation });
    else if (!exact.has(`${operation.method} ${path}`)) exact.set(`${operation.method} ${path}`, operation);
  }
  return (method, path) => {
    const operation = exact.get(`${method} ${path}`);
    return operation ?? templated.find((route) => route.method === method && route.pattern.test(path))?.operation;
  };
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^{}]*\}/).map((literal) => literal.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
