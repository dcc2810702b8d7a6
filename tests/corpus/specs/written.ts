import { parse } from 'yaml';

const methods = /^(get|put|post|delete|options|head|patch|trace|query)$/i;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const entries = (value: unknown): [string, unknown][] => (isNode(value) ? Object.entries(value) : []);

/** The operations that a document has, as `POST /plants` and `WEBHOOK grown`, read without the help of the product. */
export function writtenOperations(source: string, file: string): string[] {
  const document: unknown = file.endsWith('.json') ? JSON.parse(source.replace(/^\uFEFF/, '')) : parse(source);
  if (!isNode(document)) return [];
  const target = (value: unknown): unknown => {
    const reference = isNode(value) ? value['$ref'] : undefined;
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return value;
    const keys = reference.slice(2).split('/');
    return keys.reduce<unknown>((node, key) => {
      return isNode(node) ? node[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
    }, document);
  };
  return [
    ...entries(document['paths']).map(([path, item]) => ({ path, item, label: undefined })),
    ...entries(document['webhooks']).map(([path, item]) => ({ path, item, label: 'WEBHOOK' })),
  ].flatMap(({ path, item, label }) => {
    const value = target(item);
    if (path.startsWith('x-') || !isNode(value) || value['x-excluded'] === true) return [];
    return entries(value).flatMap(([method, operation]) => {
      const isShown = methods.test(method) && isNode(operation) && operation['x-excluded'] !== true;
      return isShown ? [`${label ?? method.toUpperCase()} ${path}`] : [];
    });
  });
}
