import type { SdkDetails } from '../../../formats/typedoc/details.js';
import { renderChoices } from '../choices.js';
import type { Markup } from '../markup/markup.js';
import type { RenderContext } from '../renderContext.js';
import { renderCode, renderCopyButton } from './code.js';

/** Examples of a symbol that are code. */
export function renderSymbolExamples({ examples }: SdkDetails, context: RenderContext): Markup | undefined {
  const codes = examples.flatMap((example) => ('code' in example ? example : []));
  if (codes.length === 0) return undefined;
  const { words } = context;
  const list = codes.map(({ title, code, language }, index) => {
    const label = title ?? (codes.length > 1 ? `${words.example} ${index + 1}` : words.example);
    return { label, content: renderCode({ label, language, text: code }, context) };
  });
  const isSelect = codes.some(({ title }) => title !== undefined) && codes.length > 1;
  const options = { label: words.examples, class: 'code-group code-block', panel: 'code-panel' as const, isSelect };
  return renderChoices(list, { ...options, bar: renderCopyButton(context) }, context);
}
