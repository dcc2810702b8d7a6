import type { Config } from '../../../../src/config/config.js';
import { parseConfig, type ParsedConfig } from '../../../../src/config/load.js';
import { treeOf } from '../helpers.js';

const minimal = { name: 'Fern', navigation: { pages: ['introduction'] } };

/** Parses a file in the current schema, with further settings. */
export function parse(settings: Record<string, unknown> = {}): ParsedConfig {
  return parseConfig(JSON.stringify({ ...minimal, ...settings }, null, 2), 'docs.json');
}

/** The configuration of settings that are expected to be right in every way. */
export function accept(settings: Record<string, unknown> = {}): Config {
  const { config, schema, diagnostics } = parse(settings);
  if (config === undefined || schema !== 'today' || diagnostics.length > 0)
    throw new Error(JSON.stringify([schema, diagnostics], null, 2));
  return config;
}

/** The nodes of a `navigation`, in short form. */
export function structure(navigation: Record<string, unknown>): unknown {
  return treeOf(accept({ navigation }));
}
