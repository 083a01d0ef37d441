import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'
import type { Preview } from '@srm/api/transfer'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { Check } from './import.check.tsx'

const Thing = record({
  name: 'thing',
  table: 'thing',
  label: label('东西', 'Thing'),
  fields: { name: text('名称', 'Name') },
  title: 'name',
  search: ['name'],
  list: ['name'],
  sort: ['name'],
  defaultSort: 'name',
  scope: 'tenant',
})

const preview = (more: Partial<Preview> = {}): Preview => ({
  fileId: '01890000-0000-7000-8000-000000000001',
  total: 2,
  sheets: [
    {
      key: '',
      label: '东西',
      columns: [{ key: 'name', label: '名称', required: true }],
      rows: [
        { row: 2, cells: ['甲'] },
        { row: 3, cells: [''] },
      ],
    },
  ],
  errors: [],
  errorCount: 0,
  existing: [],
  ignored: [],
  ...more,
})

const show = (more: Partial<Preview> = {}) => {
  const run = vi.fn<(mode: string, partial: boolean) => void>()
  draw(<Check record={Thing} preview={preview(more)} again={() => undefined} run={run} busy={false} />)
  return run
}
const start = () => screen.getByRole('button', { name: '导入 2 行' })

prepareScreen()

describe('what is about to be imported', () => {
  it('goes all together when nothing is wrong', () => {
    const run = show()
    fireEvent.click(start())
    expect(run).toHaveBeenCalledWith('insert', false)
  })

  it('waits while a cell is wrong, unless the wrong rows may be left out', () => {
    const run = show({ errors: [{ sheet: '', row: 3, column: 'name', message: '不能为空' }], errorCount: 1 })
    expect(screen.getByText('1 处错误')).toBeTruthy()
    expect(start()).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(start())
    expect(run).toHaveBeenCalledWith('insert', true)
  })

  it('counts records that exist as wrong only as long as they are refused', () => {
    const run = show({ existing: [2] })
    expect(screen.getByText('1 处错误')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '跳过' }))
    expect(screen.getByText('没有发现错误')).toBeTruthy()
    fireEvent.click(start())
    expect(run).toHaveBeenCalledWith('skip', false)
  })

  it('names the columns that are left out', () => {
    show({ ignored: ['怪列', '备用'] })
    expect(screen.getByText('以下列不认识，不会导入：怪列、备用')).toBeTruthy()
  })
})
