import { SupplierMove, SupplierQualification } from '@srm/api/supplier'
import type { App } from '#kernel/http/app.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { bindFlows, createFlow, firstTree, publishFlow, submit } from '#modules/approval/index.ts'
import { writeMove } from '#modules/supplier/index.ts'
import { dayAgo, daysAgo } from '../past.ts'

type Json = Record<string, unknown>
type CurrentState = {
  readonly id: string
  readonly name: string
  readonly stage: string
  readonly owner: string | null
}

const standingSql = `select id, name, lifecycle as stage, owner_id as owner from supplier
  where tenant_id = $1 and lifecycle in ('preferred', 'frozen', 'eliminated', 'blacklisted') order by id`

const stories: Readonly<Record<string, { kind: string; verb: string; from: string; reason: string }>> = {
  preferred: {
    kind: 'prefer',
    verb: '升为优选',
    from: 'qualified',
    reason: '连续两季评分达标，现场口碑好，建议优先询价',
  },
  frozen: { kind: 'freeze', verb: '冻结', from: 'qualified', reason: '上场活动搭建延误两小时，整改报告未交' },
  eliminated: { kind: 'eliminate', verb: '淘汰', from: 'qualified', reason: '两年没有合作，报价持续高于均价' },
  blacklisted: { kind: 'blacklist', verb: '列入黑名单', from: 'qualified', reason: '现场擅自更换设备，拒不整改' },
}

const holdSql = `insert into supplier_hold (supplier_id, cause, scope, until, reason, move_id)
  select s.id, 'manual', s.freeze_scope, s.freeze_until, m.reason, m.id from supplier s
    join supplier_move m on m.tenant_id = s.tenant_id and m.supplier_id = s.id and m.kind = 'freeze'
  where s.tenant_id = $1 and s.lifecycle = 'frozen'`
const beforeSql = `update supplier set stage_before = 'qualified' where tenant_id = $1 and lifecycle = 'frozen'`
const listedSql = `insert into supplier_blacklist_record (supplier_id, move_id, action, reason, decided_by, cool_off_until)
  select m.supplier_id, m.id, 'listed', m.reason, m.decided_by, current_date + 160 from supplier_move m where m.tenant_id = $1 and m.kind = 'blacklist'`
const mixSql = `update supplier set freeze_scope = case when n % 2 = 0 then '{order,payment}'::text[] else '{payment}'::text[] end
  from (select id, row_number() over (order by id) as n from supplier where tenant_id = $1 and lifecycle = 'frozen') f
  where supplier.tenant_id = $1 and supplier.id = f.id and f.n > 1`

/** How everybody came to stand where they do. */
const addPast = async (ctx: Ctx, boss: string): Promise<void> => {
  await ctx.db.run(mixSql, [ctx.tenantId])
  const { rows } = await ctx.db.run<CurrentState>(standingSql, [ctx.tenantId])
  if (rows.length === 0) return
  const codes = await issueCodes(ctx, SupplierMove.name, rows.length)
  const all = rows.map(({ id, name, stage, owner }, index) => {
    const { kind = '', verb = '', from = '', reason = '' } = stories[stage] ?? {}
    const frozen = stage === 'frozen' ? { scope: ['payment'], until: dayAgo(-45) } : {}
    const who = { owner, decidedBy: boss, status: 'approved', automatic: false, evidence: [] }
    return {
      code: codes[index] ?? '',
      supplier: id,
      kind,
      reason,
      name: `${name} ${verb}`,
      fromStage: from,
      toStage: stage,
      scope: [],
      madeAt: daysAgo(4 + ((index * 47) % 215)),
      ...frozen,
      ...who,
    }
  })
  await fillRecords(ctx, SupplierMove, all)
  for (const sql of [holdSql, beforeSql, listedSql]) await ctx.db.run(sql, [ctx.tenantId])
}

