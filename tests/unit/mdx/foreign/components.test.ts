import { expect, it } from 'vitest';
import { unusableImport } from '../../../../src/content/unusableImport.js';
import { toMarkdown } from '../../../../src/render/text/markdown/markdown.js';
import { bodyOf, evaluated, plain } from '../../render/mdx.js';

/** A page as text, with imports that load nothing. */
function shown(text: string, ...names: Record<string, string>[]): string {
  const imports = names.map((each) => ({ names: each, module: undefined }));
  return toMarkdown(plain(text, 'agents', new Map(), imports)).trimEnd();
}

it('Tabs that a page imports from Docusaurus are tabs, with their labels', () => {
  const text = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="os" values={[{ label: 'Linux', value: 'l' }, { value: 'm', label: "macOS" }]}>
<TabItem value="l">Penguin</TabItem>
<TabItem value="m">Apple</TabItem>
<TabItem value="w" label="Windows">

Glass <b>inside</b>

</TabItem>
</Tabs>`;
  expect(shown(text, { Tabs: 'default' }, { TabItem: 'default' })).toBe(
    '## Linux\n\nPenguin\n\n## macOS\n\nApple\n\n## Windows\n\nGlass **inside**',
  );
});

it("Components that a page imports from Starlight are Trellis' own", () => {
  const text = `import { Aside, CardGrid, LinkCard, Steps, FileTree, Badge, Code as Listing } from '@astrojs/starlight/components';

<Aside type="caution" title="Careful">Hot.</Aside>

<CardGrid><LinkCard title="A card" href="/b" description="About b" /></CardGrid>

<Steps>
1. Dig <Badge text="Hard" />
2. Water
</Steps>

<FileTree>
- src
  - a.ts
</FileTree>

<Listing code="let x = 1" lang="js" title="a.js" />`;
  const names = { Aside: 'Aside', CardGrid: 'CardGrid', LinkCard: 'LinkCard', Steps: 'Steps', FileTree: 'FileTree' };
  const written = shown(text, { ...names, Badge: 'Badge', Listing: 'Code' });
  expect(written).toContain('> **Careful:** Hot.');
  expect(written).toContain('- [A card](/b): About b');
  expect(written).toContain('1. Dig Hard\n2. Water');
  expect(written).toContain('- src/\n  - a.ts');
  expect(written).toContain('```js title="a.js"\nlet x = 1\n```');
});

it('Items of a list in steps are steps, without an import and unless the page has its own component', () => {
  const steps = (text: string): string => JSON.stringify(evaluated(bodyOf(text)).nodes);
  const list = '<Steps className="own">\n1. Dig\n2. Water\n</Steps>';
  expect(steps(list).match(/"name":"Step"/g)).toHaveLength(2);
  expect(steps(list)).toContain('"className":"own"');
  expect(steps(`export const Steps = ({ children }) => <div>{children}</div>;\n\n${list}`)).not.toContain('"Step"');
});

it('What cannot be imported keeps its content, as a component of Trellis if it is called like one', () => {
  const text =
    "import { Note } from 'own-design';\nimport Fancy from './fancy.js';\n\n<Note>Kept</Note>\n\n<Fancy>Also</Fancy>";
  expect(shown(text, { Note: 'Note' }, { Fancy: 'default' })).toBe('> **Note:** Kept\n\nAlso');
});

it.each([
  ['@theme/Tabs', { Tabs: 'default' }, 'Docusaurus', 'Remove the import.'],
  [
    '@theme/TabItem',
    { TabItem: 'default' },
    'Docusaurus',
    'Remove the import. Write `<Tab title="…">` for `<TabItem>`.',
  ],
  [
    '@theme/DocCardList',
    { DocCardList: 'default' },
    'Docusaurus',
    'Remove the import. Nothing here takes the place of `<DocCardList>`; its content is shown.',
  ],
  [
    '@site/src/components/Hero',
    { Hero: 'default' },
    'Docusaurus',
    'Copy the file into this documentation, and import it from there.',
  ],
  [
    '@astrojs/starlight/components',
    { Card: 'Card', CardGrid: 'CardGrid', Aside: 'Aside' },
    'Starlight',
    'Remove the import. Write `<CardGroup>` for `<CardGrid>`, `<Note title="…">` for `<Aside>`.',
  ],
])('The import of %s is reported with what to write', (specifier, names, tool, help) => {
  const place = { file: 'page.mdx', span: undefined, existing: undefined, outside: undefined, importable: [] };
  const { message, help: told } = unusableImport({ specifier, names, ...place });
  expect(message).toBe(`\`${specifier}\` is part of ${tool}, not of Trellis.`);
  expect(told).toBe(help);
});
