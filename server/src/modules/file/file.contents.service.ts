import type { Ctx } from '#kernel/ctx.ts'
import { own } from './file.db.ts'

const thumbSuffix = '.thumb'
export const thumbKeyOf = (key: string): string => `${key}${thumbSuffix}`

/** The file an object of the store belongs to. */
export const fileKeyOf = (key: string): string => (key.endsWith(thumbSuffix) ? key.slice(0, -thumbSuffix.length) : key)

type Contents = {
  readonly key: string
  readonly content: Buffer
  readonly mime: string
  readonly thumb?: Buffer | undefined
}

const put = async ({ storage }: Ctx, { key, content, mime, thumb }: Contents): Promise<void> => {
  await storage.put(key, content, mime)
  if (thumb) await storage.put(thumbKeyOf(key), thumb, 'image/webp')
}

const lockName = `hashtextextended('file contents ' || $1, 0)`

/**
 * Contents go to the store before the first query, so that no transaction is open while they travel. They are taken
 * out again if the transaction is undone.
 */
export const putContents = async (ctx: Ctx, contents: Contents): Promise<void> => {
  ctx.onRollback(() => ctx.newTransaction((inside) => removeUnused(inside, contents.key)))
  await put(ctx, contents)
}

/**
 * The same contents may belong to several files, and somebody may have found them unused just before this one's row
 * was there. From here to the commit nobody removes them; if they were removed, they are put there again.
 */
export const keepContents = async (ctx: Ctx, contents: Contents): Promise<void> => {
  await ctx.db.run(`select pg_advisory_xact_lock_shared(${lockName})`, [contents.key])
  if (!(await ctx.storage.has(contents.key))) await put(ctx, contents)
}

/** Removes contents that belong to no file. Whoever is about to use them waits, and then finds them gone. */
export const removeUnused = async (ctx: Ctx, key: string): Promise<void> => {
  await ctx.db.run(`select pg_advisory_xact_lock(${lockName})`, [key])
  const used = await own(ctx).selectFrom('file').select('id').where('storage_key', '=', key).limit(1).executeTakeFirst()
  if (used) return
  await ctx.storage.remove(key)
  await ctx.storage.remove(thumbKeyOf(key))
}
