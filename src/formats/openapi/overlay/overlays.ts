import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { loadEntry, type EntryWords } from '../../../documents/read/entry.js';
import { depthProblem } from '../../../documents/read/limits.js';
import type { Load } from '../../../documents/read/loadedFiles.js';
import { resolveLocation } from '../../../documents/read/location.js';
import type { Source } from '../../../documents/read/parsedFile.js';
import { parseSource } from '../../../documents/read/source.js';
import { remember } from '../../../shared/remember.js';
import { applyOverlay } from './apply.js';
import { overlayOf, type Overlay } from './overlay.js';
import { PatchedDocument } from './patchedDocument.js';

/** Overlays that docs.json names for a specification, both as written there. */
export interface NamedOverlays {
  source: string;
  /** Left out if those apply that extend the specification. */
  overlays?: readonly string[] | undefined;
  /** Name of the specification with these overlays. Other references may be made from the same source. */
  as?: string | undefined;
}

interface ReadOverlay {
  /** Undefined if it cannot be read. */
  overlay?: Overlay;
  location: string;
  diagnostics: readonly Diagnostic[];
}

const words: EntryWords = {
  what: 'overlay',
  help: 'Name a file by its path from the folder of `docs.json`, or an http(s) address.',
};

/** The overlays of a site, each read once. Overlays that docs.json names replace those found in the folder. */
export class Overlays {
  readonly #load: Load;
  readonly #read = new Map<string, Promise<ReadOverlay>>();
  readonly #entries = new Map<string, readonly string[]>();
  /** Overlays found in the folder, by the specification they extend. */
  readonly #extending = new Map<string, string[]>();

  private constructor(named: readonly NamedOverlays[], load: Load) {
    this.#load = load;
    for (const { source, overlays, as } of named) {
      const name = as ?? resolveLocation(source, '') ?? source;
      if (overlays && !this.#entries.has(name)) this.#entries.set(name, overlays);
    }
  }

  /** @param found paths of the overlays in the content folder. Those that name what they extend apply to it, ordered by path. */
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

  /**
   * The overlays of a specification, in order of application.
   *
   * @param as name that docs.json gives it.
   */
  async of(location: string, as = location): Promise<readonly ReadOverlay[]> {
    const entries = this.#entries.get(as) ?? this.#extending.get(location) ?? [];
    return Promise.all(entries.map((entry) => this.#at(entry)));
  }

  #at(entry: string): Promise<ReadOverlay> {
    return remember(this.#read, entry, () => readOverlay(entry, this.#load));
  }
}

async function readOverlay(entry: string, load: Load): Promise<ReadOverlay> {
  const { text, location, diagnostics } = await loadEntry(entry, words, load);
  if (text === undefined) return { location, diagnostics };
  const { source, diagnostics: faults } = parseSource(text, location);
  return { location, diagnostics: [...diagnostics, ...faults], ...(source && { overlay: overlayOf(source) }) };
}

/** A specification's own file after its overlays. */
interface OverlaidSource {
  source: Source;
  diagnostics: readonly Diagnostic[];
  /** True if an overlay or an action had to be left out. A target that matches nothing does not count. */
  isPartial: boolean;
}

/** Applies overlays to a specification's own file. Overlays that cannot be read or applied are reported and left out. */
export function applyOverlays(source: Source, overlays: readonly ReadOverlay[]): OverlaidSource {
  if (overlays.length === 0) return { source, diagnostics: [], isPartial: false };
  const document = new PatchedDocument(source);
  const applied = overlays.map(({ overlay, diagnostics: reading }) => {
    const actions = overlay && applyOverlay(document, overlay);
    return {
      diagnostics: [...reading, ...(overlay?.diagnostics ?? []), ...(actions?.diagnostics ?? [])],
      isPartial: !actions || actions.isPartial || (overlay?.diagnostics.length ?? 0) > 0,
    };
  });
  const problem = depthProblem(document.value, source.file);
  return {
    source: problem ? source : document.asSource(),
    diagnostics: [...applied.flatMap(({ diagnostics }) => diagnostics), ...(problem ? [problem] : [])],
    isPartial: problem !== undefined || applied.some(({ isPartial }) => isPartial),
  };
}
