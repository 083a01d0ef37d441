import { FinalAccount } from '@srm/api/final-account'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { assertReach } from '#modules/project/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { buildAccount, type Built } from '../sheet/build.views.ts'
import { countUnexplained, keepDocuments, readKept, reasonsFor } from '../sheet/kept.store.ts'
import {
  accountRecords,
  heldAccount,
  lockProject,
  isChangeable,
  unrestricted,
  type AccountRow,
} from './account.store.ts'
import { keptLines, totalsOf } from './lines.rules.ts'

mapConstraintError('final_account_open_key', 'finalAccount.open', 'project')
mapConstraintError('final_account_two_people', 'finalAccount.own', 'lines')
mapConstraintError('final_account_kept', 'finalAccount.locked', 'lines')

type Input = CreateInput<typeof FinalAccount>

/** Whoever does not see the amounts would write nothing over them. */
export const assertSees = ({ session }: Ctx): void => {
  if (session.masks?.has('cost') || session.masks?.has('income')) fail('finalAccount.masked')
}

/** What is built of the documents, as the record keeps it. */
const builtValues = async (ctx: Ctx, built: Built, before: AccountRow | undefined) => {
  const { lines, documents } = built.sheet
  const reasons = reasonsFor(built.sheet, before ? (await readKept(ctx, before.id)).documents : [])
  const kept = keptLines(lines, before?.lines ?? [])
  const unconfirmed = kept.filter((line) => line.confirmedBy === null).length
  const values = {
    ...totalsOf(lines, documents),
    lines: kept,
    unexplained: countUnexplained(built.sheet, reasons),
    unconfirmed,
    builtAt: new Date().toISOString(),
    stage: unconfirmed === 0 ? ('checked' as const) : ('checking' as const),
  }
  return { values, reasons }
}

const projectSql = `select p.name, p.status as stage, p.department_id as department,
    (select coalesce(max(a.version_no), 0) + 1 from final_account a where a.tenant_id = $1 and a.project_id = p.id)::int as next
  from project_ref p where p.tenant_id = $1 and p.id = $2`

type ProjectRow = {
  readonly name: string
  readonly stage: string
  readonly department: string | null
  readonly next: number
}

const begin = async (ctx: Ctx, sent: Input): Promise<Input> => {
  await assertReach(ctx, sent.project, FinalAccount.name, 'edit')
  await lockProject(ctx, sent.project)
  const { rows } = await ctx.db.run<ProjectRow>(projectSql, [ctx.tenantId, sent.project])
  const { name, stage, department, next } = rows[0] ?? fail('record.bad_reference')
  const built = await buildAccount(ctx, sent.project, null)
  const open = built.isFurther ? ['executing', 'settling', 'closed'] : ['executing', 'settling']
  if (!open.includes(stage)) fail('finalAccount.stage', { errors: [{ path: 'project', message: '' }] })
  if (built.isFurther && built.sheet.documents.length === 0) fail('finalAccount.nothing_new')
  const { values } = await builtValues(ctx, built, undefined)
  return {
    ...sent,
    ...values,
    kind: built.isFurther ? 'supplement' : 'first',
    versionNo: next,
    title: built.isFurther ? `补充决算 V${String(next)}：${name}` : `决算：${name}`,
    lockedAt: null,
    owner: ctx.userId,
    department,
    status: 'draft',
  }
}

const prepare = (ctx: Ctx, sent: Input, before: AccountRow | undefined): Promise<Input> | Input => {
  assertSees(ctx)
  if (!before) return begin(ctx, sent)
  if (!isChangeable(before.status)) fail('finalAccount.locked')
  if (sent.project !== before.project.id) fail('finalAccount.project', { errors: [{ path: 'project', message: '' }] })
  return { ...sent, lines: linesAsSent(before) }
}

/** The lines as they are, the way a form would send them. */
const linesAsSent = ({ lines }: AccountRow): Input['lines'] =>
  lines.map((line) => ({ ...line, confirmedBy: line.confirmedBy?.id ?? null }))

const keep = async (ctx: Ctx, id: string, project: string): Promise<void> => {
  const { versionNo } = await heldAccount(ctx, id)
  const { sheet, bridge } = await buildAccount(ctx, project, versionNo)
  await keepDocuments(ctx, id, { sheet, bridge, reasons: new Map() })
}

export const accountService = resourceService(FinalAccount, {
  records: accountRecords,
  prepare,
  changed: async (ctx, id, after, before) => {
    if (after && !before) await keep(ctx, id, after.project)
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('finalAccount.kept')
  },
})

/** A draft whoever holds the version they saw may work on. */
export const openAccount = async (ctx: Ctx, id: string, version: number): Promise<AccountRow> => {
  assertSees(ctx)
  const row = await accountRecords.held(ctx, id)
  refuseStale(row, version)
  if (!isChangeable(row.status)) fail('finalAccount.locked')
  await lockProject(ctx, row.project.id)
  return row
}

/** Built of the documents anew; what did not change keeps its reasons and its confirmations. */
export const rebuildAccount = async (ctx: Ctx, id: string, version: number) => {
  const row = await openAccount(ctx, id, version)
  await assertReach(ctx, row.project.id, FinalAccount.name, 'edit')
  const built = await buildAccount(ctx, row.project.id, row.versionNo)
  const { values, reasons } = await builtValues(ctx, built, row)
  const saved = await accountRecords.patch(unrestricted(ctx), id, values)
  await keepDocuments(ctx, id, { sheet: built.sheet, bridge: built.bridge, reasons })
  await writeEvent(ctx, FinalAccount.name, id, 'system', [], '重新取数')
  return { id, version: saved.version }
}
