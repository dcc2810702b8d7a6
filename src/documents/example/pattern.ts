import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { remember } from '../../shared/remember.js';
import { fitsExpression } from './patternMatch.js';

/** Numbers of repetitions to try for an unbounded part, in this order. The later ones help to reach minimum lengths. */
const repetitions = [3, 4, 2, 1, 0, 6, 8, 12, 16, 24, 32, 48, 64, 128, 256];

/** Preferred characters, simplest first. */
const palette = 'abcdefghijklmnopqrstuvwxyz1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ-_. /:@#+=,;!?$%&*()[]{}<>|~^\'"\\`\t\n';

/**
 * Generates a text that matches a regular expression as JSON Schema reads it (ECMA-262, not anchored). Look-around and word boundaries are ignored
 * while generating and only count in the final test.
 *
 * @param fits further conditions, such as length.
 * @param length minimum number of characters; the text is repeated at the end of the expression, if the expression allows it.
 * @returns undefined if no attempt matches, or the pattern is not a regular expression.
 */
export function textForPattern(pattern: string, fits: (text: string) => boolean, length = 0): string | undefined {
  const parsed = parse(pattern);
  if (!parsed) return undefined;
  for (const repetition of repetitions) {
    const text = new Writer(repetition, parsed.flags).write(parsed.tree);
    const repeated = text.repeat(Math.ceil(length / Math.max(text.length, 1))).slice(0, length);
    const match = [text, repeated].find((each) => fitsExpression(parsed.expression, each) && fits(each));
    if (match !== undefined) return match;
  }
  return undefined;
}

function parse(pattern: string): { tree: AST.Pattern; expression: RegExp; flags: string } | undefined {
  for (const flags of ['u', '']) {
    try {
      const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: flags === 'u' });
      return { tree, expression: new RegExp(pattern, flags), flags };
    } catch {
      // Invalid with these flags; the next ones are more lenient.
    }
  }
  return undefined;
}

/** Generates one text for an expression. Repeated classes use their characters in turn. */
class Writer {
  readonly #repetition: number;
  readonly #flags: string;
  readonly #characters = new Map<string, readonly string[]>();
  readonly #turns = new Map<string, number>();
  readonly #groups = new Map<AST.CapturingGroup, string>();

  constructor(repetition: number, flags: string) {
    this.#repetition = repetition;
    this.#flags = flags;
  }

  write(node: AST.Pattern | AST.Element): string {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
        return this.#first(node.alternatives);
      case 'CapturingGroup': {
        const text = this.#first(node.alternatives);
        this.#groups.set(node, text);
        return text;
      }
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#oneOf(node.raw);
      case 'Quantifier': {
        const count = Math.min(Math.max(node.min, Math.min(this.#repetition, node.max)), 1_000);
        return Array.from({ length: count }, () => this.write(node.element)).join('');
      }
      case 'Backreference': {
        const group = Array.isArray(node.resolved) ? node.resolved[0] : node.resolved;
        return (group && this.#groups.get(group)) ?? '';
      }
      case 'Assertion':
        return '';
    }
  }

  #first(alternatives: readonly AST.Alternative[]): string {
    return (alternatives[0]?.elements ?? []).map((element) => this.write(element)).join('');
  }

  #oneOf(raw: string): string {
    const characters = remember(this.#characters, raw, () => charactersOf(raw, this.#flags));
    const turn = this.#turns.get(raw) ?? 0;
    this.#turns.set(raw, turn + 1);
    return characters[turn % characters.length] ?? '';
  }
}

/** The preferred characters of a class or, if it has none of them, Latin, Cyrillic and CJK ones. */
function charactersOf(raw: string, flags: string): readonly string[] {
  const expression = new RegExp(`^${raw}$`, flags);
  const matching = (characters: string): string[] => [...characters].filter((each) => expression.test(each));
  const preferred = matching(palette);
  return preferred.length > 0 ? preferred : matching('éжあ漢🌱');
}
