import { screen, within } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { fillSlots } from '@/ui/slots.ts'
import { MatrixEditor } from './editor.tsx'
import { emptyDraft, emptyLine } from './matrix.model.ts'

prepareScreen()

const Nothing = (): ReactNode => null

test('an empty amount of a matrix reads as no limit, not as zero yuan', () => {
  fillSlots({ person: Nothing, persons: Nothing, department: Nothing, departments: Nothing })
  draw(
    <MatrixEditor draft={emptyDraft()} categories={[]} change={() => undefined} save={() => undefined} busy={false} />,
  )
  const placeholder = (name: string): string | null => screen.getByRole('textbox', { name }).getAttribute('placeholder')
  expect(placeholder('第 1 行 到（不含）')).toBe('不封顶')
  expect(placeholder('第 1 行 金额从（含）')).toBe('从 0 起')
})

test('a matrix is one grid: a row for every rule, a column for every condition and for who decides', () => {
  fillSlots({ person: Nothing, persons: Nothing, department: Nothing, departments: Nothing })
  const draft = { ...emptyDraft(), lines: [emptyLine(), emptyLine()] }
  draw(<MatrixEditor draft={draft} categories={[]} change={() => undefined} save={() => undefined} busy={false} />)
  const grid = within(screen.getByRole('table'))
  const names = grid.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(names).toEqual(['序号', '金额从（含）', '到（不含）', '部门（含下级）', '类别', '审批人', '角色', '操作'])
  expect(grid.getAllByRole('rowheader').map((one) => one.getAttribute('aria-label'))).toEqual(['第 1 行', '第 2 行'])
})
