import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { Storage } from './storage.ts'

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
      const draft = `${path}.${process.pid}.${Date.now()}`
      await writeFile(draft, body, { mode: 0o600 })
      await rename(draft, path)
    },
    get: async (key) => {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      return found?.isFile() ? { body: createReadStream(path), size: found.size } : undefined
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    link: async () => undefined,
  }
}
