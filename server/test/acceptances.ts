import { acceptance } from '@srm/api/acceptance'
import { PurchaseOrder } from '@srm/api/order'
import { supplier } from '@srm/api/supplier'
import { newId } from '#kernel/ids.ts'
import { useBudget } from '#modules/budget/index.ts'
import { aMobile } from '#modules/notice/notice.fixture.ts'
import { aSupplier, aSupplierContact } from '#modules/supplier/supplier.fixture.ts'
import type { TestApp } from './app.ts'
import { aComparedPurchase } from './awards.ts'
import { outsideCall } from './external-people.ts'
import { addPurchasing } from './orders.ts'
import { linkHeaders } from './run-of-shows.ts'
import type { Answer, Member, TestTenant } from './tenant.ts'

type Line = {
  readonly name: string
  readonly kind?: string
  readonly quantity?: string
  readonly times?: string
  readonly price?: string
  readonly amount?: string
  readonly dateFrom?: string
  readonly budgetItem?: string
}

type ConfirmedOrder = {
  readonly lines?: readonly Line[]
  readonly project?: string | null
  readonly supplier?: string
  readonly adjustment?: string
  readonly stage?: string
  readonly owner?: string
  readonly purchase?: string | null
}

const orderSql = `insert into purchase_order (id, code, title, supplier_id, project_id, owner_id, source, purchase_id, adjustment, amount,
    amount_ex_tax, tax, line_count, service_from, service_to, needs_approval, answer, stage, status, sent_at, confirmed_at, search_text,
    search_grams)
  values ($2, $3, $4, $5, $6, $7, 'direct', $8, $9, $10, $10, 0, $11, '2026-11-01', '2026-11-03', false, 'confirmed', $12, 'approved', now(),
    now(), '', '{}') returning $1::uuid`

const lineSql = `insert into purchase_order_line (id, order_id, line, name, purchase_type_id, line_kind, quantity, times, unit, unit_price,
    amount, date_from, budget_item_id)
  select $2, $3, $4, $5, (select id from purchase_type_ref where tenant_id = $1 order by id limit 1), $6, $7, $8, '间', $9, $10, $11, $12`

let count = 0

const money = (value: number): string => value.toFixed(2)

/** A supplier with somebody who signs for it. */
export const aSigningSupplier = async (me: Member): Promise<string> => {
  const { result } = await me.call(supplier.supplier.create, { body: aSupplier() })
  const body = aSupplierContact({ supplier: result.id, mobile: aMobile() })
  const made = await me.call(supplier.contact.create, { body })
  if (made.status !== 200) throw new Error(made.message)
  return result.id
}

/** An order both sides have agreed on, with its budget committed, as if it had been sent and confirmed. */
export const aConfirmedOrder = async (me: TestTenant, of: ConfirmedOrder = {}) => {
  const id = newId()
  const { adjustment = '0.00', stage = 'executing', project = null, owner = me.userId, purchase = null } = of
  const from = of.supplier ?? (await aSigningSupplier(me))
  const lines = (of.lines ?? [{ name: '会场' }]).map((line) => {
    const { kind = 'other', quantity = '10', times = '1', price = '100.00' } = line
    const amount = line.amount ?? money(Number(quantity) * Number(times) * Number(price))
    return { ...line, kind, quantity, times, price, amount, id: newId() }
  })
  const amount = money(lines.reduce((sum, line) => sum + Number(line.amount), Number(adjustment)))
  count += 1
  const code = `CGDD-T${String(process.pid)}-${String(count)}`
  await me.inside(async (ctx) => {
    const head = [id, code, `订单${String(count)}`, from, project, owner, purchase, adjustment, amount]
    await ctx.db.run(orderSql, [ctx.tenantId, ...head, lines.length, stage])
    for (const [at, line] of lines.entries()) {
      const { name, kind, quantity, times, price, dateFrom = null, budgetItem = null } = line
      const cells = [line.id, id, at, name, kind, quantity, times, price, line.amount, dateFrom, budgetItem]
      await ctx.db.run(lineSql, [ctx.tenantId, ...cells])
    }
    const holds = lines.flatMap(({ budgetItem, amount: sum }) =>
      budgetItem ? [{ item: budgetItem, amount: sum }] : [],
    )
    if (holds.length > 0) await useBudget(ctx, { holder: { kind: PurchaseOrder.name, id }, point: 'commit', holds })
  })
  return { id, code, amount, supplier: from, lines: lines.map((line) => line.id) }
}

type Order = Awaited<ReturnType<typeof aConfirmedOrder>>
type Body = Parameters<typeof sendAcceptance>[1]

export const sendAcceptance = (
  me: Member,
  body: {
    readonly order: string
    readonly lines: readonly {
      readonly orderLine: string
      readonly day?: string
      readonly quantity: string
      readonly times?: string
      readonly isCustomerPaid?: boolean
    }[]
    readonly isFinal?: boolean
    readonly deductions?: readonly {
      readonly reason: string
      readonly amount: string
      readonly note: string
      readonly orderLine?: string
    }[]
    readonly adjustment?: string
    readonly photos?: string[]
  },
) =>
  me.call(acceptance.acceptance.create, {
    body: {
      acceptedOn: '2026-11-04',
      isFinal: true,
      ...body,
      lines: body.lines.map((line) => ({ times: '1', isCustomerPaid: false, isOver: false, ...line })),
      deductions: (body.deductions ?? []).map((one) => ({ files: [], ...one })),
    },
  })

