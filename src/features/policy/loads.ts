import { mostValues, nameOf, type Expression, type Load, type Program } from './program.js';
import { nodesAt, type SyntaxNode } from '../../mdx/compile/syntax.js';

/** A script or request with what the program says about its address. */
export interface KnownLoad extends Load {
  /** Addresses it may have, each at least to the end of the host; for an inline script, its texts. */
  texts: string[];
  /** `scheme` if an address has a scheme and its host is not known, `all` if nothing is known about any address. */
  unknown: 'scheme' | 'all' | undefined;
}

/** The beginning of a text, or all of it. */
interface Beginning {
  text: string;
  isWhole: boolean;
}

const mostBeginnings = 20;

const anything: Beginning[] = [{ text: '', isWhole: false }];
const empty: Beginning[] = [{ text: '', isWhole: true }];
const ownSite: Beginning[] = [{ text: '/', isWhole: false }];

const remote = /^(?:(?:https?|wss?):)?\/\//;

function hasKnownHost({ text, isWhole }: Beginning): boolean {
  if (!remote.test(text)) return !/^(?:(?:https?|wss?):?\/?)?$/.test(text);
  const host = text.replace(remote, '');
  return isWhole ? host !== '' : /^[\w.-]+(?::\d+)?[/?#]/.test(host);
}

/** Follows the addresses of what a program loads through its variables, and leaves out what turns out to be no script. */
export function findLoads({ loads, values, tags }: Program): KnownLoad[] {
  const ofNames = new Map<string, readonly Beginning[]>();

  /** How the text that an expression results in may begin. */
  function beginningsOf(node: Expression): readonly Beginning[] {
    switch (node.type) {
      case 'StringLiteral':
        return [{ text: node.value, isWhole: true }];
      case 'TemplateLiteral':
        return node.quasis.reduce<readonly Beginning[]>((before, { value }, index) => {
          const next = node.expressions[index] as Expression | undefined;
          return joined(
            joined(before, [{ text: value.cooked ?? '', isWhole: true }]),
            next ? beginningsOf(next) : empty,
          );
        }, empty);
      case 'BinaryExpression':
        return node.operator === '+'
          ? joined(beginningsOf(node.left as Expression), beginningsOf(node.right))
          : anything;
      case 'ConditionalExpression':
        return [...beginningsOf(node.consequent), ...beginningsOf(node.alternate)];
      case 'LogicalExpression':
        return [...beginningsOf(node.left), ...beginningsOf(node.right)];
      case 'AssignmentExpression':
        return beginningsOf(node.right);
      case 'AwaitExpression':
        return beginningsOf(node.argument);
      case 'CallExpression':
        return ofName(`${nameOf(node.callee as unknown as SyntaxNode)}()`);
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        return beginningsOf(node.expression);
      case 'NewExpression': {
        // `new URL(address, base)`
        const [address, base] = node.arguments.map((each) => beginningsOf(each as Expression));
        return base && !address?.some(({ text }) => remote.test(text)) ? base : (address ?? anything);
      }
      case 'Identifier':
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return ofReference(node as unknown as SyntaxNode);
      case 'MetaProperty':
        return ownSite;
      default:
        return anything;
    }
  }

  function ofReference(node: SyntaxNode): readonly Beginning[] {
    const name = nameOf(node) ?? '';
    if (/^(?:location|baseURI)$/.test(name)) return ownSite;
    if (name === 'protocol') return empty;
    const beginnings = ofName(name);
    const [object] = nodesAt(node, 'object');
    return beginnings.length > 0 || !object ? beginnings : beginningsOf(object as unknown as Expression);
  }

  function ofName(name: string): readonly Beginning[] {
    const cachedBeginnings = ofNames.get(name);
    if (cachedBeginnings) return cachedBeginnings;
    // A variable that its own value names adds nothing to it.
    ofNames.set(name, []);
    const nodes = values.get(name) ?? [];
    const beginnings = nodes.length > mostValues ? anything : nodes.flatMap(beginningsOf).slice(0, mostBeginnings);
    ofNames.set(name, beginnings);
    return beginnings;
  }

  const isScript = ({ element }: Load): boolean =>
    element === undefined ||
    (tags.get(element) ?? []).some((tag) => beginningsOf(tag).some(({ text }) => text === 'script'));

  return loads.filter(isScript).map((load) => {
    const beginnings = beginningsOf(load.source).filter(({ text, isWhole }) => text !== '' || !isWhole);
    const texts = beginnings.filter(load.isInline ? ({ isWhole }) => isWhole : hasKnownHost).map(({ text }) => text);
    const hasScheme = !load.isInline && beginnings.some((each) => each.text !== '' && !hasKnownHost(each));
    return { ...load, texts, unknown: hasScheme ? 'scheme' : texts.length === 0 ? 'all' : undefined };
  });
}

/** A text followed by another one, of which none may be known. */
const joined = (before: readonly Beginning[], after: readonly Beginning[]): Beginning[] =>
  (before.length > 0 ? before : anything)
    .flatMap((each) =>
      each.isWhole ? (after.length > 0 ? after : anything).map((next) => follow(each, next)) : [each],
    )
    .slice(0, mostBeginnings);

const follow = ({ text }: Beginning, next: Beginning): Beginning => ({ text: text + next.text, isWhole: next.isWhole });
