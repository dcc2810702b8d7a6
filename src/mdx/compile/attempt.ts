import { markdownToJs, mdxToJs } from 'satteri';
import type { Position } from '../../diagnostics/diagnostic.js';
import { htmlAnchorsPlugin } from './anchors.js';
import { endAddresses } from './bareLinks.js';
import { outdentClosingTags } from './closingTags.js';
import { joinEmphasis, withoutJoiners } from './emphasis.js';
import { refuseEndlessExpression } from './endlessExpression.js';
import { gather, relocatePositions, type Gathered, type TargetResolver } from './context.js';
import { Insertions } from './insertions.js';
import { withEscapes } from './money.js';
import { withMetaValues } from './importMeta.js';
import { createOptions } from './options.js';
import type { Compiled, SourceText } from './sourceText.js';

type Attempt = Omit<Compiled, 'diagnostics'>;

/** Maximum number of attempts. A paragraph with more sums of money keeps the rest as text, including the Markdown in between. */
const mostRounds = 40;

/**
 * Compiles a text. Emphasis and addresses follow the rules for languages without spaces between words.
 *
 * @throws an error with position and reason if Sätteri rejects the text.
 */
export function attempt(source: SourceText, resolver: TargetResolver): Attempt {
  const ended = endAddresses(outdentClosingTags(source.text));
  const joined = joinEmphasis(ended.text);
  const isJoined = ended.offsets.length + joined.offsets.length > 0;
  const compiled = attemptWithMoney({ ...source, text: joined.text, hasJoiners: isJoined }, resolver);
  if (!isJoined) return compiled;
  const { code, needs, gathered } = compiled;
  const placeOf = (point: Position): Position => ended.placeOf(joined.placeOf(point));
  return { code: withoutJoiners(code ?? ''), needs, gathered: relocatePositions(gathered, placeOf) };
}

/** Compiles a text, repeatedly while dollars are mistaken for formulas, because such a formula hides Markdown. */
function attemptWithMoney(source: SourceText, resolver: TargetResolver): Attempt {
  let compiled = attemptOnce(source, resolver);
  if (compiled.gathered.plainDollars.length === 0) return compiled;
  let escapes = new Insertions(source.text, '\\', []);
  for (let round = 0; round < mostRounds && compiled.gathered.plainDollars.length > 0; round += 1) {
    escapes = withEscapes(escapes, compiled.gathered.plainDollars);
    try {
      compiled = attemptOnce({ ...source, text: escapes.text }, resolver);
    } catch {
      // The text inside the formula does not compile, so the dollars are plain text.
      return compiled;
    }
  }
  return { ...compiled, gathered: relocatePositions(compiled.gathered, (point) => escapes.placeOf(point)) };
}

function attemptOnce(source: SourceText, resolver: TargetResolver): Attempt {
  const { text, format } = source;
  const gathered = gather(resolver);
  if (format === 'mdx') refuseEndlessExpression(text);
  const settings = createOptions(gathered, source);
  const result =
    format === 'mdx'
      ? mdxToJs(text, settings)
      : markdownToJs(text, {
          ...settings,
          features: { ...settings.features, rawHtml: source.isUntrusted !== true },
          mdastPlugins: [...(settings.mdastPlugins ?? []), htmlAnchorsPlugin(gathered)],
        });
  if (result instanceof Promise) throw new TypeError('The plugins of a page are synchronous.');
  const unknown = [...result.code.matchAll(/_missingMdxReference\("([^"]+)", (true|false)\)/g)];
  const needs = unknown.flatMap(([, name = '', isComponent]) =>
    isComponent === 'true' ? [name, ...membersOf(name, gathered)] : membersOf(name, gathered),
  );
  return {
    code: withMetaValues(result.code, text),
    needs: [...new Set(needs)].filter((name) => name !== 'Fragment'),
    gathered,
  };
}

/** Members of an undefined object that a text uses: `A.B`. */
function membersOf(object: string, { uses }: Gathered): string[] {
  return uses.flatMap(({ name }) => (name.startsWith(`${object}.`) ? [name] : []));
}
