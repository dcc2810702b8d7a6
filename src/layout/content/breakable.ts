/** A title in parts that a line may end behind: paths such as `/tx/persona/create` have no other place for it. */
export function breakable(title: string): string[] {
  return title.split(/(?<=[^\s/]\/)(?=[^\s/])/);
}
