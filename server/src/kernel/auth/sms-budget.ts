import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { asFailure, fail } from '../errors.ts'
import type { Sms } from '../ports/sms.ts'
import { countUsage, type UsageLimit } from '../log/usage.ts'

/** What may be sent in an hour, by everybody together and for one company. */
export const smsLimits = (config: Config, tenantId = ''): UsageLimit[] => [
  { key: 'sms', max: config.SMS_PER_HOUR, within: '1 hour' },
  ...(tenantId ? [{ key: `sms tenant ${tenantId}`, max: config.SMS_PER_HOUR_TENANT, within: '1 hour' }] : []),
]

type TransactionRunner = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>

/** Undone where it is too much: what is refused to one company takes nothing from the others. */
const takeFromBudget = async (ctx: Ctx, tenantId: string): Promise<void> => {
  if (!(await countUsage(ctx, smsLimits(ctx.config, tenantId)))) fail('sms.budget')
}

const refused = { accepted: false, code: 'budget', message: 'budget used up', again: false } as const

/** What a company's own jobs send is counted as it leaves, unless it was counted before; beyond the budget it is refused as a provider would. */
export const withinBudget = (sms: Sms, tenantId: string, within: TransactionRunner): Sms => ({
  ...sms,
  send: async (message) => {
    if (message.counted) return sms.send(message)
    try {
      await within((ctx) => takeFromBudget(ctx, tenantId))
    } catch (error) {
      if (asFailure(error)?.key === 'sms.budget') return refused
      throw error
    }
    return sms.send(message)
  },
})
