import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printReport } from '../project/report.js';
import { parseConfig } from '../config/load.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { recordsOf } from '../diagnostics/json.js';
import { arrange } from '../diagnostics/order.js';
import { printable } from '../diagnostics/printableText.js';
import { isOperation } from '../formats/openapi/operation.js';
import { createLoad } from '../documents/read/load.js';
import { isRemote } from '../documents/read/location.js';
import { readDocuments, type ReadDocuments } from '../formats/read.js';
import { createSite } from '../site/createSite.js';
import { amount } from '../shared/amount.js';
import { isInside } from '../shared/isInside.js';
import { kindAt } from '../shared/kindAt.js';
import { exitCode, UsageError } from './usage.js';

export interface OpenapiOptions {
  json: boolean;
  strict: boolean;
}

/** A page generated from a specification. */
interface SpecificationPage {
  title: string;
  /** In capitals; the kind of entry if it is not a request. */
  method: string;
  /** The path with placeholders, or the name of a webhook. */
  path: string;
  kind: string;
  /** Address of the page, without base. */
  route: string;
}

/**
 * Reports faults in a specification and the pages that it generates if docs.json only names it.
 *
 * @param name a file or an address.
 * @returns the exit code: 1 if it cannot be read, on an error and, with `strict`, on a warning.
 * @throws UsageError if there is no such file.
 */
export async function openapi(name: string, { json, strict }: OpenapiOptions): Promise<number> {
  const { folder, entry } = placeOf(name);
  const read = await readAt(folder, entry);
  const [specification] = read.documents;
  const checked = specification?.check?.({ baseUrl: [] }) ?? [];
  const diagnostics = arrange([...read.diagnostics, ...checked]);
  const pages = specification ? pagesOf(entry, read) : [];
  if (json) process.stdout.write(`${JSON.stringify({ diagnostics: recordsOf(diagnostics), pages }, null, 2)}\n`);
  else {
    printReport(folder, diagnostics);
    if (specification) process.stdout.write(listOf(specification.title, pages, diagnostics));
  }
  return specification ? exitCode(diagnostics, strict) : 1;
}

/** The folder that contains a specification, and the specification's name within it. */
function placeOf(name: string): { folder: string; entry: string } {
  if (isRemote(name)) return { folder: process.cwd(), entry: name };
  const file = path.resolve(name);
  if (kindAt(file) !== 'file') throw new UsageError(`There is no file ${name}.`);
  return { folder: path.dirname(file), entry: path.basename(file) };
}

async function readAt(folder: string, entry: string): Promise<ReadDocuments> {
  const cacheDirectory = mkdtempSync(path.join(tmpdir(), 'trellis-openapi-'));
  // References may lead to neighbouring files and to the rest of the repository.
  const root = isInside(folder, process.cwd()) ? process.cwd() : folder;
  try {
    return await readDocuments([entry], createLoad({ folders: [folder], root, entries: [entry], cacheDirectory }));
  } finally {
    rmSync(cacheDirectory, { recursive: true, force: true });
  }
}

function pagesOf(entry: string, read: ReadDocuments): SpecificationPage[] {
  const docs = { name: 'API', navigation: { tabs: [{ tab: 'API', openapi: entry }] } };
  const { config, source } = parseConfig(JSON.stringify(docs), 'docs.json');
  if (!config) return [];
  const site = createSite({
    config,
    configSource: source,
    pages: [],
    assets: new Set(),
    specifications: read.documents,
    unread: read.unread,
  });
  return [...site.routes.values()].flatMap(({ path: route, title, source }) => {
    if (source.kind !== 'operation') return [];
    const { operation } = source;
    const { path, kind, badge = kind } = operation;
    return { title, method: isOperation(operation) ? operation.method : badge, path, kind, route };
  });
}

function listOf(title: string, pages: readonly SpecificationPage[], diagnostics: readonly Diagnostic[]): string {
  const rows = pages.map(({ title: name, method, path, kind, route }) => [
    `${kind === 'webhook' ? 'webhook ' : ''}${method} ${path}`,
    name,
    route,
  ]);
  const widths = [0, 1].map((column) => Math.min(48, Math.max(0, ...rows.map((row) => row[column]?.length ?? 0))));
  return [
    `${printable(title)} makes ${amount(pages.length, 'page')}${pages.length === 0 ? '.' : ':'}`,
    ...rows.map((row) => `  ${row.map((cell, column) => printable(cell).padEnd(widths[column] ?? 0)).join('  ')}`),
    ...(diagnostics.some(({ severity }) => severity !== 'note') ? [] : ['No problems found.']),
    '',
  ].join('\n');
}
