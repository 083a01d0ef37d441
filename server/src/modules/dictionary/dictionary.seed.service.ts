import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { own } from './dictionary.db.ts'
import { numberings, systemTypes } from './dictionary.declared.store.ts'

const seedOptions = async (ctx: Ctx): Promise<void> => {
  const rows = systemTypes().flatMap(({ selTypeName, options }) =>
    options.map(([value, optionName, , color], index) => ({
      id: newId(),
      sel_type_name: selTypeName,
      option_name: optionName,
      value,
      color: color ?? null,
      sort: (index + 1) * 10,
      system: true,
    })),
  )
  await own(ctx)
    .insertInto('sel_option')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const seedRules = async (ctx: Ctx): Promise<void> => {
  const rows = numberings().map(({ type, prefix, digits = 4, period, allocateAt = 'save' }) => ({
    type,
    prefix,
    date_part: period ?? 'none',
    digits,
    reset: period ?? 'never',
    separator: '-',
    allocate_at: allocateAt,
  }))
  await own(ctx)
    .insertInto('number_rule')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const seedDictionary = async (ctx: Ctx): Promise<void> => {
  await seedOptions(ctx)
  await seedRules(ctx)
}

export type ClassifySeed = readonly [kind: string, name: string, children: readonly string[]]

/** A starting set of classes, two levels deep. */
export const seedClassify = async (ctx: Ctx, seeds: readonly ClassifySeed[]): Promise<void> => {
  const add = async (kind: string, name: string, parentId: string | null, sort: number): Promise<string> => {
    const id = newId()
    await own(ctx).insertInto('classify').values({ id, kind, name, parent_id: parentId, sort }).execute()
    return id
  }
  for (const [index, [kind, name, children]] of seeds.entries()) {
    const parentId = await add(kind, name, null, (index + 1) * 10)
    for (const [position, child] of children.entries()) await add(kind, child, parentId, (position + 1) * 10)
  }
}
