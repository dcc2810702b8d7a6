import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { readEntry, type EntryWords } from '../read/entry.js';
import { depthProblem } from '../read/limits.js';
import type { Load } from '../read/loadedFiles.js';
import { resolveLocation } from '../read/location.js';
import type { Source } from '../read/parsedFile.js';
import { applyOverlay } from './apply.js';
import { overlayOf, type Overlay } from './overlay.js';
import { PatchedDocument } from './patchedDocument.js';

/** Overlays that docs.json names for a specification, both as written there. */
export interface NamedOverlays {
  source: string;
  overlays: readonly string[];
}

interface ReadOverlay {
  /** Undefined when it cannot be read. */
  overlay?: Overlay;
  location: string;
  diagnostics: readonly Diagnostic[];
}

const words: EntryWords = {
  what: 'overlay',
  help: 'Name a file by its path from the folder of `docs.json`, or an http(s) address. The specification is shown without it.',
};

/** The overlays of a site, each read once. Those that docs.json names take the place of all that lie in the folder. */
export class Overlays {
  readonly #load: Load;
  readonly #read = new Map<string, Promise<ReadOverlay>>();
  readonly #named = new Map<string, readonly string[]>();
  /** Those that lie in the folder, by what they extend. */
  readonly #extending = new Map<string, string[]>();

  private constructor(named: readonly NamedOverlays[], load: Load) {
    this.#load = load;
    for (const { source, overlays } of named) {
      const location = resolveLocation(source, '') ?? source;
      if (!this.#named.has(location)) this.#named.set(location, overlays);
    }
  }

  /** @param found paths of the overlays in the content folder: those that say what they extend apply to that, in the order of their paths. */
  static async open(
    { named, found }: { named: readonly NamedOverlays[]; found: readonly string[] },
    load: Load,
  ): Promise<Overlays> {
    const overlays = new Overlays(named, load);
    for (const entry of [...found].sort()) {
      const { overlay, location } = await overlays.#at(entry);
      const target = overlay?.extends === undefined ? undefined : resolveLocation(overlay.extends, location);
      if (target === undefined) continue;
      overlays.#extending.set(target, [...(overlays.#extending.get(target) ?? []), entry]);
    }
    return overlays;
  }

  /** Those of a specification, in the order in which they apply. */
  async of(location: string): Promise<readonly ReadOverlay[]> {
    const entries = this.#named.get(location) ?? this.#extending.get(location) ?? [];
    return Promise.all(entries.map((entry) => this.#at(entry)));
  }

  #at(entry: string): Promise<ReadOverlay> {
    const known = this.#read.get(entry) ?? readOverlay(entry, this.#load);
    this.#read.set(entry, known);
    return known;
  }
}

async function readOverlay(entry: string, load: Load): Promise<ReadOverlay> {
  const { location, source, diagnostics } = await readEntry(entry, words, load);
  return { location, diagnostics, ...(source && { overlay: overlayOf(source) }) };
}

/** A specification's own file with its overlays applied. What cannot be read or applied is told of and left out. */
export function overlaid(
  source: Source,
  overlays: readonly ReadOverlay[],
): { source: Source; diagnostics: readonly Diagnostic[] } {
  if (overlays.length === 0) return { source, diagnostics: [] };
  const document = new PatchedDocument(source);
  const diagnostics = overlays.flatMap(({ overlay, diagnostics: reading }) => [
    ...reading,
    ...(overlay ? [...overlay.diagnostics, ...applyOverlay(document, overlay)] : []),
  ]);
  const problem = depthProblem(document.value, source.file);
  return problem ? { source, diagnostics: [...diagnostics, problem] } : { source: document.asSource(), diagnostics };
}
