import type { Label, Language } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'

/**
 * Keeps a record from being deleted while something of another module's needs it. The module that knows of the need
 * declares it; the one whose record it is never hears of it.
 */
export type DeletionGuard = {
  /** The record that stays. */
  readonly subject: string
  /** What needs it, as the refusal names it. */
  readonly label: Label
  /** A condition in SQL, `$1` being the tenant and `$2` the record: all guards of a record are asked in one statement. */
  readonly holds: string
}

let guards: ReadonlyMap<string, readonly DeletionGuard[]> = new Map()

/** Done when the modules are put together. */
export const registerGuards = (all: readonly DeletionGuard[]): void => {
  guards = Map.groupBy(all, ({ subject }) => subject)
}

const separator: Readonly<Record<Language, string>> = { zh: '、', en: ', ' }
const inWords = (holders: readonly DeletionGuard[], language: Language): string =>
  holders.map(({ label }) => label[language]).join(separator[language])

/** Asked while the record is locked, so that nothing comes to need it meanwhile. */
export const assertDeletable = async (ctx: Ctx, subject: string, id: string): Promise<void> => {
  const known = guards.get(subject) ?? []
  if (known.length === 0) return
  const asked = known.map(({ holds }, index) => `(${holds}) as "g${String(index)}"`)
  const { rows } = await ctx.db.run<Record<string, boolean>>(`select ${asked.join(', ')}`, [ctx.tenantId, id])
  const holders = known.filter((_, index) => rows[0]?.[`g${String(index)}`])
  if (holders.length > 0)
    fail('record.held', { words: { by: { zh: inWords(holders, 'zh'), en: inWords(holders, 'en') } } })
}
