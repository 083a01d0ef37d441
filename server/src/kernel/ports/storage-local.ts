import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { ListedObject, Storage } from './storage.ts'

const pageSize = 1000

const listed = async (root: string, path: string): Promise<ListedObject | undefined> => {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { key: relative(root, path).replaceAll(sep, '/'), changedAt: found.mtime } : undefined
}

export const localStorage = (folder: string): Storage => {
  const root = resolve(folder)
  const pathOf = (key: string): string => {
    const path = resolve(root, key)
    if (!path.startsWith(root + sep)) throw new Error('storage key leaves its folder')
    return path
  }
  return {
    put: async (key, body) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Readers never see half a file: it appears under its name only when it is whole.
      const draft = `${path}.${randomUUID()}`
      try {
        await writeFile(draft, body, { mode: 0o600 })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    has: async (key) => (await stat(pathOf(key)).catch(() => undefined))?.isFile() ?? false,
    get: async (key) => {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      return found?.isFile() ? { body: createReadStream(path), size: found.size } : undefined
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(prefix) {
      const path = pathOf(prefix)
      const names = await readdir(path, { recursive: true }).catch(() => [])
      for (let at = 0; at < names.length; at += pageSize) {
        const found = names.slice(at, at + pageSize).map((name) => listed(root, join(path, name)))
        yield (await Promise.all(found)).filter((object) => object !== undefined)
      }
    },
    link: async () => undefined,
  }
}
