import { diagnostic } from '../../diagnostics/create.js';
import { inLetterCase, resolveTolerantly } from '../../content/links.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { NamedAt } from '../../formats/format.js';
import type { JsonPath } from '../../config/tree.js';
import { remember } from '../../shared/remember.js';
import { letterCase } from '../letterCase.js';
import { writtenPath, type Check, type CheckContext } from './context.js';
import { firstOfEach, withOthers } from './repeated.js';
import { didYouMean, nearestPath, textsOf } from './targets.js';
import type { Text } from './text.js';
import { withheldFile } from './withheldFiles.js';

/** Reports missing images and other files in docs.json, pages and snippets. */
export const checkAssets: Check = (context) => [...inSettings(context), ...inTexts(context)];

function inSettings(context: CheckContext): Diagnostic[] {
  const { logo, favicon, background, fonts, seo, trellis } = context.input.config;
  const targets: [JsonPath, string | undefined][] = [
    [['logo', 'light'], logo?.light],
    [['logo', 'dark'], logo?.dark],
    [['favicon', 'light'], favicon?.light],
    [['favicon', 'dark'], favicon?.dark],
    [['background', 'image'], background.image],
    [['seo', 'organization', 'logo'], seo.organization?.logo],
    ...(['body', 'heading'] as const).map((part): [JsonPath, string | undefined] => [
      ['fonts', part, 'source'],
      fonts[part]?.source,
    ]),
    ...(['stylesheets', 'scripts'] as const).flatMap((key) =>
      (trellis[key] ?? []).map((file, index): [JsonPath, string] => [['trellis', key, index], file]),
    ),
  ];
  const names = new Set<string>();
  return targets.flatMap(([path, target]) => {
    // The short form of `logo` and `favicon`, and one for a single mode, name one file twice.
    if (target === undefined || names.has(target)) return [];
    names.add(target);
    return checkFile(target, '/', context, context.input.configSource.placeOf(writtenPath(context, path)));
  });
}

function inTexts(context: CheckContext): Diagnostic[] {
  const faultsIn = ({ file, from, references }: Text): Diagnostic[] =>
    firstOfEach(references.filter(({ kind }) => kind === 'asset')).flatMap(({ reference: { target, span }, others }) =>
      checkFile(target, from, context, { file, span }).map((fault) => withOthers(fault, others)),
    );
  return textsOf(context.input).flatMap((text) =>
    remember(context.faultsOf.assets, text.references, () => faultsIn(text)),
  );
}

/**
 * Reports a file that is missing or not published.
 *
 * @param place where it is named.
 */
export function checkFile(target: string, from: string, { input }: CheckContext, place: NamedAt): Diagnostic[] {
  const assetPaths = { paths: input.assets, moved: input.moved, base: input.base };
  const link = resolveTolerantly(target, from, assetPaths);
  if (link.kind !== 'internal' || input.assets.has(link.path)) return [];
  const alike = resolveTolerantly(target, from, { ...assetPaths, alike: inLetterCase(input.assets.keys()) });
  if (alike.kind === 'internal' && alike.path !== link.path)
    return [diagnostic('site/letter-case', { ...letterCase(target, alike.path), ...place })];
  const withheld = withheldFile(target, link.path, input.exclusionAt?.(link.path));
  if (withheld) return [diagnostic('site/withheld-file', { ...withheld, ...place })];
  const paths = [...input.assets.keys()];
  const suggestion = nearestPath(link.path, paths);
  const help =
    suggestion === undefined
      ? { help: `Put it at \`${link.path}\`, or correct the path.` }
      : didYouMean(target, suggestion, paths);
  return [diagnostic('site/missing-asset', { message: `The file \`${target}\` does not exist.`, ...help, ...place })];
}
