const slashes = /(?<=[^\s/]\/)(?=[^\s/])/;
const parts = /(?<=[^\s/]\/)(?=[^\s/])|(?<=\p{Ll})(?=\p{Lu})|(?<=_)(?=[^_])/u;
/** Words with this many letters may not fit on a line of a title. */
const long = 16;

/** Splits a title where a line may break: paths such as `/tx/persona/create` and names such as `GoogleGenerativeAIAdapter` offer no other place. */
export function breakable(title: string): string[] {
  return title.replace(/\S+/g, (word) => word.split(word.length < long ? slashes : parts).join('\n')).split('\n');
}
