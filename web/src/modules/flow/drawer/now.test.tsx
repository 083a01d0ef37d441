import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { PeopleFound } from './now.tsx'

prepareScreen()

const nobody = { steps: [], people: {}, blocked: 'nobody' } as never

test('a step that finds nobody for whoever draws it says why that may be, and asks for another initiator', () => {
  draw(<PeopleFound seen={nobody} nodeId="one" isMine />)
  expect(screen.getByText(/^以您为发起人时，这一步找不到审批人/)).toBeTruthy()
  expect(screen.queryByText(/不能提交/)).toBeNull()
})

test('for a colleague it says so without asking for another one', () => {
  draw(<PeopleFound seen={nobody} nodeId="one" isMine={false} />)
  expect(screen.queryByText(/以您为发起人/)).toBeNull()
  expect(screen.getByRole('status').textContent).toMatch(/^以这位发起人计算，这一步找不到审批人/)
})
