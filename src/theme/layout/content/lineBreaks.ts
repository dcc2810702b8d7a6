const slashes = /(?<=[^\s/]\/)(?=[^\s/])/;
const parts = /(?<=[^\s/]\/)(?=[^\s/])|(?<=\p{Ll})(?=\p{Lu})|(?<=_)(?=[^_])/u;
/** Words of so many letters may not fit into a line of a title. */
const long = 16;

/**
 * A title in parts that a line may end behind: paths such as `/tx/persona/create` and names such as
 * `GoogleGenerativeAIAdapter` have no other place for it.
 */
export function breakable(title: string): string[] {
  return title.replace(/\S+/g, (word) => word.split(word.length < long ? slashes : parts).join('\n')).split('\n');
}
