import { invoicing, type InvoiceOut } from '@srm/api/invoicing'
import { shanghaiDay } from '@srm/api/shared/date'
import { addPerson } from '#modules/identity/index.ts'
import { invoiceSteps } from '#modules/invoicing/index.ts'
import { anInvoiceOut } from '#modules/invoicing/invoicing.fixture.ts'
import { addSigned } from './contracts.ts'
import type { TestTenant } from './tenant.ts'

type Body = ReturnType<typeof anInvoiceOut>

let count = 0

/** Twenty digits nobody else was given. */
export const invoiceNumber = (): string =>
  `26${String(process.pid).padStart(8, '0')}${String((count += 1)).padStart(10, '0')}`

export const showInvoice = async (me: TestTenant, id: string): Promise<InvoiceOut> => {
  const answer = await me.call(invoicing.invoiceOut.show, { params: { id } })
  if (answer.status !== 200) throw new Error(answer.message)
  return answer.result
}

/** For a contract of its own, where none is named; applied for by a colleague, so that whoever asks may issue it. */
export const addInvoice = async (me: TestTenant, more: Partial<Body> = {}): Promise<string> => {
  const owner = await me.inside((ctx) =>
    addPerson(ctx, {
      username: `seller${process.pid}-${(count += 1)}`,
      displayName: '销售',
      departmentId: me.departmentId,
      roles: [],
    }),
  )
  const body = anInvoiceOut({ contract: more.contract ?? (await addSigned(me)), owner, ...more })
  const made = await me.call(invoicing.invoiceOut.create, { body })
  if (made.status !== 200) throw new Error(made.message)
  await me.inside((ctx) =>
    ctx.db.run(`update invoice_out set created_by = owner_id where tenant_id = $1 and id = $2`, [
      ctx.tenantId,
      made.result.id,
    ]),
  )
  return made.result.id
}

/** As if everybody asked had agreed. */
export const approveInvoice = (me: TestTenant, id: string): Promise<void> =>
  me.inside(async (ctx) => {
    await invoiceSteps.document.on?.pending?.(ctx, id)
    await ctx.db.run(`update invoice_out set status = 'approved' where tenant_id = $1 and id = $2`, [ctx.tenantId, id])
    await invoiceSteps.document.on?.approved?.(ctx, id)
  })

export const addToIssue = async (me: TestTenant, more: Partial<Body> = {}): Promise<string> => {
  const id = await addInvoice(me, more)
  await approveInvoice(me, id)
  return id
}

export const issue = async (me: TestTenant, id: string, more: object = {}) => {
  const { version } = await showInvoice(me, id)
  const body = { version, invoiceNo: invoiceNumber(), issuedOn: shanghaiDay(new Date()), ...more }
  return me.call(invoicing.invoiceOut.issue, { params: { id }, body })
}

export const addIssued = async (me: TestTenant, more: Partial<Body> = {}): Promise<string> => {
  const id = await addToIssue(me, more)
  const answer = await issue(me, id)
  if (answer.status !== 200) throw new Error(answer.message)
  return id
}

/** Issued and reversed as a whole. */
export const addReversed = async (me: TestTenant): Promise<string> => {
  const id = await addIssued(me)
  const { version, amount } = await showInvoice(me, id)
  const body = { version, amount: amount ?? '0', invoiceNo: invoiceNumber(), issuedOn: shanghaiDay(new Date()) }
  const red = { params: { id }, body: { ...body, reason: '抬头错误' } }
  const answer = await me.call(invoicing.invoiceOut.red, red)
  if (answer.status !== 200) throw new Error(answer.message)
  return id
}
