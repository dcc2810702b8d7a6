import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a site whose navigation holds languages, versions, products, dropdowns, tabs, anchors and groups inside each other. */
export function writeNested(folder: string): void {
  const page = (id: string): string => {
    const file = path.join(folder, `${id}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `---\ntitle: ${path.basename(id)}\n---\n\nText of ${id}.\n`);
    return id;
  };
  const anchorsOf = (at: string): unknown[] => [
    { anchor: 'Start', icon: 'flag', groups: [{ group: 'First', pages: [page(`${at}/start`), page(`${at}/next`)] }] },
    { anchor: 'More', pages: [page(`${at}/more`)] },
  ];
  const tabsOf = (at: string): unknown[] => [
    { tab: 'Guide', icon: 'book', anchors: anchorsOf(`${at}/guide`) },
    { tab: 'API', menu: ['Calls', 'Types'].map((item) => ({ item, pages: [page(`${at}/${item.toLowerCase()}`)] })) },
  ];
  const dropdownsOf = (at: string): unknown[] => [
    { dropdown: 'Cloud', icon: 'cloud', description: 'On our machines.', tabs: tabsOf(`${at}/cloud`) },
    { dropdown: 'Own', pages: [page(`${at}/own`)] },
  ];
  const productsOf = (at: string): unknown[] =>
    ['Reeds', 'Boats'].map((product) => ({ product, dropdowns: dropdownsOf(`${at}/${product.toLowerCase()}`) }));
  const versionsOf = (at: string): unknown[] =>
    ['v2', 'v1'].map((version) => ({ version, products: productsOf(`${at}/${version}`) }));
  const navigation = {
    languages: ['en', 'de'].map((language) => ({ language, versions: versionsOf(language) })),
    global: { anchors: [{ anchor: 'Forum', icon: 'comments', href: 'https://forum.reed.example' }] },
  };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify({ name: 'Nested', navigation }));
}
