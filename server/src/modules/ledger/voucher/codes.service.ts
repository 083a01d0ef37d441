import type { Parsed } from '@srm/api/endpoint'
import type { ledger } from '@srm/api/ledger'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { own } from '../ledger.db.ts'

type SaveBody = Parsed<typeof ledger.voucher.saveCodes>['body']

const knownSql = `select count(*)::int as count from fund_account where tenant_id = $1 and id = any($2::uuid[])`

const assertFunds = async (ctx: Ctx, { codes }: SaveBody): Promise<void> => {
  const funds = [...new Set(codes.flatMap(({ fund }) => fund ?? []))]
  const { rows } = await ctx.db.run<{ count: number }>(knownSql, [ctx.tenantId, funds])
  const isOfBank = codes.every(({ account, fund }) => fund === null || account === 'bank')
  if (!isOfBank || rows[0]?.count !== funds.length) fail('record.bad_reference')
}

/** All codes at once: what is not among them is as it usually is. */
export const saveCodes = async (ctx: Ctx, sent: SaveBody): Promise<{ count: number }> => {
  const { codes } = sent
  if (new Set(codes.map(({ account, fund }) => `${account} ${fund ?? ''}`)).size < codes.length) fail('voucher.twice')
  await assertFunds(ctx, sent)
  await own(ctx).deleteFrom('ledger_account_code').execute()
  if (codes.length > 0)
    await own(ctx)
      .insertInto('ledger_account_code')
      .values(
        codes.map(({ account, fund, code, name }) => ({ id: newId(), account, fund_account_id: fund, code, name })),
      )
      .execute()
  await ctx.systemLog('setting.changed', { setting: 'accountCodes', codes })
  return { count: codes.length }
}
