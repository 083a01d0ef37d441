import { PaymentBatch } from '@srm/api/payment'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'

export const batchRecords = store(PaymentBatch, {
  allows: ({ stage }) => {
    if (stage === 'making') return ['update', 'delete', 'confirm']
    return stage === 'paying' ? ['file', 'settle', 'importResult'] : []
  },
})

export type BatchRow = Row<typeof PaymentBatch>

/** One request of a batch, locked. */
export type BatchedRequest = {
  readonly id: string
  readonly code: string
  readonly stage: string
  readonly batch: string | null
  readonly batchCode: string | null
  readonly company: string | null
  readonly companyName: string | null
  readonly amount: string
}

export const requestsSql = `select r.id, r.code, r.stage, r.batch_id as batch, b.code as "batchCode", r.company_id as company,
    c.name as "companyName", r.pay_amount::text as amount
  from payment_request r left join payment_batch b on b.tenant_id = r.tenant_id and b.id = r.batch_id
    left join our_company_ref c on c.tenant_id = r.tenant_id and c.id = r.company_id
  where r.tenant_id = $1 and r.id = any($2::uuid[]) order by r.id for update of r`
