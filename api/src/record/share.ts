import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { optional } from '../shared/field-meta.ts'
import { date, NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export const Subject = z.string().regex(/^[a-zA-Z]{1,40}$/)

/** A record of whatever kind. */
export const OfRecord = z.strictObject({ subject: Subject, id: Id })

export const shareLevels = ['read', 'edit'] as const

/** With whom a record is shared, and whether the reader may change that. */
export const RecordShares = z.object({
  editable: z.boolean(),
  shares: z.array(
    z.object({
      user: NamedRef.nullable(),
      department: NamedRef.nullable(),
      level: z.enum(shareLevels),
      until: z.string().nullable(),
    }),
  ),
})
export type RecordShares = z.output<typeof RecordShares>

const ShareInput = z
  .strictObject({
    user: Id.optional(),
    department: Id.optional(),
    level: z.enum(shareLevels),
    until: optional(date('有效期至', 'Until')),
  })
  .refine(({ user, department }) => (user === undefined) !== (department === undefined))

export const shareCalls = {
  shares: endpoint({
    method: 'GET',
    path: '/api/record/share/:subject/:id',
    title: label('共享给谁', 'With whom a record is shared'),
    access: 'signed-in',
    params: OfRecord,
    result: RecordShares,
  }),
  share: endpoint({
    method: 'PUT',
    path: '/api/record/share/:subject/:id',
    title: label('共享记录', 'Share a record'),
    access: 'signed-in',
    params: OfRecord,
    body: z.strictObject({ shares: z.array(ShareInput).max(100) }),
    result: z.object({ shared: z.int() }),
  }),
}
