import { record } from '@srm/api/record'
import { tenancy } from '@srm/api/tenancy'
import { anOurCompany } from '#modules/tenancy/tenancy.fixture.ts'
import type { Member } from './tenant.ts'

export { anOurCompany } from '#modules/tenancy/tenancy.fixture.ts'

/** A saved company, by the call a person would make. */
export const addCompany = async (me: Member, more: Parameters<typeof anOurCompany>[0] = {}): Promise<string> => {
  const { status, result, message } = await me.call(tenancy.ourCompany.create, { body: anOurCompany(more) })
  if (status !== 200) throw new Error(message)
  return result.id
}

export const timelineOf = (me: Member, subject: string, id: string) =>
  me.call(record.timeline, { params: { subject, id }, query: {} })

export const findCompanies = async (me: Member, keyword: string) =>
  (await me.call(tenancy.ourCompany.list, { query: { keyword } })).result.items

export const companyOf = async (me: Member, id: string) =>
  (await me.call(tenancy.ourCompany.show, { params: { id } })).result