const ok = <R>({ status, message, result, errors }: Answer<R>): R => {
  if (status !== 200) throw new Error(`${message} ${JSON.stringify(errors ?? [])}`)
  return result
}

/** Everything that was ordered, accepted as it was ordered. */
export const wholeAcceptance = ({ id, lines }: Pick<Order, 'id' | 'lines'>, quantity = '10'): Body => ({
  order: id,
  lines: lines.map((orderLine) => ({ orderLine, quantity })),
})

export const recorded = async (me: Member, body: Body): Promise<string> => ok(await sendAcceptance(me, body)).id

export const acceptanceOf = async (me: Member, id: string) =>
  ok(await me.call(acceptance.acceptance.show, { params: { id } }))

/** Asks for the signature. */
export const askToSign = async (me: Member, id: string) => {
  const { version } = await acceptanceOf(me, id)
  return me.call(acceptance.acceptance.requestSignature, { params: { id }, body: { version } })
}

const linkSql = `select link_id as id from acceptance where tenant_id = $1 and id = $2`

export const signLinkOf = async (me: TestTenant, id: string): Promise<string> => {
  const { rows } = await me.inside((ctx) => ctx.db.run<{ id: string | null }>(linkSql, [ctx.tenantId, id]))
  return rows[0]?.id ?? ''
}

/** Whoever signs for the supplier, by the link of an acceptance. */
export const signerOf = async (t: TestApp, me: TestTenant, id: string) => {
  const headers = linkHeaders(t, me, 'acceptance', await signLinkOf(me, id))
  const call = outsideCall(t, headers)
  const page = () => call(acceptance.external.page)
  const sign = async (sha256?: string) =>
    call(acceptance.external.sign, {
      body: {
        sha256: sha256 ?? (await page()).result.sha256,
        name: '周经理',
        drawing: [
          [
            [1, 1],
            [20, 30],
          ],
        ],
      },
    })
  const object = async (text = '间夜数不对') =>
    call(acceptance.external.object, { body: { sha256: (await page()).result.sha256, name: '周经理', text } })
  return { headers, call, page, sign, object }
}

/** One that waits for its signature, and who signs it. */
export const anAskedAcceptance = async (t: TestApp, me: TestTenant, of: ConfirmedOrder = {}, by: Member = me) => {
  const order = await aConfirmedOrder(me, of)
  const id = await recorded(by, wholeAcceptance(order))
  ok(await askToSign(by, id))
  return { id, order, signer: await signerOf(t, me, id) }
}

/** The body of an acceptance of an order of its own. */
export const anAcceptanceBody = async (me: TestTenant, mark = '') => {
  const order = await aConfirmedOrder(me)
  return {
    acceptedOn: '2026-11-04',
    isFinal: true,
    order: order.id,
    lines: order.lines.map((orderLine) => ({
      orderLine,
      quantity: '10',
      times: '1',
      isCustomerPaid: false,
      isOver: false,
    })),
    deductions: [{ reason: 'quality', amount: '50.00', note: `${mark}地毯破损`, files: [] }],
    remark: `${mark}现场核对`,
  }
}

/** As if both sides had signed it. */
export const settleByHand = (me: TestTenant, id: string): Promise<unknown> =>
  me.inside((ctx) =>
    ctx.db.run(
      `update acceptance set status = 'approved', stage = 'settled', signer_name = '周经理', signed_at = now(), settled_at = now()
        where tenant_id = $1 and id = $2`,
      [ctx.tenantId, id],
    ),
  )

/** A purchase that was awarded. */
export const anAwardedPurchase = async (me: TestTenant): Promise<string> => {
  const { id } = await aComparedPurchase(me)
  await me.inside((ctx) =>
    ctx.db.run(`update purchase set stage = 'awarded' where tenant_id = $1 and id = $2`, [ctx.tenantId, id]),
  )
  return id
}

const signedSql = `insert into acceptance_signature (id, acceptance_id, kind, name, note, content, sha256, address)
  values ($1, $2, 'signed', $3 || '签字', null, $3 || '内容', repeat('0', 64), '10.0.0.1')`
const ruleSql = `insert into acceptance_rule (tolerance) values (4) on conflict do nothing`
const archivedSql = `insert into purchase_archive (id, purchase_id, file_id, sha256, made_by)
  select $1, $3, f.id, repeat('0', 64), $4 from file f where f.tenant_id = $2 limit 1`

/** What buying and accepting leave behind beside records: a signature, the rule of the company, an archive. */
export const addAccepting = async (
  me: TestTenant,
  canary: string,
  records: Readonly<Record<string, string>>,
): Promise<void> => {
  await addPurchasing(me, canary, records)
  await me.inside(async (ctx) => {
    await ctx.db.run(signedSql, [newId(), records['acceptance'], canary])
    await ctx.db.run(ruleSql, [])
    await ctx.db.run(archivedSql, [newId(), ctx.tenantId, records['purchase'], me.userId])
  })
}
