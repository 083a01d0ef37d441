import { fireEvent, screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { SupplierStageBar } from './stage.bar.tsx'

prepareScreen()

const check = (key: string, holds: boolean) => ({ key, holds, advises: false, missing: [] })

beforeEach(() => {
  useSession.setState({ profile: { permissions: ['supplier:show', 'supplierMove:create'], isSuper: false } as never })
  const checks = [
    check('class', true),
    check('certificates', false),
    check('account', false),
    check('contact', true),
    check('questionnaire', false),
  ]
  const ways = [{ kind: 'qualify', atOnce: false, checks }]
  const result = { ways, open: null, holds: [], standing: null, changedAccounts: [] }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result }), { status: 200 })),
  )
})

const move = vi.fn<(kind: string) => void>()

test('supplier stage bar says what the next stage still takes and leads to where each is mended', async () => {
  draw(<SupplierStageBar supplierId="7" stage="potential" move={move} />)
  expect(await screen.findByText('到“合格”还差 3 项')).toBeTruthy()
  expect(screen.getByRole('link', { name: '已核验账户' }).getAttribute('href')).toContain('id=7&tab=account')
  expect(screen.getByRole('link', { name: '必备证件' }).getAttribute('href')).toContain('tab=papers')
  expect(screen.queryByRole('link', { name: '联系人' })).toBeNull()
  const [present] = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step')
  expect(present?.textContent).toBe('潜在')
})

test('supplier stage bar opens the conditions of a stage; it is not begun while one is missing', async () => {
  draw(<SupplierStageBar supplierId="7" stage="potential" move={move} />)
  fireEvent.click(await screen.findByRole('button', { name: /^合格\s*2\/5$/ }))
  const panel = screen.getByRole('dialog', { name: '合格' })
  expect(within(panel).getAllByRole('img', { name: '已满足' })).toHaveLength(2)
  expect(within(panel).getAllByRole('link', { name: '去处理' })).toHaveLength(3)
  expect(within(panel).getByRole<HTMLButtonElement>('button', { name: '转为合格' }).disabled).toBe(true)
  expect(move).not.toHaveBeenCalled()
})

test('supplier stage bar shows a stage beside the way while the supplier is there', async () => {
  draw(<SupplierStageBar supplierId="7" stage="frozen" move={move} />)
  const items = await screen.findAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['潜在', '合格', '优选', '冻结'])
})
