import { fireEvent, screen } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FileView } from '@srm/api/shared/fields'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { letterOf, Sheets } from './transfer.sheets.tsx'

prepareScreen()
beforeEach(() => useSession.setState({ profile: { permissions: [], isSuper: false } as never }))

const file: FileView = { id: 'f', name: '报价.xlsx', mime: 'x', size: 1, url: '/x', thumbUrl: null }
const serve = (result: unknown, status = 200): void => {
  const body = JSON.stringify({ code: status, message: '不行', result })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

test('columns are named as spreadsheets name them', () =>
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']))

test('sheets are tabs over one grid, and what is cut off is said', async () => {
  serve([
    { name: '明细', rows: [{ row: 1, cells: ['品名', '单价'] }], more: true },
    { name: '说明', rows: [], more: false },
  ])
  draw(<Sheets file={file} otherwise="无法预览" />)
  expect(await screen.findByText('品名')).toBeTruthy()
  expect(screen.getByText(/只显示前 500 行/)).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: '说明' }))
  expect(await screen.findByText('这个工作表是空的')).toBeTruthy()
  expect(screen.queryByText('品名')).toBeNull()
})

test('what cannot be read can still be taken away', async () => {
  serve(null, 422)
  draw(<Sheets file={file} otherwise="请下载" />)
  expect(await screen.findByText('请下载')).toBeTruthy()
})
