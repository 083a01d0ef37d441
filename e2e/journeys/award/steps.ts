import type { APIRequestContext } from '@playwright/test'
import { approval } from '@srm/api/approval'
import { inquiry } from '@srm/api/inquiry'
import { supplier } from '@srm/api/supplier'
import { apiAs } from '../../fixtures.ts'

const deciders = ['林若曦', '陆文博', '吴建国', '苏婉清', '曾磊', '周敏', '沈嘉宁']

export type Call = Awaited<ReturnType<typeof apiAs>>

/** Whoever is asked agrees, one after the other. */
export const agree = async (request: APIRequestContext, look: Call, docType: string, docId: string): Promise<void> => {
  const people = await Promise.all(deciders.map((name) => apiAs(request, name)))
  const [found] = await look(approval.centre.of, { query: { docType, docId } })
  const id = found?.id ?? ''
  for (let turn = 0; turn < 10; turn += 1)
    for (const call of people) {
      if ((await look(approval.centre.detail, { params: { id } })).status !== 'running') return
      const { items } = await call(approval.rows.todo.list, { query: { pageSize: 100 } })
      if (!items.some((row) => row.id === id)) continue
      const { runs } = await call(approval.centre.detail, { params: { id } })
      const task = runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes('approve'))
      if (task) await call(approval.act, { params: { id }, body: { do: 'approve', taskId: task.id, opinion: '同意' } })
    }
}

/** Suppliers that may be awarded as well as asked. */
export const chooseSuppliers = async (call: Call, id: string, count: number) => {
  const { items } = await call(supplier.supplier.list, {
    query: { pageSize: 100, filter: JSON.stringify([{ field: 'lifecycle', op: 'in', value: ['qualified'] }]) },
  })
  const qualified = new Set(items.map((one) => one.id))
  const all = await call(inquiry.candidates, { params: { id }, query: {} })
  const chosen = all.filter(
    ({ contact, remarks, supplier: of }) => contact?.mobile && remarks.length === 0 && qualified.has(of.id),
  )
  return chosen.slice(0, count)
}
