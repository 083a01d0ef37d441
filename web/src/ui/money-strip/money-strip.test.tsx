import { screen } from '@testing-library/dom'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { label } from '@srm/api/shared/label'
import { useSession } from '@/lib/session/session.ts'
import { defineModule } from '../module.ts'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { Amount } from './amount.tsx'
import { barWidth, shareOf } from './money-share.ts'
import { MoneyStrip } from './money-strip.tsx'

prepareScreen()
beforeEach(() => {
  useSession.setState({ profile: { permissions: ['order:list'], isSuper: false } as never })
})

const row = { id: '1', version: 1, actions: [] }
const amount = (key: string, permission: string, order: number, shown: string | null) => ({
  subject: 'deal',
  key,
  title: label(key, key),
  permission,
  order,
  load: () =>
    Promise.resolve(() => (
      <Amount label={key} amount={shown} to={`/list/${key}`} of={{ label: '合同', amount: '200.00' }} />
    )),
})

defineModule({
  name: 'money-strip-test',
  recordAmounts: [
    amount('已付', 'order:list', 2, '50.00'),
    amount('订单', 'order:list', 1, '200.00'),
    amount('成本', 'order:list', 3, null),
    amount('利润', 'profit:show', 4, '9.00'),
    amount('质保金', 'order:list', 5, '0.00'),
  ],
})

test('money strip shows what modules have in order, covered amounts as stars and nothing of what one may not see or what is nothing', async () => {
  draw(<MoneyStrip subject="deal" row={row} />)
  expect((await screen.findByRole('link', { name: '￥50.00' })).getAttribute('href')).toBe('/list/已付')
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['订单', '已付', '成本'])
  expect(screen.getByText('占合同 25.0%')).toBeTruthy()
  expect(screen.getByText('****').closest('a')).toBeNull()
  expect(screen.queryByText('利润')).toBeNull()
  expect(screen.queryByText('质保金')).toBeNull()
})

test('money strip of a record nobody has amounts of is not there', () => {
  draw(<MoneyStrip subject="other" row={row} />)
  expect(screen.queryAllByRole('term')).toEqual([])
})

test('shares are exact for any amounts, and of nothing there is none', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 15n })
  const text = (value: bigint): string =>
    String(value)
      .padStart(3, '0')
      .replace(/(\d\d)$/, '.$1')
  fc.assert(
    fc.property(cents, fc.bigInt({ min: 1n, max: 10n ** 15n }), (part, whole) => {
      const share = shareOf(text(part), text(whole))
      const tenths = BigInt((share ?? '').replace('.', ''))
      // Never further away than half a tenth of a per cent.
      const off = part * 1000n - tenths * whole
      expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(whole)
      expect(barWidth(share ?? '')).toBeLessThanOrEqual(100)
    }),
  )
  expect(shareOf('1.00', '0.00')).toBeUndefined()
  expect(shareOf('-50.00', '200.00')).toBe('-25.0')
  expect(barWidth('-25.0')).toBe(0)
})
