/** An expression that an untrusted author may use: a literal, or a member of a known value. */
export type PlainValue =
  | { kind: 'literal'; value: string | number | boolean | null | undefined }
  | { kind: 'list'; items: readonly PlainValue[] }
  | { kind: 'object'; entries: readonly (readonly [key: string, value: PlainValue])[] }
  | { kind: 'template'; parts: readonly PlainValue[] }
  | { kind: 'member'; name: string; path: readonly (string | number)[] };

const blank = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n\r\u2028\u2029]*)*/y;
const name = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const number = /-?(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?![\w$])/y;
const words: ReadonlyMap<string, PlainValue> = new Map(
  (
    [
      ['true', true],
      ['false', false],
      ['null', null],
      ['undefined', undefined],
    ] as const
  ).map(([word, value]) => [word, { kind: 'literal', value }]),
);
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' };
/** Maximum depth. Nobody writes deeper values by hand. */
const deepest = 50;

/** Parses values, and nothing else of the language. */
export class ValueReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#skip();
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Consumes a token if it comes next. */
  take(wanted: string): boolean {
    if (!this.#text.startsWith(wanted, this.#at)) return false;
    if (/\w$/.test(wanted) && /[\w$]/.test(this.#text[this.#at + wanted.length] ?? '')) return false;
    this.#at += wanted.length;
    this.#skip();
    return true;
  }

  name(): string | undefined {
    return this.#match(name);
  }

  /** @throws if the next token does not start a value. */
  value(depth = 0): PlainValue {
    if (depth > deepest) throw new SyntaxError('It nests too deeply.');
    if (this.take('[')) return { kind: 'list', items: this.#many(']', () => this.value(depth + 1)) };
    if (this.take('{')) return { kind: 'object', entries: this.#many('}', () => this.#entry(depth + 1)) };
    if (this.take('(')) {
      const inner = this.value(depth + 1);
      this.#expect(')');
      return inner;
    }
    const sign = this.#text[this.#at] ?? '';
    if (sign === '"' || sign === "'") return { kind: 'literal', value: this.#string(sign) };
    if (sign === '`') return this.#template(depth);
    const digits = this.#match(number);
    if (digits !== undefined)
      return { kind: 'literal', value: digits.startsWith('-') ? -Number(digits.slice(1)) : Number(digits) };
    const word = this.#match(name);
    if (word === undefined) throw new SyntaxError('It is no value.');
    return words.get(word) ?? { kind: 'member', name: word, path: this.#path() };
  }

  #path(): (string | number)[] {
    const path: (string | number)[] = [];
    for (;;) {
      if (this.take('?.') || this.take('.')) {
        const member = this.#match(name);
        if (member === undefined) throw new SyntaxError('It is no value.');
        path.push(member);
      } else if (this.take('[')) {
        const key = this.value(deepest);
        this.#expect(']');
        if (key.kind !== 'literal' || !(typeof key.value === 'string' || typeof key.value === 'number'))
          throw new SyntaxError('It is no value.');
        path.push(key.value);
      } else return path;
    }
  }

  #entry(depth: number): readonly [string, PlainValue] {
    const sign = this.#text[this.#at] ?? '';
    const isQuoted = sign === '"' || sign === "'";
    const key = isQuoted ? this.#string(sign) : (this.#match(number) ?? this.#match(name));
    if (key === undefined) throw new SyntaxError('It is no value.');
    if (this.take(':')) return [key, this.value(depth)];
    if (isQuoted) throw new SyntaxError('It is no value.');
    return [key, { kind: 'member', name: key, path: [] }];
  }

  #many<T>(end: string, read: () => T): T[] {
    const found: T[] = [];
    while (!this.take(end)) {
      found.push(read());
      if (this.take(end)) break;
      this.#expect(',');
    }
    return found;
  }

  #string(quote: string): string {
    let text = '';
    for (this.#at += 1; this.#text[this.#at] !== quote;) text += this.#character(/[\n\r]/);
    this.#at += 1;
    this.#skip();
    return text;
  }

  #template(depth: number): PlainValue {
    const parts: PlainValue[] = [];
    let text = '';
    for (this.#at += 1; this.#text[this.#at] !== '`';) {
      if (!this.#text.startsWith('${', this.#at)) {
        text += this.#character();
        continue;
      }
      this.#at += 2;
      this.#skip();
      parts.push({ kind: 'literal', value: text }, this.value(depth + 1));
      text = '';
      // The template continues directly after the brace, including spaces.
      if (this.#text[this.#at] !== '}') throw new SyntaxError('It is no value.');
      this.#at += 1;
    }
    this.#at += 1;
    this.#skip();
    const last: PlainValue = { kind: 'literal', value: text };
    return parts.length === 0 ? last : { kind: 'template', parts: [...parts, last] };
  }

  /** A character of a string, with escapes resolved. */
  #character(forbidden?: RegExp): string {
    const sign = this.#text[this.#at];
    if (sign === undefined || forbidden?.test(sign)) throw new SyntaxError('A text has no end.');
    this.#at += 1;
    if (sign !== '\\') return sign;
    const code = this.#match(/u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})/y, false);
    if (code !== undefined)
      return String.fromCodePoint(Math.min(Number.parseInt(code.replace(/[ux{}]/g, ''), 16), 0x10ffff));
    const escaped = this.#text[this.#at] ?? '';
    this.#at += 1;
    return /[\n\r]/.test(escaped) ? '' : (escapes[escaped] ?? escaped);
  }

  #expect(wanted: string): void {
    if (!this.take(wanted)) throw new SyntaxError('It is no value.');
  }

  #match(pattern: RegExp, skips = true): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) return undefined;
    this.#at += found.length;
    if (skips) this.#skip();
    return found;
  }

  #skip(): void {
    blank.lastIndex = this.#at;
    this.#at += blank.exec(this.#text)?.[0].length ?? 0;
  }
}

/** The value of an expression; null for only a comment, undefined for anything that is not a value. */
export function valueIn(text: string): PlainValue | null | undefined {
  try {
    const reader = new ValueReader(text);
    if (reader.isAtEnd) return null;
    const value = reader.value();
    return reader.isAtEnd ? value : undefined;
  } catch {
    return undefined;
  }
}
