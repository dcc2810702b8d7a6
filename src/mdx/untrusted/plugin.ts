import type { HastPluginDefinition, MdastPluginDefinition, MdxJsxAttributeUnion } from 'satteri';
import type { Span } from '../../diagnostics/diagnostic.js';
import { inShort } from '../../diagnostics/inShort.js';
import { spanOf, type Gathered, type Jsx } from '../compile/context.js';
import { isListOfWords } from '../compile/names.js';
import { componentNames, memberNames } from '../componentProperties.js';
import { badAddress, badStyle } from './address.js';
import { elements, mayHave } from './elements.js';
import { moduleIn } from './module.js';
import { valueIn } from './value.js';
import { codeOf, type Scope } from './write.js';

type Placed = Pick<Jsx, 'position'>;
const components: ReadonlySet<string> = new Set([...componentNames, ...memberNames]);
/** Code that replaces removed expressions. */
const nothing = 'null';

type Refuse = (what: string, span: Span | undefined) => void;

/** Writes expressions and attributes anew, as far as they are values. */
class ValueWriter {
  constructor(
    private readonly scope: Scope,
    private readonly refuse: Refuse,
  ) {}

  /** @returns undefined if the expression is more than a value. */
  code(source: string, span: Span | undefined): string | undefined {
    const value = valueIn(source);
    if (value === null) return '/* */';
    const output = value && codeOf(value, this.scope);
    if (output === undefined)
      this.refuse(`The expression \`${inShort(source.trim().replace(/\s+/g, ' '))}\` is more than a value`, span);
    return output;
  }

  attribute(entry: MdxJsxAttributeUnion, isComponent: boolean, span: Span | undefined): MdxJsxAttributeUnion[] {
    if (entry.type !== 'mdxJsxAttribute') {
      this.refuse(`The attributes \`{${inShort(entry.value.trim().replace(/\s+/g, ' '))}}\` are spread`, span);
      return [];
    }
    const { name, value } = entry;
    const leaveOut = (): MdxJsxAttributeUnion[] => {
      this.refuse(`The attribute \`${inShort(name)}\` may run or load something`, span);
      return [];
    };
    if (!mayHave(isComponent, name)) return leaveOut();
    if (value === null || value === undefined) return [entry];
    if (typeof value === 'string')
      return badAddress(value) || (/^style$/i.test(name) && badStyle(value)) ? leaveOut() : [entry];
    const read = valueIn(value.value);
    if (/^style$/i.test(name) && (badStyle(value.value) || !read || !isWritten(read))) return leaveOut();
    const output = this.code(value.value, span);
    return output === undefined || read === null ? [] : [{ ...entry, value: { ...value, value: output } }];
  }
}

/**
 * Keeps untrusted text from becoming code. Expressions are parsed as values and written anew; anything else is removed and reported. Must run before
 * all plugins that use expressions.
 */
export function untrustedPlugin({ refused }: Gathered, isSnippet: boolean): MdastPluginDefinition {
  const scope: Scope & { names: Set<string> } = { names: new Set(), isSnippet };
  /** End of the last element that was removed with its contents. */
  let end = 0;
  const refuse: Refuse = (what, span) => void refused.push({ name: what, span });
  const values = new ValueWriter(scope, refuse);
  const isGone = ({ position }: Placed): boolean => (position?.start.offset ?? 0) < end;

  function element<N extends Jsx>(node: Readonly<N>, leaveOut: () => void): N | undefined {
    if (isGone(node)) return undefined;
    const span = spanOf(node.position);
    const name = node.name ?? '';
    const isComponent = components.has(name) || /^[A-Z][A-Za-z\d]*$/.test(name);
    if (name !== '' && !isComponent && !elements.has(name)) {
      refuse(`The element \`<${inShort(name)}>\` may run or load something`, span);
      end = node.position?.end.offset ?? end;
      leaveOut();
      return undefined;
    }
    const attributes = node.attributes.flatMap((entry) => values.attribute(entry, isComponent, span));
    return { ...node, attributes };
  }

  function expression<N extends Placed & { value: string }>(node: Readonly<N>): N | undefined {
    // A list of words becomes text, which names.ts does for all texts.
    if (!isGone(node) && isListOfWords(node.value)) return undefined;
    return isGone(node) ? undefined : { ...node, value: values.code(node.value, spanOf(node.position)) ?? nothing };
  }

  return {
    name: 'trellis-untrusted',
    options: { position: true },
    mdxjsEsm(node, context) {
      const module = moduleIn(node.value, scope);
      if (module.fault !== undefined) refuse(module.fault, spanOf(node.position));
      context.replaceNode(node, { type: 'mdxjsEsm', value: module.code });
    },
    mdxFlowExpression: (node) => expression(node),
    mdxTextExpression: (node) => expression(node),
    mdxJsxFlowElement: (node, context) =>
      element(node, () => context.replaceNode(node, { type: 'mdxFlowExpression', value: nothing })),
    mdxJsxTextElement: (node, context) =>
      element(node, () => context.replaceNode(node, { type: 'mdxTextExpression', value: nothing })),
    html(node, context) {
      if (isGone(node)) return;
      refuse('HTML in Markdown that is no MDX', spanOf(node.position));
      context.replaceNode(node, { type: 'text', value: node.value });
    },
    link: (node) => address(node),
    image: (node) => address(node),
    definition: (node) => address(node),
  };

  function address<N extends Placed & { url: string }>(node: Readonly<N>): N | undefined {
    const { url } = node;
    if (isGone(node) || !badAddress(url)) return undefined;
    refuse(`The address \`${inShort(url)}\` may run something`, spanOf(node.position));
    return { ...node, url: '' };
  }
}

/** True if a value is a literal without names. */
function isWritten(value: NonNullable<ReturnType<typeof valueIn>>): boolean {
  switch (value.kind) {
    case 'literal':
      return true;
    case 'list':
      return value.items.every(isWritten);
    case 'object':
      return value.entries.every(
        ([key, inner]) =>
          !badStyle(key) && isWritten(inner) && !(inner.kind === 'literal' && badStyle(String(inner.value))),
      );
    default:
      return false;
  }
}

/** Removes everything in braces after a heading except an id and classes. */
export function untrustedHeadingsPlugin({ refused }: Gathered): HastPluginDefinition {
  return {
    name: 'trellis-untrusted-headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        for (const name of Object.keys(node.properties ?? {})) {
          if (/^(?:id|class(?:name)?|title|lang|dir)$/i.test(name)) continue;
          refused.push({ name: `The attribute \`${inShort(name)}\` of a heading may run something`, span: undefined });
          context.setProperty(node, name, null);
        }
      },
    },
  };
}
