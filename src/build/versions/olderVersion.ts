import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findContentRoot } from '../../config/paths.js';
import { mark } from '../../content/siteMark.js';
import { isSitemap } from '../../features/feeds/sitemap.js';
import { isError, type Diagnostic } from '../../diagnostics/diagnostic.js';
import { hostFiles } from '../../features/feeds/hosts/hosts.js';
import type { Listing } from '../../features/siteFile.js';
import type { VersionSite } from '../../features/versions/versionSite.js';
import type { GitVersion } from '../../project/gitVersions.js';
import { copyCommit, copyIn } from '../../project/revision.js';
import { Session } from '../../project/session.js';
import { toolDigest } from '../../project/toolDigest.js';
import { cacheFolder } from '../../shared/cacheFolder.js';
import { sayDamaged } from '../../shared/damageNotice.js';
import { digestOf } from '../../shared/digest.js';
import { defined } from '../../shared/object.js';
import { textAt } from '../../shared/textAt.js';
import { ValueStore } from '../../shared/valueStore.js';
import { writeWhole } from '../../shared/wholeFile.js';
import { addressOf } from '../../site/address.js';
import { fileForAddress } from '../../project/fileForAddress.js';
import { Outputs } from '../outputs/outputs.js';
import type { SiteRecord } from '../siteRecord.js';
import { stageSite } from '../stageSite.js';
import { Staging } from '../staging.js';
import type { Look } from './look.js';
import { summarise, type VersionSummary } from './summary.js';

/** Shared by all versions of a build. */
export interface VersionSurroundings {
  /** Absolute path of the documentation folder. */
  project: string;
  /** URL prefix of the newest version, without trailing slash. */
  base: string;
  url: string | undefined;
  look: Look;
  paintsImages: boolean;
  /** Folder of the build's run. */
  run: string;
  /** All versions, newest first. Complete before any is staged. */
  sites: VersionSite[];
}

/** The last build of a version. */
interface StoredVersion {
  summary: VersionSummary;
  /** Its files as they were written. */
  record: SiteRecord;
  /** Positions of faulty parts that its pages replace by a message. */
  faults: readonly string[];
}

/** Files that a site has only at its root. */
const rootFiles = new Set<string>([...Object.values(hostFiles).flat(), '/robots.txt', `/${mark}`]);

/** Faults that pages replace by a message. */
const losses = /^content\/(?:compile|evaluate|import-missing|unreadable)$/;

/**
 * A version built from the repository's history: a site of its own below the newest one. It is kept in the cache, and rebuilt if its
 * commit, Trellis, the appearance or the addresses of other versions have changed.
 */
export class OlderVersion {
  readonly version: GitVersion;
  readonly #around: VersionSurroundings;
  readonly #folder: string;
  readonly #base: string;
  readonly #source: string;
  readonly #store: ValueStore<StoredVersion>;
  #stored: StoredVersion | undefined;
  #session: Session | undefined;

