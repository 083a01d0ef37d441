import { z } from 'zod/mini'
import { useSession } from '@/lib/session/session.ts'
import { remember, remembered } from '@/lib/storage.ts'
import type { Item } from './item.ts'

const RecentEntry = z.object({ key: z.string(), title: z.string(), note: z.string(), to: z.optional(z.string()) })
export type RecentEntry = z.infer<typeof RecentEntry>

const name = 'palette'
const most = 6

/** What somebody chose is not shown to the next who signs in on this machine. */
useSession.subscribe((now, before) => {
  if (!now.token && before.token) remember(name, null)
})

export const recentChoices = (): readonly RecentEntry[] => {
  try {
    return z.array(RecentEntry).parse(JSON.parse(remembered(name) ?? '[]'))
  } catch {
    return []
  }
}

export const noteChoice = ({ key, title, note, to }: Item): void => {
  const kept: RecentEntry = { key, title, note, ...(to !== undefined && { to }) }
  const others = recentChoices().filter((choice) => choice.key !== key)
  remember(name, JSON.stringify([kept, ...others].slice(0, most)))
}
