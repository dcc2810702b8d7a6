import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { componentProperties } from '../../../src/mdx/componentProperties.js';
import { ContentLoader } from '../../../src/content/load.js';
import { unknownLanguages } from '../../../src/content/unknownLanguages.js';
import { locationOf } from '../../../src/diagnostics/location.js';

async function told(text: string, file = 'page.mdx'): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-misspelt-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, file), text);
  const content = await new ContentLoader({ project: folder, root: folder, skip: [], base: '' }).load(new Set());
  return [
    ...content.pages.flatMap(({ diagnostics }) => diagnostics),
    ...unknownLanguages(content, new Set(['reed'])),
  ].map((each) => `${locationOf(each)} ${each.code} ${each.help}`);
}

describe('Values of properties', () => {
  it('A value that is not one of the choices is reported with the nearest one, or with all of them', async () => {
    const text = [
      '<Badge color="gren" size="LG">new</Badge>',
      '<Steps titleSize="h1"><Step title="A" titleSize="h3">Text</Step></Steps>',
      '<Visibility for={"human"}>Text</Visibility>',
    ].join('\n\n');
    expect(await told(text)).toEqual([
      'page.mdx:1:8 content/property-value Did you mean `green`?',
      'page.mdx:3:8 content/property-value Write one of `p`, `h2`, `h3`, `h4`.',
      'page.mdx:5:13 content/property-value Did you mean `humans`?',
    ]);
    expect(await told('<CardGroup cols="many">Text</CardGroup>')).toEqual([
      'page.mdx:1:12 content/property-value Write one of `1`, `2`, `3`, `4`.',
    ]);
  });

  it('Values of components of the page, and values that code computes, are not reported', async () => {
    expect(await told('export const Badge = () => <b />;\n\n<Badge color="lime" />')).toEqual([]);
    expect(await told('<Badge color={["re", "d"].join("")}>new</Badge> <CardGroup cols={3}>Text</CardGroup>')).toEqual(
      [],
    );
  });
});

