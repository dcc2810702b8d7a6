import type { Json } from '../documents/json.js';
import type { Description } from './description.js';
import type { ApiSettings } from './openapi/details.js';
import type { Load } from '../documents/read/loadedFiles.js';
import type { EntryWords } from '../documents/read/entry.js';
import type { Source } from '../documents/read/parsedFile.js';
import type { Messages } from '../i18n/messages.js';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.js';
import type { DocumentPlace } from '../documents/documentPlace.js';

/** A kind of file that reference pages are made from. To add one, add a folder beside the others and a line in `list.ts`. */
export interface Format {
  /** Unique id, such as `openapi`. Documents have it too, so that a feature for one format can find its documents. */
  id: string;
  /** Name shown to readers, such as `OpenAPI`. */
  title: string;
  /** True if the site publishes the files, so that lists for machines (`llms.txt`) name them. */
  isServed?: boolean;
  /** Nouns for messages about a file that docs.json names under this format's key. */
  words?: EntryWords;
  /** Recognises a file in the folder that docs.json does not name, without parsing it. Left out if such files must be named. */
  isFound?(text: string): boolean;
  /** Recognises a file that docs.json names without a format. The formats are asked in order; the last one accepts every file. */
  recognises(file: WrittenFile): boolean;
  /**
   * Reads a file that it recognises or that docs.json names under its key. Loads the format's code, so that sites without such files never load it.
   */
  read(file: WrittenFile, load: Load, naming?: Naming): Promise<ReadResult>;
  /** Frontmatter keys with which a page names an entry, each with its look-up. */
  keys?: Readonly<Record<string, FindEntry>>;
  /** Looks up the entry that a navigation item names; undefined if the item does not have this format's form. */
  findListed?(all: ReferenceDocuments, text: string, place: NamePlace): FoundEntry | undefined;
  /** True if a navigation item has the form of an entry's name. Looks at the text alone. */
  isListed?(text: string): boolean;
}

/** A file before its format is known. */
export interface WrittenFile {
  /** Id for its document. */
  id: string;
  /** Path relative to the documentation folder with `/`, or an absolute http(s) URL. */
  location: string;
  /** Base for its relative references. */
  base: string;
  text: string;
  /**
   * The parsed value with positions and with the site's overlays applied; undefined if the text is neither JSON nor YAML. Parsed on the first call,
   * because some files have 50 MB.
   */
  source(): Source | undefined;
}

/** Settings next to a file's name in docs.json, by key of the format, such as `endpoint`. */
export type Naming = Readonly<Record<string, string | undefined>>;

/** The document, unless the file cannot be read at all, and its diagnostics. */
export interface ReadResult<Document extends ReferenceDocument = ReferenceDocument> {
  document?: Document;
  diagnostics: readonly Diagnostic[];
}

/** A file that was read: its entries, and the functions that describe and check them. Methods do not use `this`. */
export interface ReferenceDocument<Entry extends ReferenceEntry = ReferenceEntry> {
  /** Id of its format. */
  format: string;
  /** File name without extension, unique among the site's documents (`openapi`, `openapi-2`). */
  id: string;
  /** Where its file is, unique among the site's documents. A document that docs.json names with `as` has its name instead. */
  location: string;
  /** True if the file lies in the documentation folder and docs.json does not name it. */
  isUnnamed?: boolean;
  title: string;
  version?: string;
  /** Markdown. */
  description?: string;
  /** In the order of the sidebar. */
  entries: readonly Entry[];
  /** The page about the document as a whole, which begins its pages in the navigation. Left out if the document says nothing about itself. */
  introduction?: Introduction;
  /** The parsed value. Links and pictures in texts under `description` are checked. */
  document: Json;
  /** The result of the site's overlays. Left out if the document has neither overlays nor a name in docs.json. */
  patched?: PatchedFile;
  /** Changes when anything in the document changes. */
  digest: string;
  /** Diagnostics about the file as a whole, found while reading it. */
  diagnostics: readonly Diagnostic[];
  /** Location of the value at a JSON pointer into `document`, or of the nearest value around it. */
  locate(pointer: string): DocumentPlace;
  /** Describes an entry's page. Called on demand, so that a thousand entries cost nothing until they are shown. */
  describe(entry: Entry, settings: ApiSettings): Description;
  /** Checks for faults that do not prevent the document from being shown. Left out if reading finds them all. */
  check?(settings: Pick<ApiSettings, 'baseUrl'>): Diagnostic[];
  /** Replaces names of entries in the document's Markdown with links to their pages. Left out if texts contain no names. */
  withLinks?(text: string, hrefOf: (entry: string) => string | undefined): string;
  /** Language of code blocks in its texts that name none. */
  codeLanguage?: string;
}

