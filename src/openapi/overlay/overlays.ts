import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { outOfDate } from '../read/files.js';
import { depthProblem } from '../read/limits.js';
import type { Load } from '../read/loaded.js';
import { resolveLocation } from '../read/location.js';
import type { Source } from '../read/parsed.js';
import { parseSource } from '../read/source.js';
import { applyOverlay } from './apply.js';
import { overlayOf, type Overlay } from './overlay.js';
import { PatchedDocument } from './patched.js';

/** What docs.json says of a specification, both as written there. */
export interface NamedOverlays {
  source: string;
  overlays: readonly string[];
}

/** Which overlays belong to which specification. Those that docs.json names take the place of all that lie in the folder. */
export class Overlays {
  readonly #named = new Map<string, readonly string[]>();
  readonly #extending: ReadonlyMap<string, readonly string[]>;

  private constructor(named: readonly NamedOverlays[], extending: ReadonlyMap<string, readonly string[]>) {
    this.#extending = extending;
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
    const extending = new Map<string, string[]>();
    for (const entry of [...found].sort()) {
      const { overlay, location } = await readOverlay(entry, load);
      const target = overlay?.extends === undefined ? undefined : resolveLocation(overlay.extends, location);
      if (target !== undefined) extending.set(target, [...(extending.get(target) ?? []), entry]);
    }
    return new Overlays(named, extending);
  }

  /** Those of a specification in the order in which they apply, as docs.json or the folder names them. */
  of(location: string): readonly string[] {
    return this.#named.get(location) ?? this.#extending.get(location) ?? [];
  }
}

/** A specification's own file with its overlays applied. What cannot be read or applied is told of and left out. */
export async function overlaid(
  source: Source,
  entries: readonly string[],
  load: Load,
): Promise<{ source: Source; diagnostics: readonly Diagnostic[] }> {
  if (entries.length === 0) return { source, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const document = new PatchedDocument(source);
  for (const entry of entries) {
    const { overlay, diagnostics: reading } = await readOverlay(entry, load);
    diagnostics.push(...reading, ...(overlay ? [...overlay.diagnostics, ...applyOverlay(document, overlay)] : []));
  }
  const problem = depthProblem(document.value, source.file);
  return problem ? { source, diagnostics: [...diagnostics, problem] } : { source: document.asSource(), diagnostics };
}

interface ReadOverlay {
  overlay?: Overlay;
  location: string;
  diagnostics: readonly Diagnostic[];
}

async function readOverlay(entry: string, load: Load): Promise<ReadOverlay> {
  const location = resolveLocation(entry, '');
  const loaded = location === undefined ? undefined : await load(location);
  if (location === undefined || loaded === undefined || 'problem' in loaded) {
    const reason = loaded && 'reason' in loaded ? loaded.reason : 'it is no file and no http(s) address';
    const fault = diagnostic(
      loaded && 'problem' in loaded && loaded.problem === 'unreachable' ? 'openapi/unreachable' : 'openapi/missing',
      {
        message: `The overlay \`${entry}\` cannot be read: ${reason}.`,
        help: 'Name a file by its path from the folder of `docs.json`, or an http(s) address. The specification is shown without it.',
        file: entry,
      },
    );
    return { location: entry, diagnostics: [fault] };
  }
  const stale = loaded.warning === undefined ? [] : [outOfDate(location, loaded.warning)];
  const { source, diagnostics } = parseSource(loaded.text, location);
  return { location, diagnostics: [...stale, ...diagnostics], ...(source && { overlay: overlayOf(source) }) };
}