  private constructor(version: GitVersion, around: VersionSurroundings) {
    this.version = version;
    this.#around = around;
    this.#folder = path.join(cacheFolder(around.project), 'versions', version.directory);
    this.#base = `${around.base}/${version.directory}`;
    const { version: name, tag, ref, commit, notice, canonical } = version;
    const { url = '', look, paintsImages } = around;
    this.#source = digestOf(
      toolDigest(),
      this.#base,
      url,
      look.digest,
      paintsImages,
      name,
      tag,
      ref,
      commit.id,
      notice,
      canonical,
    );
    this.#store = new ValueStore(path.join(this.#folder, 'version.bin'), 'version 1', sayDamaged);
  }

  /**
   * Finds out the pages of a version, from its last build or by reading the commit.
   *
   * @throws if the version has no page that can be shown.
   */
  static async open(version: GitVersion, around: VersionSurroundings): Promise<OlderVersion> {
    const opened = new OlderVersion(version, around);
    opened.#stored = opened.#store.get(opened.#source);
    if (!opened.#stored) {
      const { site } = (await opened.#open()).state;
      const address = addressOf(around.url, opened.#base, site.seo.trailingSlash);
      const summary = summarise(site, version.version, `/${version.directory}`, address);
      opened.#stored = { summary, record: new Map(), faults: [] };
    }
    return opened;
  }

  get #last(): StoredVersion {
    if (!this.#stored) throw new TypeError('The version was not opened.');
    return this.#stored;
  }

  get summary(): VersionSummary {
    return this.#last.summary;
  }

  /** The version in the form that other versions link to. */
  get site(): VersionSite {
    const { name, home, paths } = this.summary;
    return { name, base: this.#base, home, paths: new Set(paths), ...defined({ tag: this.version.tag }) };
  }

  /** A warning about pages that replace faulty parts by a message. */
  get warnings(): Diagnostic[] {
    const { faults } = this.#last;
    if (faults.length === 0) return [];
    const { version, warn } = this.version;
    const count = faults.length === 1 ? 'A page' : `${faults.length} pages`;
    return [
      warn(`${count} of the version ${JSON.stringify(version)} cannot be shown completely: ${faults.join('; ')}`),
    ];
  }

  /**
   * Builds the pages of the version if anything that they depend on has changed.
   *
   * @param neighbours changes with the addresses of all versions.
   */
  async stage(neighbours: string): Promise<void> {
    const key = digestOf(this.#source, neighbours);
    const place = path.join(this.#folder, 'site');
    const isRecorded = this.#last.record.size > 0;
    if (!isRecorded || textAt(this.#sign) !== key || !existsSync(place)) await this.#make(key, place);
  }

  /** The files of the version, by their addresses in the whole site. */
  *files(): Listing {
    const place = path.join(this.#folder, 'site');
    for (const [address, { key, digest: own = '' }] of this.#last.record) {
      if (rootFiles.has(address) || isSitemap(address)) continue;
      yield [
        `/${this.version.directory}${address}`,
        { key: () => `version ${key ?? own}`, contents: () => ({ copy: fileForAddress(place, address) }) },
      ];
    }
  }

  /** File in the site's folder with the key of its pages. It is absent while they are built. */
  get #sign(): string {
    return path.join(this.#folder, 'key.txt');
  }

  async #make(key: string, place: string): Promise<void> {
    const session = await this.#open();
    rmSync(this.#sign, { force: true });
    const staging = new Staging(place, { folder: place, record: this.#last.record });
    const run = path.join(this.#around.run, this.version.directory);
    await stageSite(session, new Outputs(session, session.state.site.url, run), staging);
    const lost = session.diagnostics.filter(({ code }) => losses.test(code));
    const faults = [...Map.groupBy(lost, ({ file = '' }) => file)].map(([file, [first]]) => {
      const line = first?.span ? `:${first.span.start.line}` : '';
      return `${file}${line}: ${first?.message ?? ''}`;
    });
    this.#stored = { ...this.#last, record: staging.record, faults };
    this.#store.set(this.#source, this.#stored);
    this.#store.save();
    writeWhole(this.#sign, key);
    this.#session = undefined;
  }

  async #open(): Promise<Session> {
    if (this.#session) return this.#session;
    const { project, url, look, paintsImages, sites } = this.#around;
    const { commit, ref, notice, canonical } = this.version;
    const folder = await this.#copy();
    look.copyTo(await findContentRoot(folder));
    const session = await Session.open(folder, {
      base: this.#base,
      isDev: false,
      url,
      paintsImages,
      skip: [cacheFolder(folder)],
      versions: { sites, notice, canonical },
      copied: { folder: project, commit: commit.id, ref, change: look.change },
    });
    if (!session.state.isUsable) {
      const fault = session.diagnostics.find(isError);
      throw new Error(fault?.message ?? 'it has no pages.');
    }
    this.#session = session;
    return session;
  }

  /** Copies the folder at the commit into the cache, if it is not there. */
  async #copy(): Promise<string> {
    const { commit } = this.version;
    const place = path.join(this.#folder, 'commits', commit.id);
    if (!existsSync(place)) {
      const draft = path.join(this.#folder, 'draft');
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { recursive: true });
      await copyCommit(commit, draft);
      rmSync(path.dirname(place), { recursive: true, force: true });
      mkdirSync(path.dirname(place), { recursive: true });
      renameSync(draft, place);
    }
    return copyIn(place, commit);
  }
}
