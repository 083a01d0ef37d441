import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

const bounds = { maxRunning: 2, maxWaiting: 3, maxPerOwner: 2 }

/** Work that ends when it is told to. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, release: resolve }
}

describe('a bounded queue', () => {
  it('runs so many at a time, in the order they came, however each of them ends', async () => {
    const run = boundedQueue({ ...bounds, maxWaiting: 50, maxPerOwner: 50 })
    let now = 0
    let most = 0
    const order: number[] = []
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        run('a', async () => {
          now += 1
          most = Math.max(most, now)
          await turn()
          now -= 1
          order.push(n)
          if (n % 3 === 0) throw new Error('broken')
        }),
      ),
    )
    expect(most).toBe(2)
    expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7)
  })

  it('refuses what finds no room, one owner before it is full for the others', async () => {
    const run = boundedQueue(bounds)
    const works = Array.from({ length: 5 }, held)
    const all = works.slice(0, 4).map(({ work }) => run('a', work))
    await expect(run('a', held().work)).rejects.toThrow('server.busy')
    all.push(run('b', works[4]?.work ?? held().work))
    await expect(run('c', held().work)).rejects.toThrow('server.busy')
    for (const { release } of works) release()
    await Promise.all(all)
    await run('a', async () => undefined)
  })
})
