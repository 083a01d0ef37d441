import { finance, type Report } from '@srm/api/finance'
import { notice } from '@srm/api/notice'
import { shanghaiDay } from '@srm/api/shared/date'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { newId } from '#kernel/ids.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { addPerson } from '#modules/identity/index.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aSettlingProject } from '#test/final-accounts.ts'
import { textOfPdf } from '#test/outside/pdf-text.ts'
import { contentOf } from '#test/outside/sheets.ts'
import { startJobs } from '#test/processes/worker.ts'
import { query } from '#test/sql.ts'
import { aTenant, signIn, type Member, type TestTenant } from '#test/tenant.ts'
import { aReportSchedule } from '../finance.fixture.ts'
import { inNameOf, makeReport, queueReports } from '../report/make.service.ts'

const { reportSchedule, report } = finance

let t: TestApp
let me: TestTenant
let worker: App
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

/** The day of the week, beginning with Monday. */
const weekday = ((new Date(`${shanghaiDay(new Date())}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
const squeezed = (pdf: Buffer): string => textOfPdf(pdf).join('\n').replaceAll(/\s/g, '')

const somebody = async (role: string): Promise<Member> => {
  const id = await me.inside((ctx) =>
    addPerson(ctx, {
      username: `report.${role.toLowerCase()}.${newId().slice(-6)}`,
      displayName: role,
      departmentId: me.departmentId,
      roles: [role],
    }),
  )
  return signIn(t, me.tenantId, id)
}

const schedule = async (receivers: readonly Member[], more: Parameters<typeof aReportSchedule>[0] = {}) => {
  const to = receivers.map(({ userId }) => userId)
  const body = aReportSchedule({ rhythm: 'weekly', day: weekday, receivers: to, ...more })
  const made = await me.call(reportSchedule.create, { body })
  expect(made.status, made.message).toBe(200)
  return made.result.id
}

const queue = (): Promise<void> => queueReports({ transaction: (work) => me.inside(work) })
const mine = async (who: Member) => {
  const { status, message, result } = await who.call(report.list, { query: {} })
  expect(status, message).toBe(200)
  return result.items
}
const until = async (who: Member, count: number) =>
  vi.waitFor(
    async () => {
      const found = await mine(who)
      expect(found).toHaveLength(count)
      return found
    },
    { timeout: 15_000, interval: 200 },
  )

const pdfOf = async (who: Member, { id }: Pick<Report, 'id'>): Promise<string> => {
  const { files } = (await who.call(report.show, { params: { id } })).result
  return squeezed(await contentOf(t, who, files[0]?.url ?? ''))
}

describe('a scheduled report', () => {
  it('is made for each receiver with what they may see, told to them, and seen by nobody else', async () => {
    const [boss, manager] = [await somebody('GM'), await somebody('PM')]
    await schedule([boss, manager], { name: '经营周报' })
    await queue()
    const [whole] = await until(boss, 1)
    const [part] = await until(manager, 1)
    expect(whole).toMatchObject({ kind: 'month', owner: { id: boss.userId } })
    if (!whole || !part) return
    expect(await pdfOf(boss, whole)).toContain('未来13周到期')
    expect(await pdfOf(manager, part)).not.toContain('未来13周到期')
    expect((await manager.call(report.show, { params: { id: whole.id } })).status).toBe(404)
    const told = (await boss.call(notice.list, { query: {} })).result.items
    expect(told.map(({ title }) => title)).toContain('经营周报已生成')
  })

  it('is made once a day, however often it is asked for', async () => {
    const boss = await somebody('GM')
    const id = await schedule([boss])
    const run: Pick<JobRun, 'transaction'> = {
      transaction: (work, as) => (as ? t.app.asPerson(me.tenantId, as, work) : me.inside(work)),
    }
    const order = { schedule: id, day: shanghaiDay(new Date()), as: inNameOf(boss.userId) }
    await makeReport(run, order)
    await makeReport(run, order)
    expect(await mine(boss)).toHaveLength(1)
  })

  it('stops for who has left, and altogether with its owner', async () => {
    const [boss, gone] = [await somebody('GM'), await somebody('FINANCE')]
    const id = await schedule([boss, gone])
    await query(t, `update "user" set status = 'left' where tenant_id = $1 and id = $2`, [me.tenantId, gone.userId])
    await queue()
    await until(boss, 1)
    const rows = await query(t, 'select owner_id from report where tenant_id = $1 and schedule_id = $2', [
      me.tenantId,
      id,
    ])
    expect(rows).toEqual([{ owner_id: boss.userId }])
    const owned = await somebody('FINANCE')
    const second = await schedule([boss], { owner: owned.userId })
    await query(t, `update "user" set status = 'left' where tenant_id = $1 and id = $2`, [me.tenantId, owned.userId])
    await queue()
    const [left] = await query(t, 'select last_run_on from report_schedule where id = $1', [second])
    expect(left).toEqual({ last_run_on: null })
  })

  it('of a project tells its figures and documents, to whoever reaches it', async () => {
    const [boss, stranger] = [await somebody('GM'), await somebody('PM')]
    const { projectId } = await aSettlingProject(me)
    await schedule([boss, stranger], { kind: 'project', project: projectId })
    await queue()
    const [whole] = await until(boss, 1)
    const [empty] = await until(stranger, 1)
    if (!whole || !empty) return
    expect(await pdfOf(boss, whole)).toContain('成本单据')
    expect(await pdfOf(stranger, empty)).not.toContain('成本')
  })

  it.each([
    ['report.project', { kind: 'project' as const }],
    ['report.receivers', { receivers: [] }],
    ['report.day', { rhythm: 'weekly' as const, day: 8 }],
  ])('is refused with %s', async (key, more) => {
    const body = aReportSchedule({ receivers: [me.userId], ...more })
    expect(await me.call(reportSchedule.create, { body })).toMatchObject({ status: 422, key })
  })
})
