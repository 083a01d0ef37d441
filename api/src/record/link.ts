import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { OfRecord } from './share.ts'

/** A document before or after the one that is looked at, in the reader's language. */
export const LinkedDocument = z.object({
  id: Id,
  subject: z.string(),
  /** What kind of record it is. */
  kind: z.string(),
  code: z.string(),
  title: z.string(),
  state: z.object({ name: z.string(), color: z.string().nullable() }).nullable(),
  amount: z.string().nullable(),
  /** What the later one is to the earlier, and which of the shown ones it hangs on. */
  link: z.string(),
  near: Id,
  /** How much of it went into the link. */
  quantity: z.string().nullable(),
  linkAmount: z.string().nullable(),
  gone: z.boolean(),
})
export type LinkedDocument = z.output<typeof LinkedDocument>

/** What a record came from and what came from it, the nearest first. */
export const DocumentLinks = z.object({
  up: z.array(LinkedDocument),
  down: z.array(LinkedDocument),
  /** How many there are besides which the reader may not see. */
  hidden: z.int(),
})
export type DocumentLinks = z.output<typeof DocumentLinks>

export const linkCalls = {
  links: endpoint({
    method: 'GET',
    path: '/api/record/link/:subject/:id',
    title: label('上下游单据', 'Documents before and after'),
    access: 'signed-in',
    params: OfRecord,
    result: DocumentLinks,
  }),
}
