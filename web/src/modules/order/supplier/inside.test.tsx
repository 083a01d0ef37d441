import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { Inside } from './inside.tsx'

const both = {
  quantity: '20',
  times: '2',
  unitPrice: '680.00',
  amount: '27200.00',
  dateFrom: '2027-05-20',
  dateTo: null,
}
const page = {
  company: '云舟会展',
  code: 'CGDD-1',
  title: '海棠湾酒店',
  supplier: '天风酒店',
  contact: '罗子涵',
  buyer: '许静怡',
  buyerMobile: '13800130004',
  asks: 'order',
  seen: 3,
  state: 'waiting',
  versionNo: 1,
  amount: '27200.00',
  amountExTax: '25660.38',
  tax: '1539.62',
  adjustment: '0.00',
  customerAmount: '0.00',
  serviceFrom: '2027-05-20',
  serviceTo: '2027-05-22',
  paymentTerms: null,
  depositRate: '30.00',
  cancellation: [{ days: 7, rate: '50.00' }],
  payments: [],
  terms: null,
  files: [],
  lines: [
    {
      ...both,
      id: 'l1',
      position: 1,
      name: '大床房',
      type: '客房',
      requirement: null,
      unit: '间',
      timeSlot: null,
      attendees: null,
      layout: null,
      isCustomerPaid: false,
      place: null,
      remark: null,
    },
  ],
  change: null,
  answer: null,
}

const sent: { readonly url: string; readonly body: unknown }[] = []
let shown: object = page

const invoices = {
  isOpen: true,
  items: [{ id: 'i1', number: '2731', amount: '800.00', issuedOn: '2027-05-21', state: 'failed', note: '抬头有误' }],
}

prepareScreen()
beforeEach(() => {
  sent.length = 0
  shown = page
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') {
      sent.push({ url, body: JSON.parse(body ?? '{}') })
      shown = {
        ...page,
        asks: null,
        state: 'confirmed',
        answer: { note: null, signer: '罗子涵', at: '2027-01-02T10:00:00+08:00' },
      }
    }
    const result = url.endsWith('/invoices') ? invoices : method === 'GET' ? shown : { state: 'confirmed', asks: null }
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result })))
  })
})

const session = { ticket: 'ticket', token: 'token', shut: () => undefined }

test('an order is read at once and confirmed with one tap, and the receipt says by whom', async () => {
  draw(<Inside session={session} />)
  await screen.findByRole('heading', { level: 1, name: '海棠湾酒店' })
  expect(screen.getAllByText('￥27,200.00').length).toBeGreaterThan(1)
  expect(screen.getByText('提前 7 天内取消，扣 50%')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '确认订单' }))
  await screen.findByRole('heading', { name: '订单已确认' })
  expect(sent).toEqual([{ url: '/api/external/order/confirm', body: { seen: 3, signer: '罗子涵' } }])
  expect(screen.getByText('CGDD-1 第 1 版')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '不接受' })).toBeNull()
})

test('a confirmed order shows what became of its invoices, and another one waits for its file', async () => {
  shown = { ...page, asks: null, state: 'confirmed' }
  draw(<Inside session={session} />)
  await screen.findByText('未通过：抬头有误')
  fireEvent.click(screen.getByRole('button', { name: '提交发票' }))
  fireEvent.click(screen.getByRole('button', { name: '提交' }))
  expect(screen.getByText('请先上传发票文件')).toBeTruthy()
  expect(sent).toEqual([])
})

test('who asks for something else says what; nothing is sent before', async () => {
  draw(<Inside session={session} />)
  fireEvent.click(await screen.findByRole('button', { name: '需要修改' }))
  fireEvent.click(screen.getByRole('button', { name: '提交修改意见' }))
  expect(screen.getByRole('alert').textContent).toBe('请填写')
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText('哪里需要修改'), { target: { value: '只能提供 18 间' } })
  fireEvent.click(screen.getByRole('button', { name: '提交修改意见' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { url: '/api/external/order/request', body: { seen: 3, signer: '罗子涵', note: '只能提供 18 间' } },
    ]),
  )
})

test('a change shows what differs and nothing that stays', async () => {
  const line = {
    id: 'l1',
    name: '大床房',
    unit: '间',
    requirement: null,
    before: both,
    after: { ...both, quantity: '18', amount: '24480.00' },
  }
  shown = {
    ...page,
    asks: 'change',
    change: {
      id: 'c1',
      code: 'DDBG-1',
      reason: '人数减少',
      versionNo: 2,
      amountBefore: '27200.00',
      amount: '24480.00',
      difference: '-2720.00',
      lines: [
        line,
        {
          id: 'l2',
          name: '签到台',
          unit: '张',
          requirement: '带桌布',
          before: null,
          after: { ...both, quantity: '3', times: '2', unitPrice: '33.33', amount: '199.98' },
        },
      ],
    },
  }
  draw(<Inside session={session} />)
  const change = await screen.findByRole('region', { name: '变更内容' })
  expect(change.textContent).toContain('20 间 × 2→18 间 × 2')
  expect(change.textContent).not.toContain('￥680.00')
  expect(change.textContent).toContain('签到台新增带桌布数量3 张 × 2')
  expect(change.textContent).toContain('金额￥199.98')
  expect(screen.getByRole('button', { name: '同意变更' })).toBeTruthy()
})
