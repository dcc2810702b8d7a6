import { linkOf, textOf, type JsonObject } from './json.js';

/** A link to external documentation, in Markdown. */
export function docsLink({ url, description }: JsonObject): string | undefined {
  const address = linkOf(url);
  return address && `[${textOf(description) ?? address}](<${address}>)`;
}
