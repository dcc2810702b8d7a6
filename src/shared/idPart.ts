/** A name as part of an id and of a link: letters, digits, `_`, `.` and `-` stay, in their case; the rest makes one dash. */
export function idPart(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '');
}