const newSql = `select id, classifies[1] as classify from supplier
  where tenant_id = $1 and lifecycle = 'potential' and cardinality(classifies) > 0 order by id limit 12`
const verifySql = `update supplier_bank_account set verify_status = 'verified' where tenant_id = $1 and supplier_id in
  (select supplier_id from supplier_qualification where tenant_id = $1 order by supplier_id limit 6)`

/** A few newcomers were looked into, class by class. */
const lookInto = async (ctx: Ctx): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string; classify: string }>(newSql, [ctx.tenantId])
  if (rows.length === 0) return
  const codes = await issueCodes(ctx, SupplierQualification.name, rows.length)
  const looked = rows.map(({ id, classify }, n) => ({
    code: codes[n] ?? '',
    supplier: id,
    classify,
    name: '准入考察',
    level: 'prospective',
    score: `${String(72 + ((n * 7) % 24))}.00`,
  }))
  await fillRecords(ctx, SupplierQualification, looked)
}

const approvalTree = (boss: string, buying: string): Json => {
  const { chain, ...rest } = firstTree(boss) as Json & { chain: Json[] }
  const decide = (id: string, name: string, who: string): Json => ({
    id,
    type: 'approve',
    name,
    approvers: [{ by: 'person', ids: [who] }],
    mode: { kind: 'any', reject: 'first' },
    prechecks: true,
  })
  return {
    ...rest,
    chain: [
      ...chain.slice(0, -1),
      decide('buying', '采购负责人审核', buying),
      decide('boss', '总经理审批', boss),
      ...chain.slice(-1),
    ],
  }
}

const bind = async (ctx: Ctx, boss: string, buying: string): Promise<void> => {
  const about = { groupName: '采购', icon: null, description: '转为合格、升为优选与黑名单' }
  const { id } = await createFlow(ctx, {
    key: 'supplierMove',
    name: '供应商变更审批',
    ...about,
    tree: approvalTree(boss, buying),
  })
  await publishFlow(ctx, id, { rev: 1, note: '首版' })
  const rules = [{ op: 'in', path: 'kind', values: ['qualify', 'prefer', 'blacklist', 'restore'] }]
  const flows = [{ flowId: id, condition: { match: 'anyOfAll', groups: [rules] } }]
  await bindFlows(ctx, { docType: SupplierMove.name, purpose: 'create', flows })
}

const readySql = `select q.supplier_id as id from supplier_qualification q
  join supplier_bank_account b on b.tenant_id = q.tenant_id and b.supplier_id = q.supplier_id and b.verify_status = 'verified'
  where q.tenant_id = $1 and not exists (select 1 from supplier_certificate c where c.tenant_id = $1 and c.supplier_id = q.supplier_id and c.status = 'expired')
  order by q.supplier_id limit 3`

/** The past of every stage, a flow for what must be agreed to, and three wishes on their way through it. */
export const seedMoves = async (app: App, tenantId: string, owners: readonly string[]): Promise<void> => {
  const [boss = '', buying = boss] = owners
  const within = <T>(work: (ctx: Ctx) => Promise<T>, by: string) => app.asTenant(tenantId, work, by)
  await within((ctx) => addPast(ctx, boss), buying)
  await within((ctx) => bind(ctx, boss, buying), boss)
  const ready = await within(async (ctx) => {
    await lookInto(ctx)
    await ctx.db.run(verifySql, [tenantId])
    return (await ctx.db.run<{ id: string }>(readySql, [tenantId])).rows
  }, buying)
  const by = owners.at(-1) ?? boss
  for (const { id } of ready) {
    const wish = { supplier: id, kind: 'qualify' as const, reason: '考察通过，资料齐全，申请转为合格供应商' }
    const made = await within((ctx) => writeMove(ctx, wish, { status: 'draft' }), by)
    await within((ctx) => submit(ctx, { docType: SupplierMove.name, docId: made.id, purpose: 'create' }), by)
  }
}
