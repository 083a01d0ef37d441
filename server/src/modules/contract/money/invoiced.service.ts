import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { offsetAdvance } from './offset.service.ts'

const heldSql = `select id, code, name, stage, side, status, amount_kind as "amountKind", amount::text as amount, invoiced::text as invoiced,
    settled::text as settled, sign_date::text as "signDate", our_company_id as company, customer_id as customer, project_id as project
  from contract where tenant_id = $1 and id = $2 for update`

/** What whoever invoices or allocates has to know of a contract. */
export type HeldContract = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly stage: string
  readonly side: string
  readonly status: string
  readonly amountKind: string
  readonly amount: string
  readonly invoiced: string
  readonly settled: string
  readonly signDate: string | null
  readonly company: string
  readonly customer: string | null
  readonly project: string | null
}

/** Held by everybody who invoices, settles or changes it, so that no two of them spend the same yuan. */
export const holdContract = async (ctx: Ctx, id: string): Promise<HeldContract> =>
  (await ctx.db.run<HeldContract>(heldSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

const noteSql = `update contract set invoiced = invoiced + $3 where tenant_id = $1 and id = $2`

type InvoicedAmount = {
  readonly contract: string
  readonly amount: string
  readonly cause: string
  readonly day: string
}

/** Less than nothing for a red invoice. */
export const noteInvoiced = async (ctx: Ctx, { contract, amount, cause, day }: InvoicedAmount): Promise<void> => {
  await ctx.db.run(noteSql, [ctx.tenantId, contract, amount])
  await offsetAdvance(ctx, { contract, cause, day })
}
