import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'

/** What modules above know of a supplier, so that its rules can ask without knowing who orders, pays or rates. */
type SupplierSource = {
  /** How many orders it has carried out. */
  readonly orders?: (ctx: Ctx, supplierId: string) => Promise<number>
  /** Disputes that are not settled, by name. */
  readonly disputes?: (ctx: Ctx, supplierId: string) => Promise<readonly string[]>
  /** Its scores by period, the newest first. */
  readonly scores?: (ctx: Ctx, supplierId: string) => Promise<readonly string[]>
  /** What is under way with it and has to be dealt with when we part, by name. */
  readonly open?: (ctx: Ctx, supplierId: string) => Promise<readonly string[]>
}

export const supplierSources = extensionPoint<SupplierSource>()

type SourceQuery<T> = ((ctx: Ctx, supplierId: string) => Promise<T>) | undefined

const all = async <T>(pick: (source: SupplierSource) => SourceQuery<T>, ctx: Ctx, id: string): Promise<T[]> => {
  const answers: T[] = []
  for (const source of supplierSources.all()) {
    const answer = await pick(source)?.(ctx, id)
    if (answer !== undefined) answers.push(answer)
  }
  return answers
}

export const ordersOf = async (ctx: Ctx, id: string): Promise<number> =>
  (await all(({ orders }) => orders, ctx, id)).reduce((sum, count) => sum + count, 0)
export const disputesOf = async (ctx: Ctx, id: string): Promise<string[]> =>
  (await all(({ disputes }) => disputes, ctx, id)).flat()
export const scoresOf = async (ctx: Ctx, id: string): Promise<string[]> =>
  (await all(({ scores }) => scores, ctx, id)).flat()
export const openWith = async (ctx: Ctx, id: string): Promise<string[]> =>
  (await all(({ open }) => open, ctx, id)).flat()
