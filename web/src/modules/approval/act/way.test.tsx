import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { Way } from './way.tsx'

prepareScreen()

const step = (type: string, name: string, person: string, note = {}) => ({
  nodeId: type,
  name,
  type,
  people: person ? [{ id: person, name: person }] : [],
  choose: null,
  note,
})

test('the way ends with those the document asks for, and why', () => {
  const required = { why: 'required', reason: '超出预算' }
  const steps = [step('approve', '直属上级', '高远'), step('end', '结束', '吴建国', required), step('end', '结束', '')]
  const preview = { flow: { id: 'f', name: '通用申请审批' }, steps, ends: 'approved' }
  draw(<Way preview={preview as never} chosen={{}} choose={() => undefined} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '直属上级高远',
    '结束按规定须由其审批：超出预算吴建国',
  ])
})
