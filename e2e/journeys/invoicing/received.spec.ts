import { invoicing } from '@srm/api/invoicing'
import { order } from '@srm/api/order'
import { payment } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { compareMoney } from '@srm/api/shared/money'
import { tenancy } from '@srm/api/tenancy'
import type { APIRequestContext, Page } from '@playwright/test'
import { accessible, apiAs, expect, noSideways, open, signInAt, test } from '../../fixtures.ts'

const buyer = '许静怡'
const finance = '曾磊'
const number = `28${String(Date.now()).padStart(18, '0').slice(-18)}`

type AcceptedOrder = { readonly id: string; readonly amount: string; readonly seller: string; readonly company: string }

/** An order both sides accepted and nobody has invoiced yet. */
const accepted = async (request: APIRequestContext): Promise<AcceptedOrder> => {
  const call = await apiAs(request, buyer)
  const filter = JSON.stringify([{ field: 'stage', op: 'in', value: ['executing', 'accepted', 'settled'] }])
  const { items } = await call(order.order.list, { query: { filter, pageSize: 100 } })
  for (const { id } of items) {
    const { room, supplier, ourCompany } = await call(invoicing.invoiceIn.start, { query: { order: id } })
    if (!room?.accepted || !room.open || !ourCompany) continue
    if (compareMoney(room.accepted, '0') > 0 && compareMoney(room.open, '0') > 0)
      return { id, amount: room.open, seller: supplier.name, company: ourCompany.id }
  }
  throw new Error('no accepted order is left to invoice')
}

/** As the tax bureau's platform writes it. */
const xmlOf = (
  { amount, seller }: AcceptedOrder,
  buyerName: string,
  buyerTaxNo: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<EInvoice><Header><EIid>${number}</EIid><InherentLabel><GeneralOrSpecialVAT><LabelCode>02</LabelCode><LabelName>普通发票</LabelName></GeneralOrSpecialVAT></InherentLabel></Header>
<EInvoiceData><SellerInformation><SellerIdNum>91310000MA1K00000X</SellerIdNum><SellerName>${seller}</SellerName></SellerInformation>
<BuyerInformation><BuyerIdNum>${buyerTaxNo}</BuyerIdNum><BuyerName>${buyerName}</BuyerName></BuyerInformation>
<BasicInformation><TotalAmWithoutTax>${amount}</TotalAmWithoutTax><TotalTaxAm>0.00</TotalTaxAm><TotalTax-includedAmount>${amount}</TotalTax-includedAmount></BasicInformation></EInvoiceData>
<TaxSupervisionInfo><InvoiceNumber>${number}</InvoiceNumber><IssueTime>${shanghaiDay(new Date())}</IssueTime></TaxSupervisionInfo></EInvoice>`

const idIn = (page: Page): string => new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''
const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first()

test('an accepted order is invoiced by XML, verified by another person, matched and paid on', async ({
  page,
  request,
}) => {
  const of = await accepted(request)
  const admin = await apiAs(request)
  const company = await admin(tenancy.ourCompany.show, { params: { id: of.company } })
  const xml = xmlOf(of, company.invoiceTitle ?? company.name, company.taxNo ?? company.creditCode ?? '')

  await signInAt(page, `/purchase/order/detail?id=${of.id}`, buyer)
  await page.getByRole('button', { name: '登记收票' }).click()
  await page
    .getByLabel('上传发票文件自动填写')
    .setInputFiles({ name: '发票.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) })
  await expect(page.getByText(`已填写：${number}`)).toBeVisible()
  await expect(page.getByLabel('发票号码')).toHaveValue(number)
  await accessible(page)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(shown(page, '待核验')).toBeVisible()
  const id = idIn(page)

  await signInAt(page, `/invoice/in/detail?id=${id}`, finance)
  await page.getByRole('button', { name: '核验', exact: true }).click()
  const form = page.getByRole('dialog', { name: '核验' })
  await form.getByLabel('核验说明').fill('税局查验一致')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(shown(page, '已核验')).toBeVisible()
  await expect(shown(page, '已匹配')).toBeVisible()
  await accessible(page)

  await signInAt(page, `/finance/paymentRequest/edit?kind=order&source=${of.id}`, buyer)
  await page.getByRole('button', { name: '按已收发票付款' }).click()
  await page.getByRole('button', { name: '存草稿' }).click()
  await expect(page.getByRole('button', { name: '提交审批' })).toBeVisible()
  const call = await apiAs(request, buyer)
  const reasons = await call(payment.request.check, { params: { id: idIn(page) } })
  expect(reasons.map(({ key }) => key)).not.toContain('noInvoice')
  expect(reasons.map(({ key }) => key)).not.toContain('invoiceException')
  const saved = await call(payment.request.show, { params: { id: idIn(page) } })
  expect(saved.received).toMatchObject([{ invoice: { id } }])

  await page.setViewportSize({ width: 375, height: 812 })
  for (const path of ['/invoice/in', `/invoice/in/detail?id=${id}`]) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible()
    await noSideways(page)
  }
})
