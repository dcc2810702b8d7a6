import { parse } from 'yaml';
import { frontmatterSchema } from './frontmatter.js';

const keyLine = /^(\s*)(["']?)([\w$][\w$:-]*)\2[ \t]*:[ \t]+(\S.*)$/;

/** A value on one line. What is not valid YAML counts as plain text. */
function valueOf(text: string): unknown {
  try {
    const value: unknown = parse(text);
    if (typeof value !== 'object' || Array.isArray(value)) return value;
  } catch {
    // An unclosed quote, for example.
  }
  return text.trim().replace(/^["']|["']$/g, '');
}

/** Reads the keys on lines of their own from broken YAML, so that a fault on one line does not lose the page's title. */
export function salvageKeys(yaml: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const row of yaml.split(/\r?\n/)) {
    const [, indent = '', , key = '', text = ''] = keyLine.exec(row) ?? [];
    const isMeant = key !== '' && (indent === '' || Object.hasOwn(frontmatterSchema.shape, key));
    if (isMeant && !Object.hasOwn(values, key)) values[key] = valueOf(text);
  }
  return values;
}
