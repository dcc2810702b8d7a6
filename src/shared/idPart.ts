/** Turns a name into part of an id or link. Letters, digits, `_`, `.` and `-` stay in their case; every other run of characters becomes one dash. */
export function idPart(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '');
}
