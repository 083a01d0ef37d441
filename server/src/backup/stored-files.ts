import { existsSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { Config } from '#kernel/config.ts'
import type { Storage } from '#kernel/ports/storage.ts'
import { measure, type Archive } from './archive.ts'
import { fileName, type Manifest } from './manifest.ts'

/** Contents the database speaks of. Previews are made from them and have no hash there. */
type StoredFile = { readonly key: string; readonly mime: string; readonly sha256: string | null }

const filesSql = `select key, min(mime) as mime, sha256 from (
    select storage_key as key, mime, sha256 from app.file
    union all select thumb_key, 'image/webp', null from app.file where thumb_key is not null) f
  group by key, sha256 order by key`

const listFiles = async (client: pg.Client): Promise<StoredFile[]> => (await client.query<StoredFile>(filesSql)).rows

type Files = Manifest['files']
type CopyResult = { readonly files: Files; readonly problems: readonly string[] }

/** A store that is not there holds nothing of what people uploaded, even when nobody has yet. */
export const assertStorage = ({ STORAGE, STORAGE_DIR }: Config): void => {
  if (STORAGE === 'local' && !existsSync(STORAGE_DIR))
    throw new Error(`the folder of files ${STORAGE_DIR} is not there`)
}

/** Copies every file the database speaks of, and tells which are missing or are not what was uploaded. */
export const copyFiles = async (client: pg.Client, storage: Storage, archive: Archive): Promise<CopyResult> => {
  const files: Files = {}
  const problems: string[] = []
  for (const { key, mime, sha256 } of await listFiles(client)) {
    const found = files[key] ? undefined : await storage.get(key)
    if (found) files[key] = { ...(await archive.write(fileName(key), found.body)), mime }
    const stored = files[key]
    if (!stored) problems.push(`file ${key} has no contents`)
    else if (sha256 !== null && stored.sha256 !== sha256) problems.push(`file ${key} is not what was uploaded`)
  }
  return { files, problems }
}

/** Puts every file back where the store keeps it. */
export const restoreFiles = async (archive: Archive, files: Files, storage: Storage): Promise<void> => {
  for (const [key, { mime }] of Object.entries(files))
    await storage.put(key, await buffer(archive.read(fileName(key))), mime)
}

type Contents = (key: string) => Promise<Readable | undefined>

/** Whether everything a restored database speaks of is there, bit for bit. */
export const checkFiles = async (client: pg.Client, files: Files, contentsOf: Contents): Promise<string[]> => {
  const problems: string[] = []
  for (const { key, sha256 } of await listFiles(client)) {
    const content = await contentsOf(key)
    const found = content && (await measure(content))
    if (!found) problems.push(`file ${key} has no contents`)
    else if (found.sha256 !== files[key]?.sha256 || (sha256 !== null && found.sha256 !== sha256))
      problems.push(`file ${key} is not what was uploaded`)
  }
  return problems
}