describe('Properties of components', () => {
  it('A misspelt property is reported with its position and the nearest name', async () => {
    const text =
      '---\ntitle: A\n---\n\n<Card titel="A"\n  hred="/b">Text</Card>\n\n- <ParamField query="a" requried>Text</ParamField>\n\n<Tree><Tree.Folder nmae="a" /></Tree>\n';
    expect(await told(text)).toEqual([
      'page.mdx:5:7 content/misspelt-property Did you mean `title`?',
      'page.mdx:6:3 content/misspelt-property Did you mean `href`?',
      'page.mdx:8:25 content/misspelt-property Did you mean `required`?',
      'page.mdx:10:20 content/misspelt-property Did you mean `name`?',
    ]);
  });

  it('A synonym of `defaultOpen` is reported on components that expand', async () => {
    expect(
      await told('<Accordion title="A" expanded>Text</Accordion>\n\n<Card title="A" expanded>Text</Card>\n'),
    ).toEqual(['page.mdx:1:22 content/misspelt-property Did you mean `defaultOpen`?']);
  });

  it.each([
    '<Card title="A" subtitle="B" target="_blank" data-titel="x" onClick={undefined} zebra>Text</Card>',
    'export const Card = ({ titel }) => <b>{titel}</b>;\n\n<Card titel="A" />',
    'import { Card } from \'./none.jsx\';\n\n<Card titel="A" />',
    '<div titel="A">Text</div>',
    '```jsx\n<Card titel="A" />\n```',
  ])('No property is reported in %j', async (text) => {
    expect((await told(`${text}\n`)).filter((line) => line.includes('misspelt'))).toEqual([]);
  });

  it('Every property that a component reads is known', () => {
    const ofTrellis = /^(?:index|group|list|items|count|kind|fallback|\w+Html|id|class|style)$/;
    const registry = readFileSync('src/theme/components/registry.ts', 'utf8');
    const files = new Map(
      [...registry.matchAll(/^import (\w+) from '\.\/(.+\.astro)'/gm)].map(([, name = '', file = '']) => [
        name,
        `src/theme/components/${file}`,
      ]),
    );
    let read = 0;
    const others: Readonly<Record<string, string>> = {
      'Color.Item': 'ColorItem',
      'Color.Row': 'ColorRow',
      'GitHub.Repo': 'GitHub',
      RequestExample: 'CodeGroup',
      ResponseExample: 'CodeGroup',
    };
    for (const [name, properties] of Object.entries(componentProperties)) {
      const [, component = name] = new RegExp(`^  ${name}: \\{ component: (\\w+)[ ,]`, 'm').exec(registry) ?? [];
      const file =
        files.get((others[name] ?? component).replace(/^.*\./, '')) ?? 'src/theme/components/callout/Callout.astro';
      const text = readFileSync(file, 'utf8');
      const [, declared = ''] = /interface Props[^{]*\{([\s\S]*?)\n\}/.exec(text) ?? [];
      const names = [...declared.matchAll(/^ {2}(\w+)\??:/gm)]
        .map(([, own = '']) => own)
        .filter((own) => !ofTrellis.test(own));
      read += names.length;
      expect(properties, name).toEqual(expect.arrayContaining(names));
    }
    expect(read).toBeGreaterThan(80);
  });
});

describe('Frontmatter', () => {
  it('A misspelt key is reported with its position, and an unknown word is not', async () => {
    const text =
      '---\ntitle: A\ndescripton: B\nsidebar_title: C\nauthor: D\ncontent_type: notice\ntags: [a]\nversionTo: 2\nogTitle: E\nzebra: F\n---\n\nText.\n';
    expect(await told(text)).toEqual([
      'page.mdx:3:1 content/misspelt-key Did you mean `description`?',
      'page.mdx:4:1 content/misspelt-key Did you mean `sidebarTitle`?',
    ]);
  });

  it.each(['---\ntitle: A\n# Text\n', '---\ntitle: A\n\nText.\n', '---\ntitle: A\nText.\n\nMore.\n'])(
    'An unclosed block is reported: %j',
    async (text) => {
      expect(await told(text)).toEqual([
        'page.mdx:1:1 content/frontmatter-place Put a line with `---` below the last key.',
      ]);
    },
  );
});

it.each(['page.mdx', 'page.md'])('Cells of %s beyond the columns of their table are reported', async (file) => {
  const text =
    'Text.\n\n| a | b |\n| - | - |\n| 1 | `x|y` |\n| 1 | `x\\|y` |\n| 1 | x \\\\| y |\n| 1 | 2 | |\n| 1 |\n\n- | a |\n  | - |\n  | 1 | 2 |\n';
  const help = 'content/lost-cell Write `\\|` for a bar in a cell, in code too, or add a column to the first row.';
  expect(await told(text, file)).toEqual([`${file}:5:1 ${help}`, `${file}:7:1 ${help}`, `${file}:13:1 ${help}`]);
});

it.each(['page.mdx', 'page.md'])('Formulas of %s with a mistake are reported', async (file) => {
  const text =
    'A $\\frac{1}{$ b, $x^{2}$ and $5 or $6.\n\n- A\n\n  $$\n  x^2\n  + \\leaves{x}\n  $$\n\n<Latex>y^2^3</Latex>\n';
  expect(await told(text, file)).toEqual([
    `${file}:10:8 content/formula Correct it. For a dollar sign in a text, write \`\\$\`.`,
    `${file}:1:4 content/formula Correct it. For a dollar sign in a text, write \`\\$\`.`,
    `${file}:7:3 content/formula Correct it. For a dollar sign in a text, write \`\\$\`.`,
  ]);
});

it.each(['page.mdx', 'page.md'])('Links and images of %s whose address has a space are reported', async (file) => {
  const text =
    'Text.\n\n- ![A bed](images/seed bed.png), and\n  a [guide](/soil/wet clay).\n\n![A](<a b.png>) [b](/b "B c") `[c](/c d)` [d](/d%20e)\n\nplants[i](water, soil) [f](of water)\n\n```md\n[e](/e f)\n```\n';
  expect(await told(text, file)).toEqual([
    `${file}:3:3 content/spaced-address Write \`images/seed%20bed.png\`.`,
    `${file}:4:5 content/spaced-address Write \`/soil/wet%20clay\`.`,
  ]);
});

it.each(['page.mdx', 'page.md'])('Links of %s with a space before the address are reported', async (file) => {
  const text =
    '- See [the guide] (/soil).\n- **A** [b c] (https://b.example/c), [1] (/d) [e] (f) `[g] (/g)` [h](/h)\n\n| A |\n|---|\n| [Über uns] (https://u.example) |\n';
  expect(await told(text, file)).toEqual([
    `${file}:1:7 content/spaced-address Remove the space.`,
    `${file}:2:9 content/spaced-address Remove the space.`,
    `${file}:6:3 content/spaced-address Remove the space.`,
  ]);
});

describe('Code fences', () => {
  it('An unknown language is reported with the nearest one', async () => {
    const text =
      'Text.\n\n```pyhton Title\na\n```\n\n- ~~~frobnicate\n  a\n  ~~~\n\n```text\na\n```\n\n```Bash\na\n```\n\n```Reed\na\n```\n\n```mermaid\ngraph TD\n```\n\n```\na\n```\n';
    expect(await told(text)).toEqual([
      'page.mdx:3:4 content/misspelt-language Did you mean `python`?',
      'page.mdx:7:6 content/unknown-language Write `text` for code without a language.',
    ]);
  });

  it.each(['rego', 'logql', 'tl'])(
    'The language %s, which is not known, is no misspelling of a known one',
    async (name) => {
      expect(await told(`\`\`\`${name}\na\n\`\`\`\n`)).toEqual([
        'page.mdx:1:4 content/unknown-language Write `text` for code without a language.',
      ]);
    },
  );

  it('Blocks of one unknown language are counted in one line, and names that GitHub knows are known', async () => {
    const fences = ['frob', 'frob', 'pycon', 'python3', 'geojson', 'frob'].map((name) => `\`\`\`${name}\na\n\`\`\``);
    expect(await told(fences.join('\n\n'))).toEqual([
      'page.mdx:1:4 content/unknown-language Write `text` for code without a language.',
    ]);
  });

  it('A name that many blocks have is no slip', async () => {
    expect(await told('```perm\na\n```\n\n'.repeat(3))).toEqual([
      'page.mdx:1:4 content/misspelt-language Did you mean `perl`?',
    ]);
    expect(await told('```perm\na\n```\n\n'.repeat(20))).toEqual([
      'page.mdx:1:4 content/unknown-language Write `text` for code without a language.',
    ]);
  });

  it.each(['page.mdx', 'page.md'])('An unclosed fence in %s is reported', async (file) => {
    const help = 'content/unclosed-fence Put a line with';
    expect(await told('Text.\n\n```js\na\n', file)).toEqual([`${file}:3:1 ${help} \`\`\` below the code.`]);
    expect(await told('- One\n  ~~~~js\n  a\n  ~~~\n\nText.\n', file)).toEqual([
      `${file}:2:3 ${help} ~~~~ below the code.`,
    ]);
    expect(await told('```js\na```\n', file)).toEqual([`${file}:1:1 ${help} \`\`\` below the code.`]);
  });

  it.each(['page.mdx', 'page.md'])('A second end of a fence in %s is to be removed', async (file) => {
    expect(await told('```js\na\n```\n```\n', file)).toEqual([`${file}:4:1 content/unclosed-fence Remove the line.`]);
  });

  it.each([
    '```\n```\n',
    '> ```js\n> a\n> ```\n\nText.\n',
    '- One\n\n  ```js\n  a\n  ```\n- Two\n',
    '<Card>\n  ```js\n  a\n  ````\n</Card>\n',
    '    indented\n\nText.\n',
    '```js\r\na\r\n```\r\n',
  ])('No fence is reported in %j', async (text) => {
    expect(await told(text)).toEqual([]);
    expect(await told(text, 'page.md')).toEqual([]);
  });
});
