import { Deposit } from '@srm/api/payment'
import type { App } from '#kernel/http/app.ts'
import { books } from '#modules/ledger/index.ts'
import { madePayments } from '#modules/payment/index.ts'
import { dayAgo } from '../past.ts'

type Place = {
  readonly app: App
  readonly tenantId: string
  readonly fund: { readonly id: string; readonly company: string }
  /** Who entered and chases them. */
  readonly owner: string
  readonly cashier: string
}

const later = (one: string, other: string): string => (one > other ? one : other)

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const contents = [
  { title: '主会场押金', side: 'pay', kind: 'venue', amount: '50000.00', counterparty: '上海国际会议中心', due: 4 },
  {
    title: 'LED 屏设备押金',
    side: 'pay',
    kind: 'equipment',
    amount: '12000.00',
    counterparty: '上海光影设备租赁',
    due: -3,
  },
  { title: '投标保证金', side: 'pay', kind: 'tender', amount: '20000.00', counterparty: '华东汽车集团', due: -30 },
  {
    title: '搭建商履约保证金',
    side: 'receive',
    kind: 'performance',
    amount: '30000.00',
    counterparty: '上海筑展搭建',
    due: -20,
  },
] as const

type Content = Omit<(typeof contents)[number], 'title'> & { readonly title: string; readonly note?: string }

/** One that should be back already, one due this week with a part returned, two that lie for longer, one nobody booked yet. */
export const seedDeposits = async ({ app, tenantId, fund, owner, cashier }: Place): Promise<void> => {
  const closed = await app.asTenant(tenantId, (ctx) => books.closedUntil(ctx, fund.company))
  const from = closed === null ? dayAgo(20) : later(dayAgo(20), dayAfter(closed))
  const enter = (one: Content) => {
    const { due, note, ...rest } = one
    const body = Deposit.create.parse({
      ...rest,
      fundAccount: fund.id,
      day: from,
      dueDate: later(from, dayAgo(due)),
      ...(note !== undefined && { remark: note }),
    })
    return app.asTenant(tenantId, (ctx) => madePayments.deposit(ctx, body), owner)
  }
  for (const one of contents) {
    const { id } = await enter(one)
    const booked = await app.asTenant(tenantId, (ctx) => madePayments.bookDeposit(ctx, id, { version: 1 }), cashier)
    if (one.kind !== 'equipment') continue
    const part = {
      version: booked.version,
      way: 'returned',
      amount: '4000.00',
      day: dayAgo(0),
      note: '一半设备已归还',
    } as const
    await app.asTenant(tenantId, (ctx) => madePayments.settleDeposit(ctx, id, part), cashier)
  }
  await enter({ ...contents[0], title: '分会场押金', note: '等财务入账' })
}
