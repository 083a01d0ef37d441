import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { AccountRow } from '../document/account.store.ts'
import { bridgeGap } from './bridge.rules.ts'
import { buildAccount } from './build.views.ts'
import { readKept, type StoredSheet } from './kept.store.ts'
import { changedDocuments, isOpen } from './sheet.rules.ts'

type AccountHead = Pick<AccountRow, 'id' | 'project' | 'kind' | 'versionNo'>

const listed = (codes: readonly string[]): string => codes.slice(0, 5).join('、') + (codes.length > 5 ? '…' : '')

/** Documents that are not what they were when it was built. */
const changedSince = async (ctx: Ctx, row: AccountHead, kept: StoredSheet): Promise<string[]> =>
  changedDocuments(kept, (await buildAccount(ctx, row.project.id, row.versionNo)).sheet)

export const stageSql = `select status as stage from project_ref where tenant_id = $1 and id = $2`

/** All that stands in the way of sending it in, each naming what it is about. */
export const checkAccount = async (ctx: Ctx, row: AccountHead, kept: StoredSheet) => {
  const { lines, documents, bridge } = kept
  const changed = await changedSince(ctx, row, kept)
  const open = documents.filter((one) => isOpen(one) && one.reason === null).map(({ code }) => code)
  const waiting = lines.filter((one) => !one.isConfirmed).map(({ name }) => name)
  const { rows } = await ctx.db.run<{ stage: string }>(stageSql, [ctx.tenantId, row.project.id])
  const gap = bridgeGap(bridge)
  const stands = rows[0]?.stage ?? ''
  const isLate = row.kind === 'supplement' ? !['settling', 'closed'].includes(stands) : stands !== 'settling'
  const say = (is: boolean, zh: string, en: string): string[] => (is ? [label(zh, en)[ctx.language]] : [])
  const hindrances = [
    ...say(isLate, '项目进入结算阶段后才能送审', 'The project is not being settled yet'),
    ...say(
      changed.length > 0,
      `单据已变化，请重新取数：${listed(changed)}`,
      `Documents changed, build it anew: ${listed(changed)}`,
    ),
    ...say(open.length > 0, `差异未说明：${listed(open)}`, `Differences not explained: ${listed(open)}`),
    ...say(waiting.length > 0, `明细未核对：${listed(waiting)}`, `Lines not confirmed: ${listed(waiting)}`),
    ...say(bridge.length > 0 && gap !== '0.00', `利润桥相差 ${gap}`, `The profit does not add up by ${gap}`),
  ]
  return { changed, hindrances }
}

export const hindrancesOf = async (ctx: Ctx, row: AccountHead): Promise<string[]> =>
  (await checkAccount(ctx, row, await readKept(ctx, row.id))).hindrances
