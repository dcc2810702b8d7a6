import { isExternal } from '../../shared/url.js';
import { frontmatterSchema, type Frontmatter } from '../../content/frontmatter.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { ReferenceEntry } from '../../formats/format.js';
import type { DocumentPlace } from '../../documents/documentPlace.js';
import { joinPointer } from '../../documents/pointer.js';

/**
 * Frontmatter of a generated page (FORMAT.md 6.4): `x-mint.metadata`, `hidden` for `x-hidden`, and `url` for an
 * `x-mint.href` that leads to another site. `x-mint.groups` is about access control and has no effect here.
 *
 * @param locate finds a JSON pointer in the file of the specification, for messages.
 */
export function frontmatterOf(
  { hidden, mint, pointer }: ReferenceEntry,
  locate: (pointer: string) => DocumentPlace,
): { frontmatter: Frontmatter; diagnostics: Diagnostic[] } {
  const values: Record<string, unknown> = {
    ...(hidden ? { hidden } : {}),
    ...(mint?.href !== undefined && isExternal(mint.href) ? { url: mint.href } : {}),
    ...mint?.metadata,
  };
  const diagnostics: Diagnostic[] = [];
  const { error } = frontmatterSchema.safeParse(values);
  for (const { path, message } of error?.issues ?? []) {
    const key = String(path[0]);
    delete values[key];
    diagnostics.push(
      diagnostic('content/frontmatter-value', {
        message: `\`${key}\` in \`x-mint.metadata\` is not usable: ${message}.`,
        help: 'The page is built without it.',
        ...locate(joinPointer(pointer, 'x-mint', 'metadata', key)),
      }),
    );
  }
  return { frontmatter: frontmatterSchema.parse(values), diagnostics };
}
