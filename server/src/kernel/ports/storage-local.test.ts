import { existsSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { localStorage } from './storage-local.ts'
import type { ListedObject, Storage } from './storage.ts'

let folder: string
let storage: Storage
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'srm-store-')), 'files')
  storage = localStorage(folder)
})

const contentOf = async (key: string): Promise<string | undefined> => {
  const found = await storage.get(key)
  return found && (await buffer(found.body)).toString()
}

const pagesOf = async (prefix: string): Promise<(readonly ListedObject[])[]> => {
  const pages: (readonly ListedObject[])[] = []
  for await (const page of storage.list(prefix)) pages.push(page)
  return pages
}

describe('the local store', () => {
  it('gives back what was put, and nothing after it was removed', async () => {
    await storage.put('t/a/one', Buffer.from('一'), 'text/plain')
    expect(await contentOf('t/a/one')).toBe('一')
    expect((await storage.get('t/a/one'))?.size).toBe(3)
    await storage.remove('t/a/one')
    expect(await contentOf('t/a/one')).toBeUndefined()
    await storage.remove('t/a/one')
    expect(await storage.link('t/a/one', { seconds: 1, mime: 'x', disposition: 'y' })).toBeUndefined()
  })

  it.each(['../out', 'a/../../out', '/etc/passwd', '..', '.', '', 'a/../..'])(
    'refuses the key %j, which leaves its folder',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'), 'x')).rejects.toThrow('leaves its folder')
      await expect(storage.get(key)).rejects.toThrow('leaves its folder')
      expect(existsSync(join(folder, '../out'))).toBe(false)
    },
  )

  it('never shows half a file, and keeps no drafts', async () => {
    const texts = Array.from({ length: 20 }, (_, n) => String(n).repeat(200_000))
    const seen = new Set<number>()
    const writing = (async () => {
      for (const text of texts) await storage.put('t/b/same', Buffer.from(text), 'x')
    })()
    for (let n = 0; n < 20; n += 1) {
      const content = await contentOf('t/b/same')
      if (content) seen.add(new Set(content).size <= 2 ? content.length % 200_000 : -1)
    }
    await writing
    expect([...seen].filter((rest) => rest !== 0)).toEqual([])
    expect(await readdir(join(folder, 't/b'))).toEqual(['same'])
  })

  it('takes the same contents from many at once', async () => {
    const puts = Array.from({ length: 48 }, () => storage.put('t/d/same', Buffer.alloc(100_000, 'x'), 'x'))
    expect((await Promise.allSettled(puts)).filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await readdir(join(folder, 't/d'))).toEqual(['same'])
  })

  it('says what it has below a folder, and whether it has something', async () => {
    await storage.put('t/e/one', Buffer.from('1'), 'x')
    await storage.put('t/e/deep/two', Buffer.from('2'), 'x')
    const all = (await pagesOf('t/e/')).flat()
    expect(all.map(({ key }) => key).toSorted()).toEqual(['t/e/deep/two', 't/e/one'])
    expect(Math.abs(Date.now() - (all[0]?.changedAt.getTime() ?? 0))).toBeLessThan(60_000)
    expect(await pagesOf('t/nothing/')).toEqual([])
    expect([await storage.has('t/e/one'), await storage.has('t/e/none'), await storage.has('t/e')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('takes a folder for no file', async () => {
    await storage.put('t/c/one', Buffer.from('x'), 'x')
    expect(await storage.get('t/c')).toBeUndefined()
  })
})
