import type { SchemaName } from '../../../src/config/config.js';
import { listFields, type Field } from '../../../src/config/reference.js';

const headings: readonly [name: SchemaName, heading: string][] = [
  ['today', 'Today’s form'],
  ['classic', 'The classic form'],
];

/** Text in which braces and angle brackets are no MDX, and bars no columns; text between backticks stays code. */
function escape(text: string): string {
  const parts = text.split(/(`[^`]*`)/);
  return parts
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{}<>]/g, '\\$&')))
    .join('')
    .replaceAll('|', '\\|');
}

function row({ path, type, required, default: fallback, description, hasEffect }: Field): string {
  const given = fallback === undefined ? '' : `\`${JSON.stringify(fallback)}\``;
  const meaning = hasEffect ? description : `No effect. ${description}`;
  return `| ${[`\`${path}\``, `\`${type}\``, required ? 'required' : given, meaning].map(escape).join(' | ')} |`;
}

/** Icons and specifications have the same keys at every place. */
function withoutRepetition(fields: readonly Field[]): Field[] {
  const seen = new Set<string>();
  return fields.filter(({ path, type, description }) => {
    const key = JSON.stringify([path.split('.').at(-1), type, description]);
    return !seen.has(key) && seen.add(key);
  });
}

function table(fields: readonly Field[]): string {
  return ['| Key | Type | Default | Meaning |', '|---|---|---|---|', ...withoutRepetition(fields).map(row)].join('\n');
}

function section(name: SchemaName, heading: string): string {
  const concepts = [...Map.groupBy(listFields(name), ({ path }) => /^[^.[]+/.exec(path)?.[0] ?? '')];
  const simple = concepts.filter(([, fields]) => fields.length === 1).flatMap(([, fields]) => fields);
  const further = concepts.filter(([, fields]) => fields.length > 1);
  return [
    `## ${heading}`,
    table(simple),
    ...further.map(([concept, fields]) => `### \`${concept}\`\n\n${table(fields)}`),
  ].join('\n\n');
}

/** The manual's tables of every key of docs.json, as MDX. */
export function fieldTables(): string {
  return `${headings.map(([name, heading]) => section(name, heading)).join('\n\n')}\n`;
}
