import { demand } from '@srm/api/demand'
import { inquiry } from '@srm/api/inquiry'
import type { apiAs } from './fixtures.ts'

const dayMs = 86_400_000

/** An inquiry for buses; answers the numbers of the two who are asked. */
export const publishInquiry = async (call: Awaited<ReturnType<typeof apiAs>>): Promise<string[]> => {
  const [type] = await call(demand.type.all, { query: { keyword: '车辆' } })
  const line = { name: '45 座大巴', purchaseType: type?.id ?? '', quantity: '12', unit: '趟', budgetAmount: '3600.00' }
  const deadline = new Date(Date.now() + dayMs).toISOString()
  const body = { title: `接送机${String(Date.now()).slice(-9)}`, method: 'inquiry' as const, deadline, lines: [line] }
  const { id } = await call(inquiry.create, { body })
  const candidates = await call(inquiry.candidates, { params: { id }, query: {} })
  const fit = candidates.filter(({ contact, remarks }) => contact?.mobile && !remarks.some(({ blocks }) => blocks))
  const chosen = fit.slice(0, 2)
  const { version } = await call(inquiry.show, { params: { id } })
  const suppliers = chosen.map(({ supplier }) => ({ supplier: supplier.id }))
  const invited = await call(inquiry.invite, { params: { id }, body: { version, suppliers } })
  await call(inquiry.publish, { params: { id }, body: { version: invited.version } })
  return chosen.map(({ contact }) => contact?.mobile ?? '')
}
