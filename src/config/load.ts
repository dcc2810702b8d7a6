import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';
import type { CheckContext } from './checks/context.js';
import { checkHalves } from './checks/halves.js';
import { checkNavigation } from './checks/navigation.js';
import { checkRedirects } from './checks/redirects.js';
import { checkSocials } from './checks/socials.js';
import { checkVersions } from './checks/versions.js';
import type { Config } from './config.js';
import { explain } from './explain.js';
import { stripIconPrefixes } from './iconPrefix.js';
import { modernize } from './legacy.js';
import { checkAndRepair } from './repair.js';
import { locate, readSource, type ConfigSource } from './source.js';
import { findPart, type JsonTree } from './tree.js';

export interface ParsedConfig {
  /**
   * Undefined when nothing sensible can be made of the file. When a diagnostic is an error but the rest is usable, this is
   * the rest: the settings that are wrong are left out or have their defaults.
   */
  config: Config | undefined;
  /** Finds positions by the paths of `config`. */
  source: ConfigSource;
  /** Every problem of the file, sorted by place. */
  diagnostics: Diagnostic[];
}

const checks: readonly ((context: CheckContext) => Diagnostic[])[] = [
  checkVersions,
  checkNavigation,
  checkSocials,
  checkRedirects,
  checkHalves,
];

/** One error instead of hundreds of unknown keys, when the whole file is in the schema that came after this one. */
function laterSchema(tree: JsonTree, file: string): Diagnostic | undefined {
  const navigation = findPart(tree, ['navigation']);
  if (navigation?.value.type !== 'object') return undefined;
  return diagnostic('config/later-schema', {
    message: '`navigation` is an object: the file is written in the later schema, which is not supported yet.',
    help: 'Write "navigation" as a list of groups: [{ "group": "Start", "pages": ["introduction"] }].',
    file,
    span: navigation.key,
  });
}

function checkTree(
  tree: JsonTree,
  file: string,
  text: string,
): { config: Config | undefined; diagnostics: Diagnostic[] } {
  const later = laterSchema(tree, file);
  if (later !== undefined) return { config: undefined, diagnostics: [later] };

  const diagnostics = [...modernize(tree, file), ...stripIconPrefixes(tree, file)];
  const repaired = checkAndRepair(tree, (problem) => diagnostics.push(explain(problem, tree, file)));
  if (repaired === undefined) return { config: undefined, diagnostics };
  const context: CheckContext = { ...repaired, source: locate(file, text, tree) };
  return { config: repaired.config, diagnostics: [...diagnostics, ...checks.flatMap((check) => check(context))] };
}

/**
 * Turns the text of a docs.json into a checked configuration. Pure; never throws, whatever the text.
 *
 * @param file path of the file relative to the documentation folder, for messages.
 */
export function parseConfig(text: string, file: string): ParsedConfig {
  const { tree, diagnostics } = readSource(text, file);
  const checked = tree && checkTree(tree, file, text);
  return {
    config: checked?.config,
    source: locate(file, text, tree),
    diagnostics: arrange([...diagnostics, ...(checked?.diagnostics ?? [])]),
  };
}
