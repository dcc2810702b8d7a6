import { parse, type YAMLParseError } from 'yaml';
import { frontmatterSchema } from './frontmatter.js';

/** A YAML fault between two offsets. */
export interface YamlFault {
  message: string;
  start: number;
  end: number;
}

const colonInValue = /:\s+\S.*:(?:\s|$)/;
const keyLine = /^(\s*)(["']?)([\w$][\w$:-]*)\2[ \t]*:[ \t]+(\S.*)$/;

/** Describes a fault in broken YAML at the position that needs fixing. */
export function yamlFaultOf({ code, message, pos: [start, end] }: YAMLParseError, yaml: string): YamlFault {
  // Messages about the parser's own stack do not help authors.
  const isDeep = code === 'RESOURCE_EXHAUSTION' || message.includes('call stack');
  const fault = { message: isDeep ? 'it is nested too deeply' : message.replace(/\.$/, ''), start, end };
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return fault;
  // The parser points at a value although the fault is after it, on the same line or the next.
  const lineStart = yaml.lastIndexOf('\n', start) + 1;
  const [line = '', ...after] = yaml.slice(lineStart).split('\n');
  if (colonInValue.test(line)) return { ...fault, message: 'a value with a colon in it needs quotes' };
  const skipped = after.findIndex((row) => row.trim() !== '');
  const next = after[skipped] ?? '';
  if (!/^\s+\S/.test(next)) return fault;
  const at = lineStart + [line, ...after.slice(0, skipped)].join('\n').length + 1;
  return {
    message: 'this line is indented, though the key above it has a value',
    start: at,
    end: at + next.trimEnd().length,
  };
}

/** A value on one line. What is not valid YAML counts as plain text. */
function valueOf(written: string): unknown {
  try {
    const value: unknown = parse(written);
    if (typeof value !== 'object' || Array.isArray(value)) return value;
  } catch {
    // An unclosed quote, for example.
  }
  return written.trim().replace(/^["']|["']$/g, '');
}

/** Reads the keys on lines of their own from broken YAML, so that a fault on one line does not lose the page's title. */
export function salvage(yaml: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const row of yaml.split(/\r?\n/)) {
    const [, indent = '', , key = '', written = ''] = keyLine.exec(row) ?? [];
    const isMeant = key !== '' && (indent === '' || Object.hasOwn(frontmatterSchema.shape, key));
    if (isMeant && !Object.hasOwn(values, key)) values[key] = valueOf(written);
  }
  return values;
}
