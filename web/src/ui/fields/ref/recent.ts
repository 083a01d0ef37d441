import { z } from 'zod'
import { remember, remembered } from '@/lib/storage.ts'

const most = 6
const Ids = z.array(z.string()).catch([])

const stored = (of: string): unknown => {
  try {
    return JSON.parse(remembered(`recent.${of}`) ?? '[]') as unknown
  } catch {
    return []
  }
}

/** What one chose last is what one most likely chooses next, newest first. */
export const recentIds = (of: string): string[] => Ids.parse(stored(of))

export const addRecent = (of: string, id: string): void => {
  const next = [id, ...recentIds(of).filter((one) => one !== id)].slice(0, most)
  remember(`recent.${of}`, JSON.stringify(next))
}
