/** Whether an icon is given as the path or address of an image. */
export function isImage(name: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\/|^data:|^\.{0,2}\/|\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(name);
}
