import { PurchaseType, demand as calls } from '@srm/api/demand'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { defineResource } from '#modules/record/index.ts'
import { own } from '../demand.db.ts'
import { isOrdered } from './policy.rules.ts'
import { enabledSpecs, typeTree } from './type.views.ts'

mapConstraintError('purchase_type_name_key', 'purchaseType.taken', 'name')

type Input = CreateInput<typeof PurchaseType>
type TypeRow = Row<typeof PurchaseType>

const same = (text: string) => label(text, text)

const aboveSql = `with recursive above as (select id, parent_id from purchase_type where tenant_id = $1 and id = $2
    union select t.id, t.parent_id from above a join purchase_type t on t.tenant_id = $1 and t.id = a.parent_id)
  select 1 from above where id = $3`

/** Two people who move at once wait for each other: neither can hang a branch below itself. */
const lockSql = `select pg_advisory_xact_lock(hashtextextended('purchase types ' || $1::text, 0))`

const assertParent = async (ctx: Ctx, parent: string | null | undefined, id: string | undefined): Promise<void> => {
  if (!parent || !id) return
  await ctx.db.run(lockSql, [ctx.tenantId])
  const { rowCount } = await ctx.db.run(aboveSql, [ctx.tenantId, parent, id])
  if (rowCount !== 0) fail('purchaseType.wrong_parent', { errors: [{ path: 'parent', message: '' }] })
}

const bandsOf = (bands: Input['bands']): Input['bands'] => bands.map((band) => ({ ...band, below: band.below ?? null }))

const assertSpecs = (specs: Input['specs']): void => {
  const names = new Set<string>()
  for (const [at, { label: name, kind, options }] of specs.entries()) {
    if (names.has(name))
      fail('purchaseType.spec_twice', {
        words: { name: same(name) },
        errors: [{ path: `specs.${at}.label`, message: '' }],
      })
    names.add(name)
    if (kind === 'choice' && options.length === 0)
      fail('purchaseType.no_options', {
        words: { name: same(name) },
        errors: [{ path: `specs.${at}.options`, message: '' }],
      })
  }
}

/** A field keeps its key through renamings; a new one gets the next that is free. */
const withKeys = (specs: Input['specs'], before: TypeRow | undefined): Input['specs'] => {
  const known = new Map(before?.specs.map(({ id, key }) => [id, key]))
  const taken = new Set([...known.values(), ...specs.map(({ key }) => key)])
  let next = 0
  const fresh = (): string => {
    do next += 1
    while (taken.has(`f${next}`))
    return `f${next}`
  }
  return specs.map((spec) => ({ ...spec, key: (spec.id && known.get(spec.id)) ?? spec.key ?? fresh() }))
}

const prepare = async (ctx: Ctx, sent: Input, before: TypeRow | undefined): Promise<Input> => {
  await assertParent(ctx, sent.parent, before?.id)
  const bands = bandsOf(sent.bands)
  if (!isOrdered(bands.map(({ below = null }) => ({ below }))))
    fail('purchaseType.bands', { errors: [{ path: 'bands', message: '' }] })
  assertSpecs(sent.specs)
  return { ...sent, bands, specs: withKeys(sent.specs, before) }
}

const childOf = (ctx: Ctx, id: string) =>
  own(ctx).selectFrom('purchase_type').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()

export const types = defineResource(PurchaseType, calls.type, {
  code: { type: 150, prefix: 'CGFL' },
  lines: {
    specs: { table: 'purchase_type_spec', parent: 'purchase_type_id' },
    bands: { table: 'purchase_type_band', parent: 'purchase_type_id' },
  },
  prepare,
  removable: async (ctx, { id }) => {
    if ((await childOf(ctx, id)) !== undefined) fail('purchaseType.has_children')
  },
  handlers: { tree: (ctx) => typeTree(ctx), specs: (ctx) => enabledSpecs(ctx) },
})
