import { parseConfig, type ParsedConfig } from '../../../src/config/load.js';
import type { Config } from '../../../src/config/config.js';
import type { NavigationNode } from '../../../src/config/navigation/node.js';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.js';

/** The least that a file needs. */
export const minimal = { name: 'Fern', navigation: [{ group: 'Start', pages: ['introduction'] }] };

/** Parses the minimal configuration with further settings. */
export function parse(settings: Record<string, unknown> = {}): ParsedConfig {
  return parseConfig(JSON.stringify({ ...minimal, ...settings }, null, 2), 'docs.json');
}

/** The configuration of settings that are expected to be right in every way. */
export function accept(settings: Record<string, unknown> = {}): Config {
  const { config, diagnostics } = parse(settings);
  if (config === undefined || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics, null, 2));
  return config;
}

/** Takes the mark `▶` out of a text and tells where it stood. */
export function unmark(marked: string): { text: string; line: number; column: number } {
  const before = marked.slice(0, marked.indexOf('▶'));
  const lines = before.split('\n');
  return { text: marked.replace('▶', ''), line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** `code line:column`, to compare lists of diagnostics at a glance. */
export function brief({ code, span }: Diagnostic): string {
  return `${code} ${span?.start.line ?? '?'}:${span?.start.column ?? '?'}`;
}

/** A node in few words: `{ tab: 'A', children: [{ group: 'B', pages: ['c'] }] }`; what is undefined is left out. */
function inShort(node: NavigationNode): unknown {
  if (node.kind === 'page') return node.page;
  const { kind, label, children, ...rest } = node;
  const inside = children.map(inShort);
  const content = kind === 'group' ? { pages: inside } : inside.length > 0 ? { children: inside } : {};
  const said = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { [kind]: label, ...Object.fromEntries(said), ...content };
}

/** The tree of a navigation in few words. */
export function treeOf(config: Config | undefined): unknown {
  return config?.navigation.children.map(inShort);
}
