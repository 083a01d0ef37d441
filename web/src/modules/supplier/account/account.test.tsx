import { screen, waitFor } from '@testing-library/dom'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { useAccountHints } from './hints.ts'
import { AccountTab } from './tab.tsx'

prepareScreen()

test('new account begins with the supplier as its holder', () => {
  const { result } = renderHook(() => useAccountHints('云舟酒店有限公司'))
  expect(result.current.defaults).toMatchObject({ accountName: '云舟酒店有限公司', accountType: 'corporate' })
})

test('account form warns of another holder and of a card whose digits do not fit', () => {
  const { warnings } = renderHook(() => useAccountHints('云舟酒店有限公司')).result.current
  const holder = (accountType: string, accountName: string) => warnings['accountName']?.({ accountType, accountName })
  expect(holder('corporate', '别家有限公司')).toContain('与供应商名称“云舟酒店有限公司”不一致')
  expect(holder('corporate', '云舟酒店有限公司')).toBeUndefined()
  expect(holder('personal', '张三')).toBeUndefined()
  const card = (accountNo: string) => warnings['accountNo']?.({ accountType: 'personal', accountNo })
  expect(card('6222 0212 3456 7890 120')).toContain('卡号校验不通过')
  expect(card('6228480402564890018')).toBeUndefined()
})

test('supplier without an account has no empty card for verifying', async () => {
  const permissions = ['supplierBankAccount:list', 'supplierAccountChange:list']
  useSession.setState({ profile: { permissions, isSuper: false } as never })
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const result = { items: [], nextCursor: null }
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result }), { status: 200 }))
  })
  draw(<AccountTab supplierId="01900000-0000-7000-8000-000000000001" />)
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByText('核验 · 账户变更')).toBeNull())
})
