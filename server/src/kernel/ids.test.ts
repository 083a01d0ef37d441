import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { newId } from './ids.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await t.close()
})

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
const outOfOrder = (ids: readonly string[]) => ids.filter((id, index) => index > 0 && id <= (ids[index - 1] ?? ''))

describe('an id', () => {
  it('is a version 7 and tells its time', () => {
    const id = newId()
    expect(id).toMatch(version7)
    expect(Math.abs(timeOf(id) - Date.now())).toBeLessThan(1000)
  })

  it('comes after those made before it, also ten thousand in one stopped millisecond and when the clock steps back', () => {
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
    const ids = Array.from({ length: 10_000 }, newId)
    clock.mockReturnValue(now - 500)
    ids.push(newId(), newId())
    clock.mockReturnValue(now + 5)
    ids.push(newId())
    clock.mockRestore()
    expect(outOfOrder(ids)).toEqual([])
    expect(timeOf(ids.at(-1) ?? '')).toBe(now + 5)
  })

  it('made by the database comes after those made before it by other connections', async () => {
    const ids: string[] = []
    for (let n = 0; n < 200; n += 1)
      ids.push(...(await query<{ id: string }>(t, 'select app.new_id() as id')).map(({ id }) => id))
    expect(outOfOrder(ids)).toEqual([])
    for (const id of ids) expect(id).toMatch(version7)
    expect(Math.abs(timeOf(ids[0] ?? '') - Date.now())).toBeLessThan(5000)
  })
})
