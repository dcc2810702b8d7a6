// Generates the type of the interface's texts, `src/i18n/messages.ts`, from the English messages.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { packageRoot } from './places.mjs';

const folder = path.join(packageRoot, 'src/i18n');

/** Types by argument: a number where the message counts, a union of texts where it selects. */
function argumentTypes(elements, found = new Map()) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const { type, value, options = {} } = element;
    const choices = Object.keys(options).filter((name) => name !== 'other');
    if (type === TYPE.plural || type === TYPE.number) found.set(value, 'number');
    else if (type === TYPE.select) found.set(value, choices.map((name) => `'${name}'`).join(' | '));
    else if (!found.has(value)) found.set(value, 'string | number');
    for (const option of Object.values(options)) argumentTypes(option.value, found);
  }
  return found;
}

function propertyOf(name, message, indent) {
  const types = argumentTypes(parse(message));
  const values = Array.from(types, ([argument, type]) => `${argument}: ${type}`).join('; ');
  return `${indent}${name}: ${types.size === 0 ? 'string' : `(values: { ${values} }) => string`};\n`;
}

function membersOf(group, indent) {
  return Object.entries(group)
    .map(([name, member]) =>
      typeof member === 'string'
        ? propertyOf(name, member, indent)
        : `${indent}${name}: {\n${membersOf(member, `${indent}  `)}${indent}};\n`,
    )
    .join('');
}

function wordsModule() {
  const groups = {};
  for (const [key, message] of Object.entries(JSON.parse(readFileSync(path.join(folder, 'en.json'), 'utf8')))) {
    const parts = key.split('.');
    const name = parts.pop();
    const group = parts.reduce((place, part) => (place[part] ??= {}), groups);
    group[name] = message;
  }
  return `// Written from en.json by \`npm run compile\`.

/** Every text of the interface. Messages with arguments are functions. */
export interface Messages {
${membersOf(groups, '  ')}}
`;
}

/** Writes the type, unless it is up to date. */
export async function writeWords() {
  const file = path.join(folder, 'messages.ts');
  const text = wordsModule();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
