import { z } from 'zod'
import { EmptyPolicy, SelfPolicy } from './approver.ts'

const id = z.string().min(1).max(64)

export const After = z.enum(['rerun', 'jumpBack'])
export type After = z.infer<typeof After>

/** What holds for the whole flow unless a node says otherwise. */
export const Settings = z.strictObject({
  admins: z.array(id).min(1).max(50),
  withdraw: z.enum(['never', 'beforeFirst', 'anyTime']),
  withdrawReason: z.boolean(),
  takeBack: z.boolean(),
  void: z.enum(['never', 'approval', 'direct']),
  rejected: z.enum(['end', 'initiator']),
  dedupe: z.enum(['none', 'consecutive', 'once']),
  self: SelfPolicy,
  empty: EmptyPolicy,
  substitutes: z.boolean(),
  batch: z.boolean(),
  comments: z.boolean(),
  urgeMinutes: z.int().min(1).max(10_080),
  /** Without it an instance no human has approved waits for a flow admin before it may end. */
  allowNoHuman: z.boolean(),
  /** Reassign, skip and move need a second admin. */
  dualControl: z.boolean(),
  amountPath: z.string().nullable(),
  factChange: z.enum(['refuse', 'warn', 'reevaluate']),
  chooseApprovers: z.boolean(),
  ccOnSubmit: z.array(id),
  ccOnEnd: z.array(id),
  /** Who may start it, departments with those below; everybody where it is not said. */
  starters: z
    .strictObject({
      people: z.array(id).max(200),
      roles: z.array(id).max(200),
      depts: z.array(id).max(200),
    })
    .optional(),
  /** What an approval is called, with the parts of `titleParts` in braces. */
  title: z.string().trim().min(1).max(100).optional(),
  /** Stands in the number of an approval where each flow counts for itself. */
  serialCode: z
    .string()
    .regex(/^[A-Z\d]{1,6}$/)
    .optional(),
})
/** What a title may be put together from. */
export const titleParts = ['title', 'document', 'code', 'initiator', 'department', 'amount', 'date'] as const
export type TitlePart = (typeof titleParts)[number]
export type Settings = z.infer<typeof Settings>
