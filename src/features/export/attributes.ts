const addresses = new Set(['href', 'xlink:href', 'src', 'poster', 'action', 'formaction', 'data-copy-from']);
/** Elements whose address is that of a page, for which the site has an answer where there is none. */
const links = new Set(['a', 'area', 'form']);
const candidate = /(^|,\s+)([^\s,]\S*[^\s,]|[^\s,])/g;
const refresh = /^(\s*\d+\s*;\s*url=)(.*)$/i;

/** Makes addresses in a page lead to files. */
export interface Localisation {
  /** @returns undefined where an address can stay as it is. */
  local: (address: string, isLink?: boolean) => string | undefined;
  styles: (text: string) => string;
}

/**
 * The value of an attribute with addresses that lead to files.
 *
 * @param tag name of its element.
 * @returns undefined where it can stay as it is.
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
