import type { z } from 'zod'
import { fail } from '#kernel/errors.ts'

/** Where a page ends, as text a reader hands back to read on. */
export const writeCursor = (parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** Whatever is wrong with a cursor, the answer is the same. */
export const refuseCursor = (): never =>
  fail('request.invalid', { errors: [{ path: 'query.cursor', message: '列表已更新，请刷新后再试' }] })

/** The parts of a cursor. One that was made up, or for another order, is answered like one that is out of date. */
export const readCursor = <T>(shape: z.ZodType<T>, cursor: string): T => {
  try {
    const parts = shape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    if (parts.success) return parts.data
  } catch {
    // Not even readable.
  }
  return refuseCursor()
}
