import { Contract, ContractChange, type ContractComparison } from '@srm/api/contract'
import type { Ctx } from '#kernel/ctx.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { seeingAll, seenContract, type ContractRow } from '../document/contract.store.ts'
import { clausesOf } from '../template/template.views.ts'
import { diffFigures, diffRows } from './compare.rules.ts'
import { changeRecords } from './change.store.ts'
import { diffClauses } from './diff.rules.ts'
import { hidesSide, readVersion } from './version.views.ts'

type Terms = Pick<ContractRow, 'lines' | 'plans' | 'clauses'> & Readonly<Record<string, unknown>>
type SeenContract = Awaited<ReturnType<typeof seenContract>>

const compare = (ctx: Ctx, side: string, before: Terms, after: Terms): ContractComparison => {
  const reader = { language: ctx.language, hidesAmounts: hidesSide(ctx, side) }
  return {
    figures: diffFigures(before, after, reader),
    lines: diffRows('lines', before.lines, after.lines, reader),
    plans: diffRows('plans', before.plans, after.plans, reader),
    clauses: diffClauses(before.clauses, after.clauses),
  }
}

/** Until it is approved a contract is only what its table holds. */
const stateOf = async (ctx: Ctx, row: SeenContract, no: number | undefined): Promise<Terms> =>
  no === undefined || (no === row.versionNo && row.stage === 'draft') ? row : readVersion(ctx, row.id, no)

/** One version beside another; `0` stands for the template the contract began as. */
export const compareVersions = async (
  ctx: Ctx,
  id: string,
  { from, to }: { readonly from: number; readonly to?: number | undefined },
): Promise<ContractComparison> => {
  await assertInScope(ctx, Contract, id, true)
  const row = await seenContract(ctx, id)
  const after = await stateOf(ctx, row, to)
  if (from > 0) return compare(ctx, row.side, await stateOf(ctx, row, from), after)
  const standard = await clausesOf(ctx, row.template?.id)
  return { figures: [], lines: [], plans: [], clauses: diffClauses(standard, after.clauses) }
}

/** What a change changes: against the version it began from, also when that is long past. */
export const changeDiff = async (ctx: Ctx, id: string): Promise<ContractComparison> => {
  await assertInScope(ctx, ContractChange, id, true)
  const change = await changeRecords.show(seeingAll(ctx), id)
  const before = await readVersion(ctx, change.contract.id, change.baseVersion)
  return compare(ctx, change.side, before, change)
}
