import { parse, type YAMLParseError } from 'yaml';
import { frontmatterSchema } from './frontmatter.js';

/** A fault of YAML, between two offsets in it. */
export interface YamlFault {
  message: string;
  start: number;
  end: number;
}

const colonInValue = /:\s+\S.*:(?:\s|$)/;
const keyLine = /^(\s*)(["']?)([\w$][\w$:-]*)\2[ \t]*:[ \t]+(\S.*)$/;

/** Says what is wrong with YAML that is broken, at the place that has to be mended. */
export function yamlFaultOf({ code, message, pos: [start, end] }: YAMLParseError, yaml: string): YamlFault {
  // Messages about the parser's own stack are of no use to authors.
  const isDeep = code === 'RESOURCE_EXHAUSTION' || message.includes('call stack');
  const fault = { message: isDeep ? 'it is nested too deeply' : message.replace(/\.$/, ''), start, end };
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return fault;
  // The parser points at a value. What follows it is taken for a part of it: in its own line, or in the next one.
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

/** A value on one line; what YAML would not take for one is the text that it looks like. */
function valueOf(written: string): unknown {
  try {
    const value: unknown = parse(written);
    if (typeof value !== 'object' || Array.isArray(value)) return value;
  } catch {
    // Such as a quote that is not closed.
  }
  return written.trim().replace(/^["']|["']$/g, '');
}

/** The keys of broken YAML that stand on a line of their own: a page does not lose its title for the fault of another line. */
export function salvage(yaml: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const row of yaml.split(/\r?\n/)) {
    const [, indent = '', , key = '', written = ''] = keyLine.exec(row) ?? [];
    const isMeant = key !== '' && (indent === '' || Object.hasOwn(frontmatterSchema.shape, key));
    if (isMeant && !Object.hasOwn(values, key)) values[key] = valueOf(written);
  }
  return values;
}
