import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const schemaOf = (name: string): string =>
  readFileSync(new URL(`unit/features/feeds/schemas/${name}.rng`, import.meta.url), 'utf8');

/** Faults of a sitemap or a feed by its schema. */
export async function xmlFaults(name: 'sitemap' | 'siteindex' | 'rss', xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: `${name}.xml`, contents: xml },
    schema: schemaOf(name),
    extension: 'relaxng',
  });
  return errors.map(({ message }) => message);
}
