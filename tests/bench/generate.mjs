import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const perGroup = 20;
const sections = 5;

const word = (seed) =>
  ['trellis', 'garden', 'lattice', 'vine', 'clay', 'seedling', 'harvest', 'orchard', 'compost', 'willow'][seed % 10];

function section(page, number) {
  const name = `${word(page + number)}${page}x${number}`;
  return `## Section ${number} about ${name}

Page ${page} explains how ${name} is configured, with [a link](/group-0/page-0) and \`inline code\`. A paragraph of ordinary
length follows, so that the proportion of prose to code and tables is that of real documentation.

- Set \`${name}.enabled\` before the first run.
- Read the **limits** of ${word(number)} below.

\`\`\`ts title="${name}.ts" {2}
export async function ${name}(id: number, tags: string[]): Promise<string> {
  const response = await fetch('/api/${name}/' + id);
  return response.ok ? tags.join(', ') : 'nothing'; // ${number}
}
\`\`\`

| Option | Type | Default | Meaning |
| --- | --- | --- | --- |
| \`${name}.enabled\` | boolean | \`true\` | Switches ${name} on |
| \`${name}.limit\` | number | ${page + number} | How many ${word(number)} at once |
| \`${name}.mode\` | string | \`fast\` | How ${word(page)} are treated |
`;
}

function page(number) {
  const body = Array.from({ length: sections }, (_unused, index) => section(number, index + 1)).join('\n');
  return `---\ntitle: "Page ${number}"\ndescription: "What page ${number} is about."\n---\n\n${body}`;
}

/** Writes a site of `count` pages: five sections, highlighted blocks and tables a page, twenty pages a group. */
export function generate(folder, count) {
  const navigation = [];
  for (let number = 0; number < count; number += 1) {
    const group = Math.floor(number / perGroup);
    const id = `group-${group}/page-${number}`;
    if (number % perGroup === 0) {
      navigation.push({ group: `Group ${group}`, pages: [] });
      mkdirSync(path.join(folder, `group-${group}`), { recursive: true });
    }
    navigation.at(-1).pages.push(id);
    writeFileSync(path.join(folder, `${id}.mdx`), page(number));
  }
  const config = {
    name: 'Bench',
    colors: { primary: '#0f766e' },
    topbarLinks: [{ name: 'Home', url: 'https://example.com' }],
    navigation,
  };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(config, null, 2));
}
