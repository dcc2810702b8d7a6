const addresses = new Set(['href', 'xlink:href', 'src', 'poster', 'action', 'formaction', 'data-copy-from']);
/** Elements whose address is that of a page; an unknown one leads to the not-found page. */
const links = new Set(['a', 'area', 'form']);
const candidate = /(^|,\s+)([^\s,]\S*[^\s,]|[^\s,])/g;
const refresh = /^(\s*\d+\s*;\s*url=)(.*)$/i;

/** Converts the addresses in a page. */
export interface Localisation {
  /** @returns undefined if an address can stay unchanged. */
  local: (address: string, isLink?: boolean) => string | undefined;
  styles: (text: string) => string;
}

/**
 * Converts the addresses in an attribute's value.
 *
 * @param tag name of its element.
 * @returns undefined if it can stay unchanged.
 */
export function localAttribute(
  tag: string,
  name: string,
  value: string,
  { local, styles }: Localisation,
): string | undefined {
  if (name === 'style') return styles(value);
  if (name === 'srcset' || name === 'imagesrcset')
    return value.replace(candidate, (_, before: string, address: string) => `${before}${local(address) ?? address}`);
  if (name === 'data' && tag === 'object') return local(value);
  if (name === 'content' && tag === 'meta')
    return value.replace(
      refresh,
      (_, before: string, address: string) => `${before}${local(address, true) ?? address}`,
    );
  return addresses.has(name) ? local(value, links.has(tag)) : undefined;
}
