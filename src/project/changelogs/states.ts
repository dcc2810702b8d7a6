import type { Config } from '../../config/config.js';
import type { ReferenceDocument } from '../../formats/format.js';
import { isOpenapi, type Specification } from '../../formats/openapi/operation.js';
import { resolveLocation } from '../../documents/read/location.js';
import { messageOf } from '../../shared/messageOf.js';
import { defined } from '../../shared/object.js';
import { once } from '../../shared/once.js';
import type { Commit } from '../revision.js';

export type Changelog = Config['trellis']['changelogs'][number];

/** A version of an API. */
export interface State {
  version: string;
  /** Day as `2026-02-28`. */
  date?: string;
  /** Changes with the specification. */
  digest: string;
  /** Returns undefined, after a warning, if it cannot be read. */
  read(): Promise<Specification | undefined>;
  /** True for the current specification, if docs.json does not list it. */
  isImplied?: true;
}

/** Sources of versions. */
export interface StateSources {
  /** All specifications of the folder. */
  specifications: readonly Specification[];
  /** Refs of the site's own versions, by name. */
  refs: ReadonlyMap<string, string>;
  findCommit(ref: string): Promise<Commit>;
  /** Reads the specifications as they are at a commit. @throws with a message for the user. */
  readDocuments(commit: string): Promise<readonly ReferenceDocument[]>;
}

type Warn = (message: string) => void;

/** Finds the specification with a name, or the only one. */
export function findSpecification(
  specifications: readonly Specification[],
  entry: string | undefined,
): Specification | undefined {
  if (entry === undefined) return specifications.find(({ isUnnamed }) => !isUnnamed) ?? specifications[0];
  const location = resolveLocation(entry, '');
  return specifications.find((each) => each.location === location);
}

/**
 * Finds the versions that a changelog lists, newest first. Missing ones are left out with a warning.
 *
 * @param current the current specification.
 * @param warnAt creates the function that warns about the version at an index.
 */
export async function findStates(
  { versions }: Changelog,
  current: Specification,
  sources: StateSources,
  warnAt: (index: number) => Warn,
): Promise<State[]> {
  const states: State[] = [];
  for (const [index, declared] of versions.entries()) {
    const leaveOut: Warn = (why) => warnAt(index)(`A version of the changelog is left out: ${why}`);
    try {
      states.push(await findState(declared, index === 0, current, { ...sources, leaveOut }));
    } catch (error) {
      leaveOut(messageOf(error));
    }
  }
  const [newest] = states;
  if (newest && newest.digest !== current.digest) {
    const version =
      current.version === undefined || current.version === newest.version ? 'Unreleased' : current.version;
    states.unshift({ version, digest: current.digest, read: () => Promise.resolve(current), isImplied: true });
  }
  return states;
}

async function findState(
  { version, ref: gitRef, openapi, date }: Changelog['versions'][number],
  isFirst: boolean,
  current: Specification,
  { specifications, refs, findCommit, readDocuments, leaveOut }: StateSources & { leaveOut: Warn },
): Promise<State> {
  const ref = gitRef ?? (openapi === undefined ? refs.get(version ?? '') : undefined);
  if (ref === undefined) {
    const specification =
      openapi !== undefined ? findSpecification(specifications, openapi) : isFirst ? current : undefined;
    if (!specification)
      throw new Error(
        openapi === undefined ? 'it has neither `ref` nor `openapi`.' : `the folder has no specification ${openapi}.`,
      );
    const name = version ?? specification.version ?? specification.id;
    return {
      version: name,
      digest: specification.digest,
      read: () => Promise.resolve(specification),
      ...defined({ date }),
    };
  }
  const { id, day } = await findCommit(ref);
  return {
    version: version ?? ref,
    date: date ?? day,
    digest: `${id} ${openapi ?? current.location}`,
    read: once(async () => {
      try {
        const specification = correspond(await readDocuments(id), current, openapi);
        if (!specification) leaveOut(`there is no specification ${openapi ?? current.location} at ${ref}.`);
        return specification;
      } catch (error) {
        leaveOut(messageOf(error));
        return undefined;
      }
    }),
  };
}

/**
 * The earlier state of a specification: in the file that docs.json names, else at the same path, else with the same title, else the only
 * one.
 */
function correspond(
  documents: readonly ReferenceDocument[],
  { location, title }: Specification,
  openapi: string | undefined,
): Specification | undefined {
  const earlier = documents.filter(isOpenapi);
  if (openapi !== undefined) return findSpecification(earlier, openapi);
  const only = earlier.length === 1 ? earlier[0] : undefined;
  return earlier.find((each) => each.location === location) ?? earlier.find((each) => each.title === title) ?? only;
}
