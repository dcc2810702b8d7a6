import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';
import type { ConfigCheckContext } from './checks/context.js';
import {
  checkBackgrounds,
  checkMessages,
  checkOverlays,
  checkRepeatedRedirects,
  checkSocials,
} from './checks/settings.js';
import { checkNavigation, checkVersions } from './checks/navigation.js';
import { upgrade } from './classic/upgrade.js';
import type { Config, SchemaName } from './config.js';
import { convert } from './today/convert.js';
import { reportPending } from './today/pending.js';
import { explain } from './explain.js';
import { stripIconPrefixes } from './iconPrefix.js';
import { modernize } from './legacy.js';
import { nestGroups } from './nestedGroups.js';
import { recogniseSchema } from './recognise.js';
import { changedTree } from './changedTree.js';
import { resolveReferences, type ReadFile } from './references.js';
import { checkAndRepair, Mends } from './repair.js';
import { modelSchema } from './model/model.js';
import { locate, readSource, type ConfigSource } from './source.js';
import type { ObjectTree, JsonPath, JsonTree } from './tree.js';
import { vocabularies, type Vocabulary } from './vocabulary.js';

export interface ParsedConfig {
  /** Undefined if the file is unusable. If only some settings are wrong, they are left out or replaced by defaults. */
  config: Config | undefined;
  /** The form in which the file is written; undefined if it cannot be read. */
  schema: SchemaName | undefined;
  /** The valid part of the file as written; undefined if the file is unusable. */
  written?: ObjectTree;
  /** Finds positions by paths of `config`, whatever the form of the file. */
  source: ConfigSource;
  /** All diagnostics about the file and the files that it references, sorted by position. */
  diagnostics: Diagnostic[];
}

const checks: readonly ((context: ConfigCheckContext) => Diagnostic[])[] = [
  checkVersions,
  checkNavigation,
  checkSocials,
  checkRepeatedRedirects,
  checkOverlays,
  checkMessages,
  checkBackgrounds,
];

interface Checked {
  config: Config | undefined;
  /** The tree in the form of `config`. */
  tree: JsonTree;
  diagnostics: Diagnostic[];
}

/** Converts files of one form to the model. */
interface Reader {
  vocabulary: Vocabulary;
  /** Functions that update outdated settings in place. */
  modernize: readonly ((tree: JsonTree) => Diagnostic[])[];
  /** Converts a valid file to the model. Values keep their positions. */
  upgrade: (root: ObjectTree) => ObjectTree;
}

const readers: Readonly<Record<SchemaName, Reader>> = {
  classic: {
    vocabulary: vocabularies.classic,
    modernize: [modernize, nestGroups, stripIconPrefixes],
    upgrade,
  },
  today: {
    vocabulary: vocabularies.today,
    modernize: [nestGroups, stripIconPrefixes, reportPending],
    upgrade: convert,
  },
};

/** Validates the file's keys, then converts the valid part to the model. */
function check(input: JsonTree, schema: SchemaName, mends: Mends): Checked {
  const { vocabulary, modernize: steps, upgrade } = readers[schema];
  const diagnostics = steps.flatMap((step) => step(input));
  const isUsable = checkAndRepair(input, vocabulary.schema, mends, (problem) =>
    diagnostics.push(explain(problem, input, vocabulary)),
  );
  if (isUsable === undefined || input.type !== 'object') return { config: undefined, tree: input, diagnostics };
  const tree = upgrade(input);
  const read = checkAndRepair(tree, modelSchema, mends, (problem) =>
    diagnostics.push(explain(problem, tree, vocabulary)),
  );
  return { config: read && { ...read, schema }, tree, diagnostics };
}

/**
 * Parses and validates the text of a docs.json. Pure; never throws.
 *
 * @param file path of the file relative to the documentation folder, for messages.
 * @param read returns the text of files that `$ref` names.
 * @param changed value that replaces the text's, as returned by `JSON.parse`; undefined to use the text.
 */
export function parseConfig(
  text: string,
  file: string,
  read: ReadFile = () => undefined,
  changed?: unknown,
): ParsedConfig {
  const reading = readSource(text, file);
  if (!reading.tree) {
    const source = locate(file, text, undefined);
    return { config: undefined, schema: undefined, source, diagnostics: arrange(reading.diagnostics) };
  }
  const counted = changed === undefined ? reading.tree : changedTree(reading.tree, changed);
  const whole = resolveReferences(counted, read);
  const schema = recogniseSchema(whole.tree);
  const mends = new Mends(whole.losses);
  const { config, tree, diagnostics } = check(whole.tree, schema, mends);
  const source = locate(file, text, tree);
  const isDamaged = (path: JsonPath): boolean => [tree, whole.tree].some((each) => mends.isDamaged(each, path));
  const context = config && { config, source, isDamaged };
  return {
    config,
    schema,
    ...(config && whole.tree.type === 'object' ? { written: whole.tree } : {}),
    source,
    diagnostics: arrange([
      ...reading.diagnostics,
      ...whole.diagnostics,
      ...diagnostics,
      ...(context ? checks.flatMap((check) => check(context)) : []),
    ]),
  };
}
