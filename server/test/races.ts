import { setTimeout as sleep } from 'node:timers/promises'
import { approval } from '@srm/api/approval'
import { expect } from 'vitest'
import type { Answer } from './tenant.ts'
import { isFullDepth } from './depth.ts'
import type { Company } from './approvals.ts'

/** Five of each in every build, twenty in the nightly run; two hundred and more when asked for. */
export const runs = Number(process.env['RACE_RUNS'] ?? (isFullDepth ? 20 : 5))

/** All at once, each a little before or after the others. */
export const together = async <T>(works: readonly (() => Promise<T>)[]): Promise<T[]> =>
  Promise.all(
    works.map(async (work) => {
      await sleep(Math.random() * 6)
      return work()
    }),
  )

export const repeat = async (work: (round: number) => Promise<void>, times = runs): Promise<void> => {
  for (let round = 0; round < times; round += 1) await work(round)
}

/** Asks again as a page does when the server was too busy to wait for its turn. */
export const patiently =
  <R>(work: () => Promise<Answer<R>>) =>
  async (): Promise<Answer<R>> => {
    for (;;) {
      const answer = await work()
      if (answer.status !== 503) return answer
    }
  }

export const statuses = (answers: readonly Answer<unknown>[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** No more than one of them got through, and each of the others was told why. */
export const oneWins = (answers: readonly Answer<unknown>[]): void => {
  const lost = answers.filter(({ status }) => status !== 200)
  expect(answers.length - lost.length, JSON.stringify(answers)).toBe(1)
  for (const { status } of lost) expect([409, 422]).toContain(status)
}

/** Every promise about the data, looked up in the database itself; a test that moves the clock says which values it moved. */
export const inOrder = async (me: Company, moved: readonly string[] = []): Promise<void> => {
  const { status, message, result } = await me.call(approval.centre.check)
  expect(status, message).toBe(200)
  expect(result.filter(({ no, detail }) => no !== 'I7' || !moved.includes(detail))).toEqual([])
}