/** A file after overlays. */
interface PatchedFile {
  /** Location of the file. Several documents may be made from it. */
  source: string;
  /** As JSON or YAML, like the file. */
  text(): string;
  /** Locations of the overlays. */
  overlays: readonly string[];
}

/** The page about a document as a whole. Its entry is not among the document's entries. */
export interface Introduction {
  entry: ReferenceEntry;
  /** Ids of the sections of its description and of tags. */
  sections: readonly string[];
  /** Slugs of the headings in these sections. */
  headings: readonly string[];
  describe(settings: ApiSettings): Description;
}

/** Something with a page of its own, as lists, links and the navigation see it. */
export interface ReferenceEntry {
  /** Unique within the site: `openapi POST /plants`. */
  id: string;
  /** Id of its document. */
  documentId: string;
  /** What it is, as a word for programs: `operation`, `webhook`, `channel`. */
  kind: string;
  /** As the author wrote it. */
  title?: string;
  /** Words to derive a title from if there is none, such as method and path. */
  words: string;
  /** Markdown. */
  description?: string;
  /** What it is, as a word for readers: `GET`, `WSS`, `MUTATION`, `CLASS`. Undefined if unknown. */
  badge?: string;
  /** True if the sidebar shows the badge. Left out if the groups say the same. */
  hasMarker?: boolean;
  /** Address or name within its document: `/plants/{id}`, `Client.find`. Empty if it has none. */
  path: string;
  /** Preferred address of its page below the document's directory. Equal addresses get numbers. */
  slug: string;
  /** Groups of the sidebar that contain it, outermost first; empty outside of all groups. */
  groups: readonly GroupName[];
  /** A word shown beside its title in the sidebar. */
  tag?: string;
  deprecated: boolean;
  /** Version that introduced it, as written. */
  since?: string;
  /** True if it has a page but no place in the navigation. */
  hidden: boolean;
  /** True if its page has no panel beside the text. */
  hasNoPanel?: boolean;
  /** Settings for the page in the document itself (`x-mint`, FORMAT.md 6.4). */
  mint?: Mint;
  /** JSON pointer into `document`, for messages. */
  pointer: string;
  /** Changes when anything that its page shows changes. */
  digest: string;
  /** Ids of the entries that its page links to. */
  leadsTo?: readonly string[];
}

/** The name of a group as the document gives it, or a label of the interface. */
export type GroupName = string | { label: keyof Messages['labels'] };

/** FORMAT.md 6.4. */
export interface Mint {
  metadata: { readonly [key: string]: Json | undefined };
  content?: string;
  href?: string;
}

/** All documents of a site. */
export interface ReferenceDocuments {
  /** In the order in which docs.json names them. */
  documents: readonly ReferenceDocument[];
  /** Files that could not be read. A name that is not found may be in one of them. */
  unread: readonly string[];
}

/** Where a name is used. */
export interface NamePlace {
  /** For messages. */
  at: NamedAt;
  /** Documents that the navigation names for the surrounding group. */
  around: readonly ReferenceDocument[];
}

/** File and span of a name. */
export interface NamedAt {
  file?: string;
  span?: Span | undefined;
}

/** Looks up a name from frontmatter. */
export type FindEntry = (all: ReferenceDocuments, reference: unknown, place: NamePlace) => FoundEntry;

/** The entry that a name refers to, or diagnostics that explain why there is none. */
export interface FoundEntry {
  document?: ReferenceDocument;
  entry?: ReferenceEntry;
  diagnostics: readonly Diagnostic[];
}
