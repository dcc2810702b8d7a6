/** A name for one of Trellis' components with its props. Renderer and browser find the same part by it. */
export function partKey(name: string, props: Readonly<Record<string, unknown>>): string {
  const plain = Object.entries(props).filter(([key, value]) => key !== 'children' && typeof value !== 'object');
  return `${name} ${JSON.stringify(Object.fromEntries(plain.sort(([a], [b]) => (a < b ? -1 : 1))))}`;
}
