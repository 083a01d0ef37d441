import { shownColumns, shownRows, transfer } from '@srm/api/transfer'
import { beforeAll, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addFile } from '#test/examples.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { aWorkbook } from './transfer.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const put = async (name: string, content: Buffer | string): Promise<string> => (await addFile(t, me, name, content)).id

it('shows each sheet as plain texts, rows numbered as in the spreadsheet', async () => {
  const book = await aWorkbook(
    {
      name: '报价',
      rows: [
        ['品名', '单价'],
        ['桌子', 12.5],
        [null, null],
        ['<b>椅</b>', 3],
      ],
    },
    { name: '说明', rows: [['备注']] },
  )
  const { status, result } = await me.call(transfer.sheets, { params: { id: await put('报价.xlsx', book) } })
  expect(status).toBe(200)
  expect(result.map(({ name, more }) => [name, more])).toEqual([
    ['报价', false],
    ['说明', false],
  ])
  expect(result[0]?.rows).toEqual([
    { row: 1, cells: ['品名', '单价'] },
    { row: 2, cells: ['桌子', '12.5'] },
    { row: 4, cells: ['<b>椅</b>', '3'] },
  ])
})

it('says that there is more than it shows', async () => {
  const long = Array.from({ length: shownRows + 5 }, (_, row) => [row, 'x'.repeat(1000)])
  const wide = Array.from({ length: shownColumns + 5 }, (_, column) => `列${column}`)
  const book = await aWorkbook({ name: '长', rows: [['序号', '文'], ...long] }, { name: '宽', rows: [wide] })
  const { result } = await me.call(transfer.sheets, { params: { id: await put('大.xlsx', book) } })
  expect(result.map(({ rows, more }) => [rows.length, more])).toEqual([
    [shownRows, true],
    [1, true],
  ])
  expect(result[0]?.rows[1]?.cells[1]).toHaveLength(300)
  expect(result[1]?.rows[0]?.cells).toHaveLength(shownColumns)
})

it('is for whoever may see the file, and for workbooks only', async () => {
  const id = await put('表.xlsx', await aWorkbook({ name: '甲', rows: [['一']] }))
  const colleague = memberOf(t, me.tenantId, (await aTenant(t)).userId)
  expect((await colleague.call(transfer.sheets, { params: { id } })).key).toBe('record.not_found')
  expect((await (await aTenant(t)).call(transfer.sheets, { params: { id } })).key).toBe('record.not_found')
  const text = await put('说明.txt', '文')
  expect((await me.call(transfer.sheets, { params: { id: text } })).key).toBe('transfer.not_a_workbook')
})
