import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Archive } from './archive.ts'

const Entry = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().min(0) })

/** What a backup holds, so that whoever restores it can tell whether all of it came back. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  database: z.string(),
  serverVersion: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Rows of every table, seen by the same snapshot as the dump. */
  tables: z.record(z.string(), z.int()),
  dump: Entry,
  /** The contents of every file, by where the store keeps them. */
  files: z.record(z.string(), Entry.extend({ mime: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

export const dumpName = 'database.dump'
export const fileName = (key: string): string => `files/${key}`
const manifestName = 'manifest.json'

export const writeManifest = async (archive: Archive, manifest: Manifest): Promise<void> => {
  await archive.write(manifestName, Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]))
}

export const readManifest = async (archive: Archive): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await text(archive.read(manifestName))))
