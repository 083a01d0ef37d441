import { finance, projectFigures, type DueSum, type FinanceOverview } from '@srm/api/finance'
import { ledger } from '@srm/api/ledger'
import { addMoney, subtractMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aDemoCompany } from '#test/demo-company.ts'
import { demoTenants } from '#db/seed/demo.ts'
import { signIn, type Member, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
const people: Record<string, Member> = {}
beforeAll(async () => {
  t = await sharedApp()
  me = await aDemoCompany(t, demoTenants.large)
  for (const role of ['GM', 'DEPT', 'PM', 'FINANCE', 'AUDIT', 'BUYER']) {
    const person = {
      username: `overview.${role.toLowerCase()}`,
      displayName: role,
      departmentId: me.departmentId,
      roles: [role],
    }
    people[role] = await signIn(t, me.tenantId, await me.inside((ctx) => addPerson(ctx, person)))
  }
  people['周敏'] = me
})

const whoever = (name: string): Member => people[name] ?? me

type Days = { readonly dueFrom?: string; readonly dueTo?: string; readonly bucket?: string; readonly party?: string }
type Side = 'receivable' | 'payable'

/** What a figure says, and what the documents it opens come to. */
type Pair = readonly [what: string, side: Side, figure: DueSum, days: Days]

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const pairsOf = ({ asOf, week, overdue, weeks, later, undated, late }: FinanceOverview): Pair[] => {
  const both = (what: string, sums: { in: DueSum; out: DueSum }, days: Days): Pair[] => [
    [`${what} in`, 'receivable', sums.in, days],
    [`${what} out`, 'payable', sums.out, days],
  ]
  return [
    ...both('week', week, { dueFrom: asOf, dueTo: dayAfter(asOf, 6) }),
    ...both('overdue', overdue, { dueTo: dayAfter(asOf, -1) }),
    ...weeks.flatMap(({ from, to, ...sums }, at) =>
      both(`week ${from}`, sums, { ...(at > 0 && { dueFrom: from }), dueTo: to }),
    ),
    ...both('later', later, { dueFrom: dayAfter(asOf, 91) }),
    ...both('undated', undated, { bucket: '-1' }),
    ...late.map(({ id, amount, count }): Pair => [
      `late ${id}`,
      'receivable',
      { amount, count },
      { party: id, dueTo: dayAfter(asOf, -1) },
    ]),
  ]
}

const journalOf = async (who: Member, filter: readonly object[]) => {
  const { sums } = (await who.call(ledger.journal.summary, { query: { filter: JSON.stringify(filter) } })).result
  return { debit: addMoney(sums?.['debit'] ?? '0'), credit: addMoney(sums?.['credit'] ?? '0') }
}

describe('the finance overview', () => {
  it.each(['GM', 'FINANCE', 'AUDIT', '周敏'])('opens documents that sum to every figure, for %s', async (name) => {
    const who = whoever(name)
    const found = (await who.call(finance.overview.show)).result
    const wrong: string[] = []
    for (const [what, side, figure, days] of pairsOf(found)) {
      const { count, total } = (await who.call(finance[side].items, { query: { asOf: found.asOf, ...days } })).result
      if (count !== figure.count || total !== figure.amount)
        wrong.push(
          `${what}: ${String(figure.amount)} of ${String(figure.count)}, its list ${String(total)} of ${String(count)}`,
        )
    }
    expect(wrong).toEqual([])
    expect(found.weeks.filter((week) => week.in.count + week.out.count > 0).length).toBeGreaterThan(3)
    expect(found.late.length).toBeGreaterThan(1)
  })

  it('says of every account what its journal comes to, and of every month what moved in it', async () => {
    const who = whoever('FINANCE')
    const { cash, months } = (await who.call(finance.overview.show)).result
    expect(cash?.total).toBe(addMoney('0', ...(cash?.accounts ?? []).map(({ balance }) => balance ?? '0')))
    for (const { id, balance } of cash?.accounts ?? []) {
      const { debit, credit } = await journalOf(who, [{ field: 'fund', op: 'in', value: [id] }])
      expect(subtractMoney(debit, credit)).toBe(balance)
    }
    expect(months).toHaveLength(12)
    for (const { from, to, in: into, out } of months ?? []) {
      const moved = await journalOf(who, [
        { field: 'account', op: 'in', value: ['bank'] },
        { field: 'event', op: 'notIn', value: ['fund.opening'] },
        { field: 'day', op: 'between', value: [from, to] },
      ])
      expect({ in: moved.debit, out: moved.credit }).toEqual({ in: into, out })
    }
    expect(months?.some((month) => month.in !== '0.00')).toBe(true)
  })

  it('is closed to whoever has not the word for it, and tells no amount of what is masked', async () => {
    expect((await whoever('BUYER').call(finance.overview.show)).status).toBe(403)
    const masked = me.as({ masks: ['income'] })
    const { week, weeks, late, cash, margins } = (await masked.call(finance.overview.show)).result
    expect([week.in.amount, weeks[1]?.in.amount, cash?.total]).toEqual([null, null, null])
    expect(week.out.amount).not.toBeNull()
    expect(late).toEqual([])
    expect(margins.every(({ expected, margin }) => expected === null && margin === null)).toBe(true)
  })
})

describe('the finance of projects', () => {
  it.each(['GM', 'PM', 'FINANCE', '周敏'])('opens documents that sum to every figure, for %s', async (name) => {
    const who = whoever(name)
    const { items } = (await who.call(finance.projectFinance.list, { query: { reach: 'all' } })).result
    const wrong: string[] = []
    for (const project of items)
      for (const figure of projectFigures) {
        const list = (await who.call(finance.projectFinance.items, { query: { project: project.id, figure } })).result
        const sum = addMoney('0', ...list.items.map(({ amount }) => amount ?? '0'))
        if (list.total !== project[figure] || sum !== project[figure])
          wrong.push(`${project.code} ${figure}: ${String(project[figure])}, its list ${String(list.total)}`)
      }
    expect(wrong).toEqual([])
    // The new project manager has none of their own; the others see all that were sold.
    expect(items.filter(({ sold }) => sold !== '0.00').length > 3).toBe(name !== 'PM')
  })

  it('finds by name or code, and shows only what is within reach', async () => {
    const search = async (who: Member, q: string) =>
      (await who.call(finance.projectFinance.list, { query: { reach: 'all', q } })).result
    expect((await search(me, '三亚')).items.map(({ name }) => name)).toEqual(['2026 云舟三亚客户大会'])
    const [found] = (await search(me, '0004')).items
    expect(found?.code).toBe('XM-2026-0004')
    expect((await search(whoever('PM'), '三亚')).count).toBe(0)
    const list = await whoever('PM').call(finance.projectFinance.items, {
      query: { project: found?.id ?? '', figure: 'sold' },
    })
    expect(list.status).toBe(404)
  })

  it('covers what is told by both sides from whoever may see but one', async () => {
    const masked = me.as({ masks: ['income'] })
    const { items } = (await masked.call(finance.projectFinance.list, { query: {} })).result
    expect(items[0]).toMatchObject({ sold: null, received: null, expected: null, gap: null, alerts: [] })
    expect(items[0]?.committed).not.toBeNull()
    const query = { project: items[0]?.id ?? '', figure: 'sold' } as const
    expect((await masked.call(finance.projectFinance.items, { query })).result.total).toBeNull()
  })
})

describe('the scheduled reports of the demonstration', () => {
  it('are one of the month and one of the next project, each for somebody', async () => {
    const { items } = (await me.call(finance.reportSchedule.list, { query: {} })).result
    expect(items.map(({ kind, rhythm, status }) => `${kind} ${rhythm} ${status}`).toSorted()).toEqual([
      'month monthly enabled',
      'project weekly enabled',
    ])
    for (const { id, kind } of items) {
      const { project, receivers } = (await me.call(finance.reportSchedule.show, { params: { id } })).result
      expect(receivers.length).toBeGreaterThan(0)
      expect(project !== null).toBe(kind === 'project')
    }
  })
})
