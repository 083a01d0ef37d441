import { PaymentPlan } from '@srm/api/contract'
import { store } from '#kernel/records/store.ts'

const isOpen = (stage: string): boolean => stage === 'waiting' || stage === 'pending' || stage === 'partial'

export const planRecords = store(PaymentPlan, {
  allows: ({ stage, trigger, isDueByHand, dueDate }) =>
    isOpen(stage) && trigger !== 'date' && (dueDate === null || isDueByHand) ? ['setDue'] : [],
})

export const today = `(now() at time zone 'Asia/Shanghai')::date`

/** Where a plan stands follows from its sums, its day and its contract, and from nothing else. */
export const planStageSql = `case when t.stage = 'canceled' or c.stage = 'void' or c.stage = 'terminated' and t.done_amount = 0 then 'canceled'
    when t.open_amount = 0 then 'done' when c.stage = 'paused' then 'paused' when t.done_amount > 0 then 'partial'
    when t.due_date is null or c.stage in ('draft', 'toSign') then 'waiting' else 'pending' end`
