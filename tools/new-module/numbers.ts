import { filesUnder, isTest, read } from '../tree.ts'

const numbersIn = (root: string, folder: string, pattern: RegExp): Set<number> =>
  new Set(
    filesUnder(root, folder)
      .filter((path) => path.endsWith('.ts') && !isTest(path))
      .flatMap((path) => [...read(root, path).matchAll(pattern)].map(([, digits]) => Number(digits))),
  )

const firstFree = (from: number, to: number, isTaken: (candidate: number) => boolean): number => {
  for (let candidate = from; candidate <= to; candidate += 1) if (!isTaken(candidate)) return candidate
  throw new Error(`every number from ${String(from)} to ${String(to)} is taken`)
}

/** Six types of code are the customer's; modules declare the rest. The preview accepts two digits. */
export const nextCodeType = (root: string): number => {
  const taken = numbersIn(root, 'server/src/modules', /\btype: (\d+),\s*prefix\b/g)
  return firstFree(7, 99, (type) => taken.has(type))
}

/** Each module refuses in a thousand of its own; 50 to 59 say that the server itself failed. */
export const nextErrorBlock = (root: string): number => {
  const codes = [...numbersIn(root, 'api/src', /\[\s*(\d{5}),/g)]
  const taken = new Set(
    codes.filter((code) => code % 1000 > 0 && code % 1000 < 100).map((code) => Math.trunc(code / 1000)),
  )
  return firstFree(41, 99, (block) => taken.has(block) || (block >= 50 && block < 60))
}

const stampOf = (date: Date): string => date.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')

/** Migrations run in order of their names, so a new one is later than all others even if a clock is wrong. */
export const nextStamp = (root: string, now: Date): string => {
  const newest = filesUnder(root, 'server/db/migrations')
    .map((path) => /(\d{8}T\d{4})_\w+\.sql$/.exec(path)?.[1] ?? '')
    .toSorted()
    .at(-1)
  const stamp = stampOf(now)
  if (!newest || stamp > newest) return stamp
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/.exec(newest) ?? []
  return stampOf(new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute) + 1)))
}
