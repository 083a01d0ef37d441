import { z } from 'zod'

const id = z.string().min(1).max(64)

export const Duration = z.strictObject({
  amount: z.int().min(1).max(44_640),
  unit: z.enum(['minute', 'hour', 'day', 'workday']),
})
export type Duration = z.infer<typeof Duration>

const at = { after: Duration }

export const TimeoutAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('remind'), ...at, times: z.int().min(1).max(10), every: Duration }),
  z.strictObject({ do: z.literal('urgeSuperior'), ...at }),
  z.strictObject({ do: z.literal('addSuperior'), ...at }),
  z.strictObject({
    do: z.literal('transfer'),
    ...at,
    to: z.union([z.enum(['superior', 'admin']), z.strictObject({ person: id })]),
  }),
  z.strictObject({ do: z.literal('pass'), ...at, upTo: z.string().nullable() }),
  z.strictObject({ do: z.literal('reject'), ...at }),
  z.strictObject({ do: z.literal('return'), ...at }),
])
export type TimeoutAction = z.infer<typeof TimeoutAction>

export const Timeout = z.strictObject({
  basis: z.union([z.enum(['task', 'node']), z.strictObject({ field: z.string().min(1) })]),
  actions: z.array(TimeoutAction).min(1).max(10),
})
export type Timeout = z.infer<typeof Timeout>
