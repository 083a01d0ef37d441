import { screen } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { ContractPurse } from './purse.tsx'

prepareScreen()
beforeEach(() => useSession.setState({ profile: { permissions: [], isSuper: true } as never }))

const purse = {
  amount: '120000.00',
  changed: '20000.00',
  invoiced: '0.00',
  settled: '36000.00',
  open: '84000.00',
  overdue: '48000.00',
}

const drawPurse = (row: object, of: typeof purse | null = purse): void => {
  const result = { ways: [], purse: of, missingPapers: [] }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result }))))
  draw(
    <AmountRow>
      <ContractPurse row={{ id: '1', version: 1, actions: [], ...row }} />
    </AmountRow>,
  )
}

const terms = (): (string | null)[] => screen.getAllByRole('term').map(({ textContent }) => textContent)

test('purse of a sale says what came in and what is late, and nothing of what nobody has invoiced', async () => {
  drawPurse({ side: 'receive', stage: 'performing' })
  expect(await screen.findByText('￥120,000.00')).toBeTruthy()
  expect(terms()).toEqual(['合同额', '变更', '已收款', '未收款', '逾期'])
  expect(screen.getByText('占合同额 30.0%')).toBeTruthy()
})

test('purse of a purchase speaks of paying, and nothing is owed before it is signed', async () => {
  drawPurse({ side: 'pay', stage: 'toSign' }, { ...purse, settled: '0.00', overdue: '0.00', changed: '0.00' })
  expect(await screen.findByText('￥120,000.00')).toBeTruthy()
  expect(terms()).toEqual(['合同额'])
})

test('purse that a role covers shows stars', async () => {
  drawPurse({ side: 'pay', stage: 'performing' }, null)
  expect(await screen.findByText('****')).toBeTruthy()
})
