import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { MoveCheck } from '@srm/api/supplier'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { MoveChecks } from './move.checks.tsx'

prepareScreen()

const checks: MoveCheck[] = [
  { key: 'contact', holds: true, advises: false, missing: [] },
  { key: 'certificates', holds: false, advises: false, missing: ['消防验收·已过期', '营业执照·未登记'] },
  { key: 'open', holds: false, advises: true, missing: ['采购单 CG-7'] },
]

test('what holds, what is missing and what is only to be seen are told apart, by name, with a way to mend it', () => {
  draw(<MoveChecks supplierId="s1" checks={checks} close={() => undefined} />)
  const [contact, papers, open] = screen.getAllByRole('listitem')
  if (!contact || !papers || !open) throw new Error('three lines')
  expect(within(contact).getByRole('img', { name: '已满足' })).toBeTruthy()
  expect(within(contact).queryByRole('link')).toBeNull()
  expect(within(papers).getByRole('img', { name: '未满足' })).toBeTruthy()
  expect(within(papers).getByText('消防验收·已过期、营业执照·未登记')).toBeTruthy()
  expect(within(papers).getByRole('link').getAttribute('href')).toBe('/supplier/supplierDetail?id=s1&tab=papers')
  expect(within(open).getByRole('img', { name: '请留意' })).toBeTruthy()
})
