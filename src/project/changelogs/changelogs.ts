import path from 'node:path';
import type { Config } from '../../config/config.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { changelogPage, type ApiVersion } from '../../features/changelog/page.js';
import type { ReferenceDocument } from '../../formats/format.js';
import type { ApiChange } from '../../formats/openapi/changes/change.js';
import { compareSpecifications } from '../../formats/openapi/changes/compare.js';
import { operationName } from '../../formats/openapi/changes/operations.js';
import { additionsOf, withSince, type Since } from '../../formats/openapi/changes/since.js';
import { isOpenapi, isOperation, type Specification } from '../../formats/openapi/operation.js';
import { cacheFolder } from '../../shared/cacheFolder.js';
import { sayDamaged } from '../../shared/damageNotice.js';
import { digestOf } from '../../shared/digest.js';
import { defined } from '../../shared/object.js';
import { once } from '../../shared/once.js';
import { ValueStore } from '../../shared/valueStore.js';
import { hrefOf } from '../../content/links.js';
import type { SiteInput } from '../../site/input.js';
import { createPlan, type SitePlan } from '../../site/plan.js';
import { readDocumentsAt } from '../openFolder.js';
import type { Commit } from '../revision.js';
import { toolDigest } from '../toolDigest.js';
import { remember } from '../../shared/remember.js';
import { findSpecification, findStates, type Changelog, type State } from './states.js';

/** The differences between a version of an API and the one before. */
interface Comparison {
  changes: readonly ApiChange[];
  /** What it added. */
  additions: readonly Since['path'][];
}

/** A changelog with its versions, newest first. */
interface History {
  specification: Specification;
  versions: readonly ApiVersion[];
  since: readonly Since[];
}

/** Creates the pages with the changes between versions of an API. */
export class Changelogs {
  readonly #folder: string;
  readonly #findCommit: (ref: string) => Promise<Commit>;
  readonly #comparisons: ValueStore<Comparison>;
  readonly #texts: ValueStore<string>;
  #histories: ReadonlyMap<string, History> = new Map();
  readonly #documents = new Map<string, Promise<readonly ReferenceDocument[]>>();
  #annotated = new Map<Specification, { digest: string; annotated: Specification }>();
  diagnostics: readonly Diagnostic[] = [];

  /**
   * @param folder absolute path of the documentation folder.
   * @param findCommit finds the commit that a ref names, or throws with a message for the user.
   */
  constructor(folder: string, findCommit: (ref: string) => Promise<Commit>) {
    const storeIn = <Value>(name: string) =>
      new ValueStore<Value>(path.join(cacheFolder(folder), name), `changelogs ${toolDigest()}`, sayDamaged);
    this.#folder = folder;
    this.#findCommit = findCommit;
    this.#comparisons = storeIn('api-changes.bin');
    this.#texts = storeIn('changelogs.bin');
  }

