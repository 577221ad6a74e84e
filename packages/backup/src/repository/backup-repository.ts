import { createHash, randomBytes, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";
import { PharosError } from "@pharos/domain";
import {
  backupDamaged,
  backupFormatNewer,
  backupOfAnotherInstallation,
  backupPlaceTaken,
  backupUnknown,
  noBackups,
  passphraseWrong,
} from "../errors/errors.ts";
import type { BackupPlace } from "../places/backup-place.ts";
import type { Manifest, PackFile, Piece } from "./manifest.ts";
import { chooseDerivation, deriveKey, FileSeal, headerBytes, type KeyDerivation, keyBytes } from "./seal.ts";

/** What anybody can read of the backups in a place. */
interface RepositoryHeader {
  readonly format: number;
  readonly id: string;
  readonly installationId: string;
  readonly derivation: KeyDerivation;
  /** The key of all files, sealed with the one of the passphrase. Base64. */
  readonly sealedKey: string;
}

const headerName = "pharos-backup.json";
const format = 1;
const manifestName = (id: string) => `backups/${id}.manifest`;
const manifestForm = /^backups\/(.+)\.manifest$/;
const packForm = /^packs\/[^/]+\.pack$/;
const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** The backups of one installation in one place, all under one key. */
export class BackupRepository {
  readonly place: BackupPlace;
  readonly #key: Uint8Array;
  #read: { readonly name: string; readonly file: Buffer } | undefined;

  private constructor(place: BackupPlace, key: Uint8Array) {
    this.place = place;
    this.#key = key;
  }

  /** @throws noBackups, passphraseWrong, backupFormatNewer */
  static async open(place: BackupPlace, passphrase: string): Promise<BackupRepository> {
    const header = await readHeader(place);
    if (!header) throw noBackups(place.address);
    return new BackupRepository(place, await openKey(place, header, passphrase));
  }

  /** Opens the place for the backups of an installation; an empty one becomes theirs. @throws backupPlaceTaken, backupOfAnotherInstallation, … */
  static async openFor(installationId: string, place: BackupPlace, passphrase: string): Promise<BackupRepository> {
    const header = await readHeader(place);
    if (header && header.installationId !== installationId) throw backupOfAnotherInstallation(place.address);
    if (header) return new BackupRepository(place, await openKey(place, header, passphrase));
    const [entry] = await place.list();
    if (entry) throw backupPlaceTaken(place.address, entry.name);
    const key = randomBytes(keyBytes);
    const derivation = chooseDerivation();
    const seal = FileSeal.create(await deriveKey(passphrase, derivation), headerName);
    const sealedKey = Buffer.concat([seal.header, seal.seal(key, 0)]).toString("base64");
    const made: RepositoryHeader = { format, id: randomUUID(), installationId, derivation, sealedKey };
    await place.put(headerName, Buffer.from(`${JSON.stringify(made, undefined, 2)}\n`));
    return new BackupRepository(place, key);
  }

  /** Ids, the oldest first. */
  async listIds(): Promise<string[]> {
    const names = (await this.place.list()).map(({ name }) => manifestForm.exec(name)?.[1]);
    return names.filter((id) => id !== undefined).sort();
  }

  /** @throws backupUnknown, backupDamaged */
  async readManifest(id: string): Promise<Manifest> {
    const name = manifestName(id);
    const file = await this.place.get(name);
    if (!file) throw backupUnknown(id, this.place.address);
    const opened = FileSeal.of(this.#key, name, file)?.open(file.subarray(headerBytes), 0);
    if (!opened) throw backupDamaged(name, "was changed or cut off");
    const manifest = JSON.parse((await decompress(opened)).toString()) as Manifest;
    if (manifest.format > format) throw backupFormatNewer(this.place.address, manifest.format);
    return manifest;
  }

  /** Undefined where it is damaged. */
  async readManifestIfWhole(id: string): Promise<Manifest | undefined> {
    try {
      return await this.readManifest(id);
    } catch (error) {
      if (error instanceof PharosError && error.code === backupDamaged("", "").code) return undefined;
      throw error;
    }
  }

  async writeManifest(manifest: Manifest): Promise<void> {
    const name = manifestName(manifest.id);
    const seal = FileSeal.create(this.#key, name);
    const bytes = await compress(Buffer.from(JSON.stringify(manifest)), compression);
    await this.place.put(name, Buffer.concat([seal.header, seal.seal(bytes, 0)]));
  }

  createPacks(backupId: string): PackWriter {
    return new PackWriter(this.place, this.#key, backupId);
  }

  /** What is wrong with a pack; undefined where nothing is. */
  async findDamage({ name, bytes, sha256 }: PackFile): Promise<string | undefined> {
    const file = await this.place.get(name);
    if (!file) return "is missing";
    this.#read = { name, file };
    if (file.length !== bytes) return `has ${file.length} bytes instead of ${bytes}`;
    return sha256Of(file) === sha256 ? undefined : "was changed (its SHA-256 differs)";
  }

  /** @throws backupDamaged */
  async readPiece({ pack, index, at, bytes }: Piece): Promise<Buffer> {
    if (this.#read?.name !== pack) {
      const file = await this.place.get(pack);
      if (!file) throw backupDamaged(pack, "is missing");
      this.#read = { name: pack, file };
    }
    const { file } = this.#read;
    const opened = FileSeal.of(this.#key, pack, file)?.open(file.subarray(at, at + bytes), index);
    if (!opened) throw backupDamaged(pack, "was changed or cut off");
    return decompress(opened);
  }

  /** Removes all backups but the newest, and what no backup needs any more. Returns how many backups went. */
  async prune(keep: number): Promise<number> {
    const ids = await this.listIds();
    const kept = ids.slice(-keep);
    const needed = new Set<string>();
    for (const id of kept) {
      for (const { name } of (await this.readManifestIfWhole(id))?.packs ?? []) needed.add(name);
    }
    const gone = ids.slice(0, ids.length - kept.length);
    // First the backups, then what they needed: none is ever there in part.
    for (const id of gone) await this.place.remove(manifestName(id));
    for (const { name } of await this.place.list()) {
      if (packForm.test(name) ? !needed.has(name) : name.endsWith(".partial")) await this.place.remove(name);
    }
    return gone.length;
  }
}

const packBytes = 16 * 1024 ** 2;

/** Collects pieces into files of some megabytes. */
export class PackWriter {
  readonly #place: BackupPlace;
  readonly #key: Uint8Array;
  readonly #backupId: string;
  readonly #files: PackFile[] = [];
  #seal: FileSeal | undefined;
  #name = "";
  #records: Buffer[] = [];
  #bytes = 0;

  constructor(place: BackupPlace, key: Uint8Array, backupId: string) {
    this.#place = place;
    this.#key = key;
    this.#backupId = backupId;
  }

  /** Those that are written. */
  get files(): readonly PackFile[] {
    return this.#files;
  }

  get bytesWritten(): number {
    return this.#files.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async add(content: Buffer): Promise<Piece> {
    const compressed = await compress(content, compression);
    if (!this.#seal) {
      this.#name = `packs/${this.#backupId}-${String(this.#files.length).padStart(5, "0")}.pack`;
      this.#seal = FileSeal.create(this.#key, this.#name);
      this.#records = [this.#seal.header];
      this.#bytes = headerBytes;
    }
    const index = this.#records.length - 1;
    const record = this.#seal.seal(compressed, index);
    const piece = { pack: this.#name, index, at: this.#bytes, bytes: record.length };
    this.#records.push(record);
    this.#bytes += record.length;
    if (this.#bytes >= packBytes) await this.flush();
    return piece;
  }

  async flush(): Promise<void> {
    if (!this.#seal) return;
    const file = Buffer.concat(this.#records);
    this.#seal = undefined;
    this.#records = [];
    await this.#place.put(this.#name, file);
    this.#files.push({ name: this.#name, bytes: file.length, sha256: sha256Of(file) });
  }
}

async function readHeader(place: BackupPlace): Promise<RepositoryHeader | undefined> {
  const file = await place.get(headerName);
  if (!file) return undefined;
  let header: RepositoryHeader;
  try {
    header = JSON.parse(file.toString()) as RepositoryHeader;
  } catch {
    throw backupDamaged(headerName, "is not a JSON file");
  }
  if (header.format > format) throw backupFormatNewer(place.address, header.format);
  return header;
}

async function openKey(place: BackupPlace, header: RepositoryHeader, passphrase: string): Promise<Buffer> {
  const sealed = Buffer.from(header.sealedKey, "base64");
  const key = await deriveKey(passphrase, header.derivation);
  const opened = FileSeal.of(key, headerName, sealed)?.open(sealed.subarray(headerBytes), 0);
  if (!opened) throw passphraseWrong(place.address);
  return opened;
}

function sha256Of(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
