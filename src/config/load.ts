import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { arrange } from '../diagnostics/order.js';
import type { ConfigCheckContext } from './checks/context.js';
import { checkBackgrounds } from './checks/backgrounds.js';
import { checkMessages } from './checks/messages.js';
import { checkNavigation } from './checks/navigation.js';
import { checkOverlays } from './checks/overlays.js';
import { checkRepeatedRedirects } from './checks/redirects.js';
import { checkSocials } from './checks/socials.js';
import { checkVersions } from './checks/versions.js';
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
  /**
   * Undefined when nothing sensible can be made of the file. When a diagnostic is an error but the rest is usable, this is
   * the rest: the settings that are wrong are left out or have their defaults.
   */
  config: Config | undefined;
  /** The schema that the file was recognised to be written in; undefined when it cannot be read. */
  schema: SchemaName | undefined;
  /** Valid part of the file, in the terms of its schema; undefined if `config` is. */
  written?: ObjectTree;
  /** Finds positions by the paths of `config`, whichever schema the file is written in. */
  source: ConfigSource;
  /** Every problem of the file and of those it refers to, sorted by place. */
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
  /** In the form of `config`. */
  tree: JsonTree;
  diagnostics: Diagnostic[];
}

/** Reads the files of one schema into the model. */
interface Reader {
  vocabulary: Vocabulary;
  /** Brings what older files write differently into the form of the schema. Changes the tree. */
  modernize: readonly ((tree: JsonTree) => Diagnostic[])[];
  /** Carries a file that the schema finds nothing wrong with over into the form of the model; its values keep their places. */
  upgrade: (written: ObjectTree) => ObjectTree;
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

/** The author's own keys are checked; what is right is then carried over into the model. */
function check(written: JsonTree, schema: SchemaName, mends: Mends): Checked {
  const { vocabulary, modernize: steps, upgrade } = readers[schema];
  const diagnostics = steps.flatMap((step) => step(written));
  const isUsable = checkAndRepair(written, vocabulary.schema, mends, (problem) =>
    diagnostics.push(explain(problem, written, vocabulary)),
  );
  if (isUsable === undefined || written.type !== 'object') return { config: undefined, tree: written, diagnostics };
  const tree = upgrade(written);
  const read = checkAndRepair(tree, modelSchema, mends, (problem) =>
    diagnostics.push(explain(problem, tree, vocabulary)),
  );
  return { config: read && { ...read, schema }, tree, diagnostics };
}

/**
 * Turns the text of a docs.json into a checked configuration. Pure; never throws, whatever the text.
 *
 * @param file path of the file relative to the documentation folder, for messages.
 * @param read gives the files that `$ref` names.
 * @param changed what counts in place of what the text holds, as `JSON.parse` gives it; undefined where the text counts.
 */
export function parseConfig(
  text: string,
  file: string,
  read: ReadFile = () => undefined,
  changed?: unknown,
): ParsedConfig {
  const written = readSource(text, file);
  if (!written.tree) {
    const source = locate(file, text, undefined);
    return { config: undefined, schema: undefined, source, diagnostics: arrange(written.diagnostics) };
  }
  const counted = changed === undefined ? written.tree : changedTree(written.tree, changed);
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
      ...written.diagnostics,
      ...whole.diagnostics,
      ...diagnostics,
      ...(context ? checks.flatMap((check) => check(context)) : []),
    ]),
  };
}
