import { PaymentRequest, type PaymentReason } from '@srm/api/payment'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { readFacts } from './facts.views.ts'
import { amountsIn, reasonsOf, type Reason } from './reasons.rules.ts'
import { requestRecords, unrestricted, type JudgedRow } from './request.store.ts'

/** What speaks against paying it now. */
export const judgeRequest = async (ctx: Ctx, row: JudgedRow): Promise<Reason[]> => reasonsOf(await readFacts(ctx, row))

const isOver = ({ stage }: { readonly stage: string }): boolean => stage === 'paid' || stage === 'canceled'

/** The same for whoever looks at it; amounts their roles cover are left out of the sentences. */
export const checkRequest = async (ctx: Ctx, id: string): Promise<PaymentReason[]> => {
  await assertInScope(ctx, PaymentRequest, id, true)
  const row = await requestRecords.show(unrestricted(ctx), id)
  if (isOver(row)) return []
  const isHidden = isMasked(metaOf(PaymentRequest.fields.amount), ctx.session)
  return (await judgeRequest(ctx, row)).map(({ key, title, blocks, text }) => {
    const said = text[ctx.language]
    return { key, title: title[ctx.language], blocks, text: isHidden ? said.replaceAll(amountsIn, '***') : said }
  })
}
