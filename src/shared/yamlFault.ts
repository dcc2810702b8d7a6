import type { YAMLParseError } from 'yaml';

/** A YAML fault between two offsets. */
export interface YamlFault {
  message: string;
  start: number;
  end: number;
}

const colonInValue = /:\s+\S.*:(?:\s|$)/;

/** Describes a fault in broken YAML at the position that needs fixing. */
export function yamlFaultOf({ code, message, pos: [start, end] }: YAMLParseError, yaml: string): YamlFault {
  // Messages about the parser's own stack do not help authors.
  const isDeep = code === 'RESOURCE_EXHAUSTION' || message.includes('call stack');
  const fault = { message: isDeep ? 'it is nested too deeply' : message.replace(/\.$/, ''), start, end };
  if (/^Implicit (?:map )?keys/.test(message)) return withoutColon(yaml, start) ?? fault;
  if (/^Missing closing .quote/.test(message))
    return { ...fault, message: 'a text has no closing quote, or its next line is not indented more than its key' };
  if (code === 'DUPLICATE_KEY') {
    const [key = ''] = /^[^\s:]+/.exec(yaml.slice(start)) ?? [];
    return { message: `\`${key}\` is given twice`, start, end: start + key.length };
  }
  if (/^Unexpected scalar at node end/.test(message)) return afterValue(yaml, fault);
  const [, bracket] = /^Flow .* end with a (.)$/.exec(message) ?? [];
  if (bracket !== undefined) {
    const at = yaml[start] === bracket ? start : yaml.slice(0, start).trimEnd().length;
    const closed = `a bracket is closed by no \`${bracket}\`, or by one that is not indented more than its key`;
    return { message: closed, start: at, end: at + 1 };
  }
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

/** Finds the key that lacks its colon or the space after it, in the line at an offset. */
function withoutColon(yaml: string, start: number): YamlFault | undefined {
  const [line = '', key = '', colon] = /^([\w$-]+)(:)?[^\n:]*/.exec(yaml.slice(start)) ?? [];
  if (key === '') return undefined;
  const message = colon ? `\`${key}:\` has no space after it` : `\`${key}\` has no colon after it`;
  return { message, start, end: start + (colon ? key.length + 1 : line.trimEnd().length) };
}

/** Describes text that follows a complete value in its line: quotes within quotes, or Markdown that YAML reads as an alias. */
function afterValue(yaml: string, fault: YamlFault): YamlFault {
  const line = yaml.slice(yaml.lastIndexOf('\n', fault.start - 1) + 1, fault.start);
  const [, sign] = /(?:^|:\s+|-\s+)(["'*&!])/.exec(line) ?? [];
  if (sign === undefined) return fault;
  const isQuote = sign === '"' || sign === "'";
  const other = sign === '"' ? "'" : '"';
  const message = isQuote
    ? `the text ends before this; with ${sign} inside it, it needs ${other} around it`
    : `a value that begins with \`${sign}\` needs quotes`;
  return { ...fault, message };
}
