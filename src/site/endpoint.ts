import { defined } from '../shared/object.js';
import type { Route } from './site.js';

/** Method, in capitals, and path of an API page; a webhook's name. */
export function endpointOf({ source, frontmatter }: Route): { method?: string; endpoint?: string } {
  if (source.kind === 'operation') {
    const { operation } = source;
    return defined({ method: operation.badge, endpoint: operation.path || undefined });
  }
  const [method, ...address] = frontmatter.api?.trim().split(/\s+/) ?? [];
  return method && address.length > 0 ? { method: method.toUpperCase(), endpoint: address.join('') } : {};
}
