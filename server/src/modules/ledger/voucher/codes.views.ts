import { mappedAccounts, type AccountCode, type MappedAccount } from '@srm/api/ledger'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { usualCodes, usualFundCodes, type CodeAndName } from './codes.defaults.ts'

type KeptCode = CodeAndName & { readonly account: string; readonly fund: string | null }
type Fund = { readonly id: string; readonly name: string; readonly kind: string }

const keptSql = `select account, fund_account_id as fund, code, name from ledger_account_code where tenant_id = $1`
const fundsSql = `select id, name, kind from fund_account where tenant_id = $1 order by code, id`

/** What each account of the ledger is called in the books of the accounting program, its fund accounts one by one. */
export const accountCodes = async (ctx: Ctx): Promise<AccountCode[]> => {
  const { rows: kept } = await ctx.db.run<KeptCode>(keptSql, [ctx.tenantId])
  const { rows: funds } = await ctx.db.run<Fund>(fundsSql, [ctx.tenantId])
  const keptOf = (account: MappedAccount, fund: string | null): KeptCode | undefined =>
    kept.find((one) => one.account === account && one.fund === fund)
  const codeOf = (account: MappedAccount, usual: CodeAndName, fund: Fund | null): AccountCode => {
    const { code, name } = keptOf(account, fund?.id ?? null) ?? usual
    return {
      account,
      fund: fund && { id: fund.id, name: fund.name },
      code,
      name,
      isUsual: code === usual.code && name === usual.name,
    }
  }
  const bank = keptOf('bank', null) ?? usualCodes.bank
  return mappedAccounts.flatMap((account) => [
    codeOf(account, usualCodes[account], null),
    ...(account === 'bank' ? funds.map((fund) => codeOf(account, usualFundCodes[fund.kind] ?? bank, fund)) : []),
  ])
}

export type CodeFinder = (account: string, fund: string | null, hasProject: boolean) => CodeAndName

/** The account a line of the ledger is entered under. */
export const codeFinder = async (ctx: Ctx): Promise<CodeFinder> => {
  const all = new Map(
    (await accountCodes(ctx)).map((one): [string, AccountCode] => [`${one.account} ${one.fund?.id ?? ''}`, one]),
  )
  return (account, fund, hasProject) => {
    const kind = account === 'cost' && !hasProject ? 'overhead' : account
    return all.get(`${kind} ${fund ?? ''}`) ?? fail('record.bad_reference')
  }
}
