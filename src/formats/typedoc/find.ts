import { readSdkFormat } from '../../config/sdkFormats.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { listed, mayBeAway, type NamedAt } from '../openapi/find.js';
import type { Operation, Specification } from '../openapi/operation.js';
import { resolveLocation } from '../openapi/read/location.js';
import { hasCode, type SdkMember, type SdkPage, type SdkReference, type SdkSymbol } from '../openapi/sdkReference.js';
import type { KnownSpecifications } from '../openapi/specifications.js';
import { pageInputs } from './pageInputs.js';
import { sdkOperation } from './specification.js';

/** A symbol as frontmatter names it. */
export interface WantedSymbol {
  kind: string;
  name: string;
  parent?: string | undefined;
  format?: string | undefined;
  source?: string | undefined;
}

const kinds = [
  'class',
  'interface',
  'enum',
  'function',
  'type',
  'variable',
  'method',
  'property',
  'module',
  'namespace',
];

/** Reads `[source] kind name`; undefined where no kind is in it. */
export function wantedSymbol(written: string | WantedSymbol): WantedSymbol | string {
  if (typeof written !== 'string') return written;
  const words = written.trim().split(/\s+/);
  for (const at of [0, 1]) {
    const [kind = '', ...rest] = words.slice(at);
    if (!kinds.includes(kind) || rest.length === 0) continue;
    return { kind, name: rest.join(' '), ...(at === 1 && { source: words[0] }) };
  }
  return written;
}

/** References of libraries that pages name themselves, as written. */
export function sdkSources(pages: Iterable<{ frontmatter: { sdk?: string | WantedSymbol | undefined } }>): string[] {
  const sources = new Set<string>();
  for (const { frontmatter } of pages) {
    const wanted = frontmatter.sdk === undefined ? undefined : wantedSymbol(frontmatter.sdk);
    if (typeof wanted !== 'object' || wanted.source === undefined) continue;
    if ((wanted.format ?? readSdkFormat) === readSdkFormat) sources.add(wanted.source);
  }
  return [...sources];
}

/** The operation that stands for the page of a symbol, or a diagnostic with the reason why there is none. */
export interface FoundSymbolPage {
  operation?: Operation;
  diagnostics: readonly Diagnostic[];
}

/**
 * Looks up a symbol. Without a source it is one of the library that the navigation names around the page, else of any.
 *
 * @param around sources that the navigation names around the page.
 */
export function findSymbol(
  all: KnownSpecifications,
  wanted: WantedSymbol | string,
  around: readonly string[],
  at: NamedAt,
): FoundSymbolPage {
  if (typeof wanted === 'string')
    return unknown(
      `\`${wanted}\` does not name a symbol.`,
      `Write \`kind name\`, with one of the kinds ${listed(kinds.slice(0, 8))}.`,
      at,
    );
  if (wanted.format !== undefined && wanted.format !== readSdkFormat)
    return unknown(
      `Output of \`${wanted.format}\` is not read.`,
      `Pages are made of the output of \`${readSdkFormat}\` alone.`,
      at,
    );
  const libraries = all.specifications.filter(({ sdk }) => sdk);
  const named = (entries: readonly string[]): Specification[] => {
    const locations = new Set(entries.map((entry) => resolveLocation(entry, '') ?? entry));
    return libraries.filter(({ location }) => locations.has(location));
  };
  const near = named(wanted.source === undefined ? around : [wanted.source]);
  const searched = near.length > 0 || wanted.source !== undefined ? near : libraries;
  for (const specification of searched) {
    const operation = specification.sdk && operationIn(specification, specification.sdk, wanted);
    if (operation) return { operation, diagnostics: [] };
  }
  if (near.length === 0 && mayBeAway(all, searched, wanted.source)) return { diagnostics: [] };
  if (searched.length === 0)
    return unknown(
      'The site has no reference of a library.',
      'Name one under `sdk` in `docs.json`, or as `source` beside `kind` and `name`.',
      at,
    );
  const { kind } = wanted;
  const name = fullName(wanted);
  const candidates = searched.flatMap(({ sdk }) => (sdk ? namesIn(sdk) : []));
  const meant = nearest(
    name,
    candidates.filter((each) => each.kind === kind).map((each) => each.name),
  );
  const other = candidates.find((each) => each.name === name);
  const help =
    meant === undefined
      ? other
        ? `\`${name}\` is there as \`${other.kind}\`.`
        : 'Name a symbol that the reference has, with its kind.'
      : `Did you mean \`${kind} ${meant}\`?`;
  return unknown(
    `There is no ${kind} \`${name}\` in ${listed(searched.slice(0, 3).map(({ location }) => location))}.`,
    help,
    at,
  );
}

function unknown(message: string, help: string, at: NamedAt): FoundSymbolPage {
  return { diagnostics: [diagnostic('sdk/unknown-symbol', { message, help, ...at })] };
}

const fullName = ({ name, parent }: WantedSymbol): string =>
  parent === undefined || name.startsWith(`${parent}.`) ? name : `${parent}.${name}`;

const qualified = ({ scope, name }: Pick<SdkSymbol, 'scope' | 'name'>): string => [...scope, name].join('.');

/** Names of symbols and members, as frontmatter can write them. */
function namesIn({ symbols }: SdkReference): { kind: string; name: string }[] {
  return symbols.flatMap((symbol) => [
    { kind: symbol.kind, name: symbol.name },
    ...symbol.members.map((member) => ({ kind: kindOf(member), name: `${symbol.name}.${member.name}` })),
  ]);
}

const kindOf = ({ kind }: SdkMember): string => (kind === 'method' || kind === 'constructor' ? 'method' : 'property');

function operationIn(
  { id, operations }: Specification,
  reference: SdkReference,
  wanted: WantedSymbol,
): Operation | undefined {
  const name = fullName(wanted);
  const { symbols } = reference;
  if (wanted.kind !== 'method' && wanted.kind !== 'property') {
    const ofKind = symbols.filter(({ kind }) => kind === wanted.kind);
    const found = ofKind.find((symbol) => qualified(symbol) === name) ?? ofKind.find((symbol) => symbol.name === name);
    return found && operations.find(({ sdk }) => sdk?.symbol === found.id);
  }
  for (const symbol of symbols) {
    const member = symbol.members.find(
      (each) =>
        kindOf(each) === wanted.kind &&
        [symbol.name, qualified(symbol)].some((owner) => `${owner}.${each.name}` === name),
    );
    if (member) return memberOperation(id, symbol, member, reference);
  }
  return undefined;
}

function memberOperation(
  specification: string,
  symbol: SdkSymbol,
  member: SdkMember,
  reference: SdkReference,
): Operation {
  const { kind, field, calls } = member;
  const [first, other] = calls;
  const said = field ?? first;
  const page: SdkPage = {
    kind,
    name: `${symbol.name}.${member.name}`,
    symbol: symbol.id,
    scope: symbol.scope,
    // Examples of several signatures stand with them.
    ...(said && !other && hasCode(said) && { hasPanel: true }),
  };
  return sdkOperation(specification, page, {
    ...pageInputs(symbol, reference, specification),
    id: `${kind} ${qualified(symbol)}.${member.name}`,
    ...(said?.description !== undefined && { description: said.description }),
    deprecated: (field ? [field] : calls).every(({ deprecation }) => deprecation !== undefined),
  });
}
