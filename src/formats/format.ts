import type { Json } from './openapi/json.js';
import type { Description } from './description.js';
import type { ApiSettings } from './openapi/details.js';
import type { Load } from './openapi/read/loadedFiles.js';
import type { EntryWords } from './openapi/read/entry.js';
import type { Source } from './openapi/read/parsedFile.js';
import type { Messages } from '../i18n/messages.js';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.js';
import type { DocumentPlace } from './documentPlace.js';

/** A format of files that reference pages are made from. A further one is a folder beside the others and a line in `list.ts`. */
export interface Format {
  /** `openapi`: unique. Documents carry it, so that a feature for one format alone finds its own. */
  id: string;
  /** Name for readers, such as `OpenAPI`. */
  title: string;
  /** Lists of files for machines (`llms.txt`) name those that the site serves. */
  isServed?: boolean;
  /** Nouns for messages about a file that docs.json names as one of this format. */
  words?: EntryWords;
  /** Recognises a file that nobody names, without parsing it; left out where a file has to be named. */
  isFound?(text: string): boolean;
  /** Recognises a file that docs.json names only as a reference. Formats are asked in their order, and the last one takes all. */
  recognises(file: WrittenFile): boolean;
  /** Reads a file that it recognises or that docs.json names as one of its own. Loads the code of the format, so that sites without such a file never do. */
  read(file: WrittenFile, load: Load, naming?: Naming): Promise<ReadResult>;
  /** Frontmatter keys with which a page names an entry, each with its look-up. */
  keys?: Readonly<Record<string, FindEntry>>;
  /** Looks up what an item of the navigation names; undefined where the item does not have its form. */
  findListed?(all: ReferenceDocuments, text: string, place: NamePlace): FoundEntry | undefined;
  /** Tells by its form alone that an item of the navigation names an entry. */
  isListed?(text: string): boolean;
}

/** A file with what belongs to it, before it is known what it says. */
export interface WrittenFile {
  /** Id that its document gets. */
  id: string;
  /** Path relative to the documentation folder with `/`, or an absolute http(s) URL. */
  location: string;
  /** Base of its relative references. */
  base: string;
  text: string;
  /** Its value with the overlays of the site, with places; undefined where the text is neither JSON nor YAML. Parsed when first asked for, as some files have 50 MB. */
  source(): Source | undefined;
}

/** The words of docs.json about a file, under the key of a format: its `endpoint`, for one. */
export type Naming = Readonly<Record<string, string | undefined>>;

/** A document, unless the file cannot be read at all, and what is wrong with it. */
export interface ReadResult<Document extends ReferenceDocument = ReferenceDocument> {
  document?: Document;
  diagnostics: readonly Diagnostic[];
}

/** A file that was read: a list of entries, and the means to show and check them. Methods need no `this`. */
export interface ReferenceDocument<Entry extends ReferenceEntry = ReferenceEntry> {
  /** Id of its format. */
  format: string;
  /** File name without extension, unique among the site's documents (`openapi`, `openapi-2`). */
  id: string;
  location: string;
  /** It lies in the documentation folder, and docs.json does not name it. */
  isUnnamed?: boolean;
  title: string;
  version?: string;
  /** Markdown. */
  description?: string;
  /** In the order of the sidebar. */
  entries: readonly Entry[];
  /** Its value. The texts under `description` are checked for links and pictures. */
  document: Json;
  /** Changes when anything in the document changes. */
  digest: string;
  /** Faults of the file as a whole, found while it was read. */
  diagnostics: readonly Diagnostic[];
  /** Place of the value at a JSON pointer of `document`, or of the nearest value around it. */
  locate(pointer: string): DocumentPlace;
  /** Content of the page of an entry. Made on demand, so that a thousand entries cost nothing before they are shown. */
  describe(entry: Entry, settings: ApiSettings): Description;
  /** Faults of what can be shown all the same; left out where reading finds them all. */
  check?(settings: Pick<ApiSettings, 'baseUrl'>): Diagnostic[];
  /** Markdown of the document with addresses of pages in place of names of entries; left out where texts name none. */
  withLinks?(text: string, hrefOf: (entry: string) => string | undefined): string;
  /** Language of code in its texts that names none. */
  codeLanguage?: string;
}

/** Something with a page of its own, as lists, links and the navigation know it. */
export interface ReferenceEntry {
  /** Unique in the site: `openapi POST /plants`. */
  id: string;
  /** Id of its document. */
  documentId: string;
  /** What it is, in a word for programs: `operation`, `webhook`, `channel`. */
  kind: string;
  /** As its author wrote it. */
  title?: string;
  /** Words that a title is made of where there is none: method and path, say. */
  words: string;
  /** Markdown. */
  description?: string;
  /** What it is, in a word for readers: `GET`, `WSS`, `MUTATION`, `CLASS`; undefined where nobody knows. */
  badge?: string;
  /** The sidebar shows the badge; left out where groups say the same. */
  hasMarker?: boolean;
  /** Address or name in its document: `/plants/{id}`, `Client.find`. */
  path: string;
  /** Wanted address of its page below the directory of the document; those of several are told apart by numbers. */
  slug: string;
  /** Groups of the sidebar that it stands in, from the outside; empty where it stands beside them. */
  groups: readonly GroupName[];
  /** A word that the sidebar shows beside its title. */
  tag?: string;
  deprecated: boolean;
  /** It has a page, but no place in the navigation. */
  hidden: boolean;
  /** Nothing stands beside its text. */
  hasNoPanel?: boolean;
  /** What the document says of the page itself (`x-mint`, FORMAT.md 6.4). */
  mint?: Mint;
  /** JSON pointer in `document`, for messages. */
  pointer: string;
  /** Changes when anything that its page shows changes. */
  digest: string;
  /** Ids of entries whose pages its own links to. */
  leadsTo?: readonly string[];
}

/** A group by the name that the document gives it, or by a label of the interface. */
export type GroupName = string | { label: keyof Messages['labels'] };

/** FORMAT.md 6.4. */
export interface Mint {
  metadata: { readonly [key: string]: Json | undefined };
  content?: string;
  href?: string;
}

/** All documents of a site, for look-ups. */
export interface ReferenceDocuments {
  /** In the order they are named. */
  documents: readonly ReferenceDocument[];
  /** Those that could not be read: what they hold is not known, and what is not found may be in them. */
  unread: readonly string[];
}

/** Where a name stands. */
export interface NamePlace {
  /** For messages. */
  at: NamedAt;
  /** Documents that the navigation names around it. */
  around: readonly ReferenceDocument[];
}

/** File and span of a name. */
export interface NamedAt {
  file?: string;
  span?: Span | undefined;
}

/** Looks up a name in frontmatter. */
export type FindEntry = (all: ReferenceDocuments, written: unknown, place: NamePlace) => FoundEntry;

/** The entry that a name means, or diagnostics that say why there is none. */
export interface FoundEntry {
  document?: ReferenceDocument;
  entry?: ReferenceEntry;
  diagnostics: readonly Diagnostic[];
}
