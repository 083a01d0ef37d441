import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The name of a backup: when it was made. Until it is proven it has an ending. */
export const stampOf = (time: Date): string => time.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const pattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(\.part|\.failed)?$/

const timeOf = (name: string): number => Date.parse(name.replace(pattern, '$1-$2-$3T$4:$5:$6Z'))

const day = 86_400_000

/** Removes what is older than so many days and tells its names. The newest that was proven always stays. */
export const removeOld = async (folder: string, days: number, now = new Date()): Promise<string[]> => {
  if (days === 0) return []
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).toSorted()
  const newest = names.findLast((name) => name.endsWith('Z'))
  const old = names.filter((name) => name !== newest && timeOf(name) < now.getTime() - days * day)
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
  return old
}
