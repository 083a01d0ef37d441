import { beforeAll, describe, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addColleague } from '#test/quotes.ts'
import { repeat } from '#test/races.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { isFullDepth } from '#test/depth.ts'
import { races, runRace } from '#test/deadline-races.ts'
import { openByClock } from '../opening/open.service.ts'

let t: TestApp
let me: TestTenant
let colleague: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  colleague = await addColleague(t, me, '李总')
})

const times = Number(process.env['RACE_RUNS'] ?? (isFullDepth ? 50 : 2))

describe('quotes at the deadline', () => {
  // oxlint-disable-next-line vitest/expect-expect -- a race asserts for itself
  it.each(races)('%s: none is lost, none comes late', async (...race) => {
    await repeat(() => runRace(t, me, colleague, race, openByClock), times)
  })
})
