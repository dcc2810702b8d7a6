import { parse, parseExpression } from '@babel/parser';
import type { Statement } from '../compile/statements.js';

/** An expression that an untrusted author may use: a literal, or a member of a known value. */
export type PlainValue =
  | { kind: 'literal'; value: string | number | boolean | null | undefined }
  | { kind: 'list'; items: readonly PlainValue[] }
  | { kind: 'object'; entries: readonly (readonly [key: string, value: PlainValue])[] }
  | { kind: 'template'; parts: readonly PlainValue[] }
  | { kind: 'member'; name: string; path: readonly (string | number)[] };

type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

class NoValue extends Error {}

/** @throws for an expression that would have to be run. */
export function valueOf(node: { type: string } | null | undefined): PlainValue {
  const expression = node as Expression | null | undefined;
  switch (expression?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return { kind: 'literal', value: expression.value };
    case 'NullLiteral':
      return { kind: 'literal', value: null };
    case 'UnaryExpression': {
      const { operator, argument } = expression;
      if (operator !== '-' || argument.type !== 'NumericLiteral') throw new NoValue();
      return { kind: 'literal', value: -argument.value };
    }
    case 'ArrayExpression':
      return { kind: 'list', items: expression.elements.map(valueOf) };
    case 'ObjectExpression':
      return { kind: 'object', entries: expression.properties.map(entryOf) };
    case 'TemplateLiteral': {
      const { quasis, expressions } = expression;
      const parts = quasis.flatMap(({ value }, index): PlainValue[] => [
        { kind: 'literal', value: value.cooked ?? '' },
        ...(index < expressions.length ? [valueOf(expressions[index])] : []),
      ]);
      return parts.length === 1 && parts[0] ? parts[0] : { kind: 'template', parts };
    }
    case 'Identifier':
      if (expression.name === 'undefined') return { kind: 'literal', value: undefined };
      return { kind: 'member', name: expression.name, path: [] };
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const object = valueOf(expression.object);
      if (object.kind !== 'member') throw new NoValue();
      return { ...object, path: [...object.path, keyOf(expression.property, expression.computed)] };
    }
    default:
      throw new NoValue();
  }
}

type Property = Extract<Expression, { type: 'ObjectExpression' }>['properties'][number];

function entryOf(property: Property): readonly [string, PlainValue] {
  if (property.type !== 'ObjectProperty' || property.computed) throw new NoValue();
  return [String(keyOf(property.key, false)), valueOf(property.value)];
}

function keyOf(node: { type: string }, isComputed: boolean): string | number {
  const key = node as Expression;
  if (key.type === 'Identifier' && !isComputed) return key.name;
  if (key.type === 'StringLiteral' || key.type === 'NumericLiteral') return key.value;
  throw new NoValue();
}

/** The value of an expression; null for only a comment, undefined for anything that is not a value. */
export function valueIn(text: string): PlainValue | null | undefined {
  try {
    return valueOf(parseExpression(text));
  } catch {
    return isComment(text) ? null : undefined;
  }
}

function isComment(text: string): boolean {
  try {
    const { body, directives } = parse(text).program;
    return body.length + directives.length === 0;
  } catch {
    return false;
  }
}