  /** The versions of the APIs, by page. */
  get versions(): Map<string, readonly ApiVersion[]> {
    return new Map([...this.#histories].map(([page, { versions }]) => [page, versions]));
  }

  /** The texts of the pages from the last update, by page. */
  textsFor({ trellis }: Pick<Config, 'trellis'>): Map<string, string> {
    const texts = trellis.changelogs.map(({ page }) => [page, this.#texts.get(page)] as const);
    return new Map(texts.flatMap(([page, text]) => (text === undefined ? [] : [[page, text]])));
  }

  /** Stores comparisons for the next command. */
  save(): void {
    if (this.#histories.size === 0) return;
    this.#comparisons.save();
    this.#texts.save();
  }

  /**
   * Compares the versions of the specifications.
   *
   * @returns true if the text of a page has changed, so that the pages must be read again.
   */
  async update(input: SiteInput): Promise<boolean> {
    const { changelogs } = input.config.trellis;
    const texts = this.textsFor(input.config);
    const diagnostics: Diagnostic[] = [];
    const histories = new Map<string, History>();
    const plan = once(() => createPlan(input));
    let isChanged = false;
    for (const [index, changelog] of changelogs.entries()) {
      const warnAt =
        (...keys: (string | number)[]) =>
        (message: string): void => {
          const place = input.configSource.placeOf(['trellis', 'changelogs', index, ...keys]);
          diagnostics.push(diagnostic('config/changelog', { message, ...place }));
        };
      const { page } = changelog;
      if (!input.pages.find(({ id }) => id === page)?.isGenerated)
        warnAt('page')(`The page ${page} is a file of the folder, so the changelog is not shown.`);
      const history = await this.#historyOf(changelog, input, warnAt);
      if (!history) continue;
      histories.set(page, history);
      const addresses = once(() => addressesIn(plan(), history.specification));
      const text = changelogPage(changelog, history.versions, (name) => addresses().get(name));
      if (text === texts.get(page)) continue;
      isChanged = true;
      this.#texts.set(page, text);
    }
    this.#histories = histories;
    this.#annotate();
    this.diagnostics = diagnostics;
    return isChanged;
  }

  /** Adds to specifications the version that introduced each part. */
  annotate(documents: readonly ReferenceDocument[]): readonly ReferenceDocument[] {
    if (this.#annotated.size === 0) return documents;
    return documents.map((document) =>
      isOpenapi(document) ? (this.#annotated.get(document)?.annotated ?? document) : document,
    );
  }

  async #historyOf(
    changelog: Changelog,
    { config, specifications }: SiteInput,
    warnAt: (...keys: (string | number)[]) => (message: string) => void,
  ): Promise<History | undefined> {
    const all = specifications.filter(isOpenapi);
    const specification = findSpecification(all, changelog.openapi);
    if (!specification) {
      const key = changelog.openapi === undefined ? 'page' : 'openapi';
      warnAt(key)(
        `The site has no OpenAPI specification ${changelog.openapi ?? ''}`.trim() + ', so its changelog is empty.',
      );
      return undefined;
    }
    const sources = {
      specifications: all,
      refs: new Map(config.trellis.versions.map(({ version, ref }) => [version, ref])),
      findCommit: this.#findCommit,
      readDocuments: (commit: string) => this.#documentsAt(commit),
    };
    const states = await findStates(changelog, specification, sources, (at) => warnAt('versions', at));
    return { specification, ...(await this.#compareAll(states)) };
  }

  async #compareAll(states: readonly State[]): Promise<Pick<History, 'versions' | 'since'>> {
    const versions: ApiVersion[] = [];
    const since: Since[] = [];
    let newer: State | undefined;
    for (const older of states) {
      const comparison = newer && (await this.#compare(newer, older));
      if (newer && comparison) {
        const { version, date, isImplied } = newer;
        const { changes } = comparison;
        if (!isImplied || changes.length > 0)
          versions.push({ version, ...defined({ date }), previous: older.version, changes });
        since.push(...comparison.additions.map((path) => ({ path, version })));
      }
      if (!newer || comparison || !(await newer.read())) newer = older;
    }
    return { versions, since };
  }

  /** Compares two versions; undefined if one of them cannot be read. */
  async #compare(newer: State, older: State): Promise<Comparison | undefined> {
    const today = newer.date ?? new Date().toISOString().slice(0, 10);
    const key = digestOf(newer.digest, older.digest, today);
    const stored = this.#comparisons.get(key);
    if (stored) return stored;
    const [from, to] = await Promise.all([older.read(), newer.read()]);
    if (!from || !to) return undefined;
    const changes = compareSpecifications(from, to, { today });
    const comparison = { changes, additions: additionsOf(from, to, changes) };
    this.#comparisons.set(key, comparison);
    return comparison;
  }

  /** Cached, because development compares the same commits after every edit. */
  #documentsAt(commit: string): Promise<readonly ReferenceDocument[]> {
    return remember(
      this.#documents,
      commit,
      async () => (await readDocumentsAt(this.#folder, commit, false)).documents,
    );
  }

  #annotate(): void {
    const earlier = this.#annotated;
    this.#annotated = new Map();
    for (const { specification, since } of this.#histories.values()) {
      const digest = digestOf(since);
      const last = earlier.get(specification);
      const annotated = last?.digest === digest ? last.annotated : withSince(specification, since);
      this.#annotated.set(specification, { digest, annotated });
    }
  }
}

/** The addresses of the pages of a specification's operations, by name. */
function addressesIn({ entries }: SitePlan, { id }: Specification): Map<string, string> {
  const pages = [...entries.values()].flatMap(({ path: address, source }) => {
    const operation = source.kind === 'operation' ? source.operation : undefined;
    if (!operation || operation.documentId !== id || !isOperation(operation)) return [];
    return [[operationName(operation), hrefOf(address)] as const];
  });
  return new Map(pages);
}
