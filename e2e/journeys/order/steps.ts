import { approval } from '@srm/api/approval'
import { demand } from '@srm/api/demand'
import { order } from '@srm/api/order'
import { project } from '@srm/api/project'
import { supplier } from '@srm/api/supplier'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { apiAs } from '../../fixtures.ts'
import { codeFor, messageTo } from '../../sms.ts'

export const buyer = '许静怡'
export const manager = '郑浩然'
export const phone = { width: 375, height: 812 }

/** Those who decide on what costs something, from the nearest to the last. */
const deciders = ['陆文博', '林若曦', '吴建国', '周敏']

/** Whoever's turn it is agrees, until it is decided. */
export const approve = async (request: APIRequestContext, docType: string, docId: string): Promise<void> => {
  for (let round = 0; round < 4; round += 1)
    for (const name of deciders) {
      const call = await apiAs(request, name)
      const [running] = await call(approval.centre.of, { query: { docType, docId } })
      if (!running) return
      const { runs } = await call(approval.centre.detail, { params: { id: running.id } })
      const task = runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes('approve'))
      if (!task) continue
      const decision = { do: 'approve', taskId: task.id, opinion: '同意' } as const
      await call(approval.act, { params: { id: running.id }, body: decision })
    }
}

type CreatedOrder = { readonly id: string; readonly mobile: string; readonly title: string }

/** A direct order of rooms and a hall, approved and not yet sent. */
export const anOrder = async (request: APIRequestContext, title: string): Promise<CreatedOrder> => {
  const call = await apiAs(request, buyer)
  const stage = JSON.stringify([{ field: 'lifecycle', op: 'in', value: ['qualified'] }])
  const { items } = await call(supplier.supplier.list, { query: { filter: stage, pageSize: 20 } })
  const { items: projects } = await call(project.project.list, { query: { keyword: '三亚客户大会' } })
  const types = await call(demand.type.all, { query: {} })
  const typeOf = (word: string): string => types.find(({ name }) => name.includes(word))?.id ?? types[0]?.id ?? ''
  for (const { id: supplierId } of items) {
    const of = JSON.stringify([{ field: 'supplier', op: 'in', value: [supplierId] }])
    const { items: contacts } = await call(supplier.contact.list, { query: { filter: of } })
    const contact = contacts.find(({ mobile, status }) => mobile && status === 'active')
    if (!contact) continue
    const { id } = await call(order.order.create, {
      body: {
        title,
        supplier: supplierId,
        contact: contact.id,
        project: projects[0]?.id,
        paymentTerms: '确认后付 30% 定金，余款验收后 15 日内付清',
        depositRate: '30',
        cancellation: [
          { days: 30, rate: '0' },
          { days: 7, rate: '50' },
        ],
        lines: [
          {
            name: '豪华大床房',
            purchaseType: typeOf('客房'),
            quantity: '20',
            times: '2',
            unit: '间',
            dateFrom: '2027-05-20',
            dateTo: '2027-05-22',
            unitPrice: '680.00',
            taxRate: '6',
          },
          {
            name: '海棠厅全天',
            purchaseType: typeOf('会议'),
            quantity: '1',
            unit: '场',
            dateFrom: '2027-05-21',
            attendees: 120,
            layout: '课桌式',
            requirement: '含 LED 屏和两支无线话筒',
            unitPrice: '12000.00',
            taxRate: '6',
          },
        ],
      },
    })
    const { needsApproval } = await call(order.order.show, { params: { id } })
    if (needsApproval) {
      await call(approval.submit, { body: { docType: 'purchaseOrder', docId: id } })
      await approve(request, 'purchaseOrder', id)
    }
    return { id, mobile: contact.mobile ?? '', title }
  }
  throw new Error('no supplier has a contact')
}

/** A supplier opens the link of its message on a phone. */
export const openLink = async (
  browser: Browser,
  request: APIRequestContext,
  { mobile, since, word }: { readonly mobile: string; readonly since: string; readonly word: string },
): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: phone })).newPage()
  await page.goto(await messageTo(request, mobile, since, word))
  const ask = page.getByRole('button', { name: '获取验证码' })
  await ask.click()
  await page.getByLabel('短信验证码').fill(await codeFor(request, mobile, since))
  await page.getByRole('button', { name: '查看内容' }).click()
  return page
}
