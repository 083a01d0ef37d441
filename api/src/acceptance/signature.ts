import { z } from 'zod'
import { Id } from '../shared/ids.ts'

/** A drawing lies in a box of this size, whatever the phone it was drawn on. */
export const signatureBox = { width: 600, height: 240 } as const
const maxStrokes = 80
const maxPoints = 400

const Point = z.tuple([z.int().min(0).max(signatureBox.width), z.int().min(0).max(signatureBox.height)])

/** Lines as a finger drew them: points, and nothing that could be anything else. */
export const Drawing = z.array(z.array(Point).min(1).max(maxPoints)).min(1).max(maxStrokes)
export type Drawing = z.output<typeof Drawing>

/** What a supplier said about an acceptance, and what it looked like then. */
export const SignatureView = z.object({
  id: Id,
  kind: z.enum(['signed', 'objected']),
  name: z.string(),
  at: z.string(),
  /** The address the phone was seen at. */
  address: z.string(),
  /** SHA-256 of everything the supplier saw. */
  sha256: z.string(),
  drawing: Drawing.nullable(),
  note: z.string().nullable(),
  /** Since when it counts no more, and why. */
  voidedAt: z.string().nullable(),
  voidReason: z.string().nullable(),
})
export type SignatureView = z.output<typeof SignatureView>
