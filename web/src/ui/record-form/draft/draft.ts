import { z } from 'zod'
import { remember, remembered } from '@/lib/storage.ts'

const Values = z.record(z.string(), z.unknown())

/** What was typed, and what the record held when the typing began: both are needed to merge with what others did since. */
const Draft = z.object({ at: z.string(), version: z.int().optional(), base: Values, values: Values })
export type Draft = z.output<typeof Draft>

const lifetime = 30 * 24 * 60 * 60 * 1000

export const draftName = (user: string, record: string, id: string | undefined): string =>
  `draft.${user}.${record}.${id ?? 'new'}`

export const dropDraft = (name: string): void => remember(name, null)

export const writeDraft = (name: string, draft: Draft): void => remember(name, JSON.stringify(draft))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is broken or too old to be remembered by its author is not offered again. */
export const readDraft = (name: string, now = Date.now()): Draft | undefined => {
  const text = remembered(name)
  if (text === null) return undefined
  const draft = Draft.safeParse(parsed(text)).data
  if (draft && now - Date.parse(draft.at) < lifetime) return draft
  dropDraft(name)
  return undefined
}
