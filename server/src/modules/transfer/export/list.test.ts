import { transfer } from '@srm/api/transfer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { readBook } from '../book/workbook.service.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompany, publish, step, submitted, tree, type Company } from '#test/approvals.ts'
import { contentOf, exportBook, resultOf } from '#test/outside/sheets.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import { startJobs, untilDone } from '#test/processes/worker.ts'

let t: TestApp
let worker: App
let me: Company
let chen: Member
const sent: string[] = []
beforeAll(async () => {
  t = await startApp()
  worker = await startJobs(t)
  me = aCompany(t, await aTenant(t))
  chen = await me.person('陈立')
  await publish(me, tree(me.userId, [step('a', [chen.userId])]))
  for (const [title, amount] of [
    ['年会酒店', '88000.00'],
    ['展台搭建', '120000.00'],
    ['租车', '3600.00'],
  ] as const)
    sent.push((await submitted(me, { title, amount })).id)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

const columns = ['title', 'amount', 'initiator', 'status']
const rowsIn = async (who: Member, file: { url: string } | null | undefined) =>
  ((await readBook(await contentOf(t, who, file?.url ?? ''), 1000))[0]?.rows ?? []).map(([, cells]) =>
    cells.slice(0, 2),
  )

describe('a list of the approval centre as a file', () => {
  it('holds what the list shows this person: the same filter, order and columns', async () => {
    const filter = JSON.stringify([{ field: 'amount', op: 'between', value: ['5000', '200000'] }])
    const query = { sort: '-amount', filter }
    const { job, file } = await exportBook(chen, { subject: 'approvalTodo', columns, query })
    expect(job.state).toBe('done')
    expect(await rowsIn(chen, file)).toEqual([
      ['标题', '金额'],
      [expect.stringContaining('展台搭建'), expect.anything()],
      [expect.stringContaining('年会酒店'), expect.anything()],
    ])
    const mine = await exportBook(me, { subject: 'approvalTodo', columns })
    expect(await rowsIn(me, mine.file)).toEqual([['标题', '金额']])
  })

  it('holds only the chosen rows, and never one that is not this person’s to see', async () => {
    const ask = async (who: Member) => {
      const body = { subject: 'approvalMine', query: {}, columns, ids: [sent[0] ?? '', sent[2] ?? ''] }
      const { result } = await who.call(transfer.export, { body })
      await untilDone(who, result.id)
      return rowsIn(who, (await resultOf(who, result.id)).file)
    }
    expect((await ask(me)).map(([title]) => title)).toEqual([
      '标题',
      expect.stringContaining('租车'),
      expect.stringContaining('年会酒店'),
    ])
    expect(await ask(chen)).toHaveLength(1)
  })

  it('of decisions is refused to those who may not see the report', async () => {
    const body = { subject: 'approvalDecided', query: {}, columns: ['title'] }
    expect((await chen.call(transfer.export, { body })).status).toBe(403)
    expect((await me.call(transfer.export, { body })).status).toBe(200)
  })
})
