import type { z } from 'zod'
import { choice } from '../shared/fields.ts'

/** Why a line goes to this supplier. */
export const reasonCode = () =>
  choice('定标理由', 'Why this supplier', [
    ['lowest', '最低价', 'Lowest price', 'green'],
    ['best_score', '综合评分最高', 'Best score', 'blue'],
    ['sole', '唯一供应商', 'Only supplier', 'red'],
    ['quality', '品质优先', 'Quality', 'purple'],
    ['customer_specified', '客户指定', 'Named by the customer', 'orange'],
    ['location', '地点合适', 'Location', 'cyan'],
  ])

export type AwardReason = z.output<ReturnType<typeof reasonCode>>

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

/** Nobody decides on it at the moment and it is not decided. */
export const isChangeable = ({ status }: { readonly status: string }): boolean => changeable.includes(status)
