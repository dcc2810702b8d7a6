const slashes = /(?<=[^\s/]\/)(?=[^\s/])/;
const parts = /(?<=[^\s/]\/)(?=[^\s/])|(?<=\p{Ll})(?=\p{Lu})|(?<=_)(?=[^_])|(?<=[^\s.]\.)(?=[^\s.])/u;
/** Words with this many letters may not fit on a line. */
const long = 16;

/** Splits a title where a line may break: paths such as `/tx/persona/create` and names such as `plants.errors.SeedNotFound` offer no other place. */
export function breakable(title: string): string[] {
  const placesIn = (word: string): RegExp => (word.length < long || word.includes('://') ? slashes : parts);
  return title.replace(/\S+/g, (word) => word.split(placesIn(word)).join('\n')).split('\n');
}
