import { ageingGroups, finance, invoiceKinds, settlementKinds, type AgeingSum } from '@srm/api/finance'
import { home } from '@srm/api/home'
import { order } from '@srm/api/order'
import { project } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { demoTenants } from '#db/seed/demo.ts'
import { sharedApp, type TestApp } from './app.ts'
import { aDemoCompany } from './demo-company.ts'
import { sampleOf } from './depth.ts'
import { query as sql } from './sql.ts'
import { signIn, type Member, type TestTenant } from './tenant.ts'

const roles = ['GM', 'DEPT', 'PM', 'BUYER', 'SALES', 'FINANCE', 'ADMIN', 'STAFF', 'AUDIT']
const days = [0, 45, 200].map((ago) => shanghaiDay(new Date(Date.now() - ago * 86_400_000)))

let t: TestApp
let me: TestTenant
let people: { readonly name: string; readonly id: string }[]
beforeAll(async () => {
  t = await sharedApp()
  me = await aDemoCompany(t, demoTenants.large)
  people = await sql(t, `select id, display_name as name from "user" where tenant_id = $1 and status = 'active'`, [
    me.tenantId,
  ])
  for (const role of roles) {
    const username = `monitor.${role.toLowerCase()}`
    const person = { username, displayName: role, departmentId: me.departmentId, roles: [role] }
    people.push({ name: role, id: await me.inside((ctx) => addPerson(ctx, person)) })
  }
}, 300_000)

/** A figure, and what the list it opens comes to by itself. */
type Finding = { readonly what: string; readonly figure: AgeingSum; readonly list: AgeingSum }

const pageSize = 50
/** A list that does not tell how many it has differs from every figure. */
const untold = -1

type Contents = { readonly count: number; readonly total: string | null; readonly items: readonly unknown[] }

/** A list whose rows were added up page by page; nothing is said of amounts a role covers. */
const added = async <I>(
  page: (at: number) => Promise<Contents & { readonly items: readonly I[] }>,
  amountOf: (item: I) => string | null,
): Promise<AgeingSum> => {
  const first = await page(1)
  const items = [...first.items]
  for (let at = 2; (at - 1) * pageSize < first.count; at += 1) items.push(...(await page(at)).items)
  if (first.total === null) return { amount: null, count: items.length }
  return { amount: addMoney('0', ...items.map((item) => amountOf(item) ?? 'covered')), count: items.length }
}

const ageings = async (who: Member): Promise<Finding[]> => {
  const found: Finding[] = []
  for (const side of ['receivable', 'payable'] as const)
    for (const asOf of days)
      for (const group of ageingGroups) {
        const answer = await who.call(finance[side].ageing, { query: { asOf, group } })
        if (answer.status === 403) continue
        const { rows, total } = answer.result
        for (const row of [...rows, { ...total, id: undefined }])
          for (const [at, figure] of [...row.buckets.entries(), [undefined, row.total] as const]) {
            if (figure.count === 0) continue
            const of = row.id === undefined ? {} : { [group]: row.id ?? 'none' }
            const asked = { asOf, ...of, ...(at !== undefined && { bucket: at - 1 }) }
            const list = await added(
              async (page) => (await who.call(finance[side].items, { query: { ...asked, page } })).result,
              ({ open }) => open,
            )
            found.push({ what: `${side} ${JSON.stringify(asked)}`, figure, list })
          }
      }
  return found
}

const cases = async (who: Member): Promise<Finding[]> => {
  const found: Finding[] = []
  const settled = await who.call(finance.settlement.summary)
  for (const { kind, count, amount } of settled.status === 200 ? settled.result : []) {
    const asked = settlementKinds.find((one) => one === kind) ?? 'notPaid'
    const list = await added(
      async (page) => (await who.call(finance.settlement.items, { query: { kind: asked, page } })).result,
      (item) => item.amount,
    )
    found.push({ what: `settlement ${kind}`, figure: { count, amount }, list })
  }
  const invoiced = await who.call(finance.invoiceMonitor.summary)
  for (const { kind, count, amount } of invoiced.status === 200 ? invoiced.result : []) {
    const asked = invoiceKinds.find((one) => one === kind) ?? 'toIssue'
    const list = await added(
      async (page) => (await who.call(finance.invoiceMonitor.items, { query: { kind: asked, page } })).result,
      (item) => item.amount,
    )
    found.push({ what: `invoices ${kind}`, figure: { count, amount }, list })
  }
  return found
}

const filterIn = (path: string): string => new URL(path, 'http://home').searchParams.get('filter') ?? '[]'

/** What the map says of a city is what the list of its orders comes to; projects are shown one by one. */
const places = async (who: Member): Promise<Finding[]> => {
  const { points } = (await who.call(home.map)).result
  const found: Finding[] = []
  for (const { region, path, amount, count } of points.filter(({ layer }) => layer === 'spend')) {
    const query = { filter: filterIn(path) }
    const { sums } = (await who.call(order.order.summary, { query })).result
    const { total } = (await who.call(order.order.list, { query: { ...query, pageSize: 1 } })).result
    const list = { amount: amount === null ? null : (sums?.['amount'] ?? '0.00'), count: total ?? untold }
    found.push({ what: `map ${region ?? path}`, figure: { amount, count }, list })
  }
  const shown = points.filter(({ layer }) => layer === 'project').length
  const filter = JSON.stringify([{ field: 'stage', op: 'in', value: ['preparing', 'executing'] }])
  const list = await who.call(project.project.list, { query: { filter, pageSize: 1 } })
  const count = list.status === 200 ? (list.result.total ?? untold) : 0
  return [...found, { what: 'map projects', figure: { amount: null, count: shown }, list: { amount: null, count } }]
}

const differs = ({ figure, list }: Finding): boolean => figure.count !== list.count || figure.amount !== list.amount

describe('figures of the monitors and the map', () => {
  it('are the sum and the count of the rows they open, for somebody of every role', { timeout: 240_000 }, async () => {
    const wrong: string[] = []
    let walked = 0
    for (const { name, id } of sampleOf(people, 2, (one) => one.name)) {
      const who = await signIn(t, me.tenantId, id)
      for (const one of [...(await ageings(who)), ...(await cases(who)), ...(await places(who))]) {
        walked += 1
        if (differs(one))
          wrong.push(`${name}: ${one.what} ${JSON.stringify(one.figure)}, its list ${JSON.stringify(one.list)}`)
      }
    }
    expect(wrong).toEqual([])
    // Everybody has the projects of the map; most have far more.
    expect(walked).toBeGreaterThanOrEqual(2)
  })
})
