/** True if an icon is the path or address of an image rather than a name (part 1.10 of the format). */
export function isImage(name: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\/|^data:|^\.{0,2}\/|\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(name);
}
