import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { rows } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { CustomerContact } from './contact.ts'
import { Customer } from './customer.ts'

/** What two customers have in common when they may be one. */
export const similarity = ['creditCode', 'name', 'mobile'] as const

const KnownMatch = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
  alike: z.array(z.enum(similarity)),
})

/**
 * Customers that may be the one being entered. Of those the caller does not see only this is told: who follows them,
 * by surname alone, or that nobody does.
 */
export const Duplicates = z.object({ known: z.array(KnownMatch), taken: z.array(z.string().nullable()) })
export type Duplicates = z.output<typeof Duplicates>

const word = z.string().trim().max(100).optional()
const Versioned = z.strictObject({ version: z.int() })
const Saved = z.object({ id: Id, version: z.int() })

const step = (name: string, title: ReturnType<typeof label>) =>
  ({
    method: 'POST',
    path: `/api/customer/${name}/:id`,
    family: 'customer',
    title,
    access: { permission: 'customer:update' },
    params: IdParams,
    result: Saved,
  }) as const

export const checks = {
  duplicates: endpoint({
    method: 'POST',
    path: '/api/customer/duplicates',
    title: label('客户查重', 'Look for the same customer'),
    access: { permission: 'customer:create' },
    body: z.strictObject({
      /** The customer itself is no duplicate of its own. */
      id: Id.optional(),
      name: word,
      creditCode: word,
      mobiles: z.array(z.string().trim().max(30)).max(10).default([]),
    }),
    result: Duplicates,
  }),
  parts: endpoint({
    method: 'GET',
    path: '/api/customer/parts/:id',
    title: label('客户名下记录数', 'How much belongs to a customer'),
    access: { permission: 'customer:show' },
    params: IdParams,
    result: z.record(z.string(), z.int()),
  }),
  enable: endpoint({ ...step('enable', label('启用客户', 'Enable a customer')), body: Versioned }),
  disable: endpoint({ ...step('disable', label('停用客户', 'Disable a customer')), body: Versioned }),
  lose: endpoint({
    ...step('lose', label('标记客户流失', 'Mark a customer as lost')),
    body: Versioned.extend({ reason: z.string().trim().min(1, { error: '不能为空' }).max(200) }),
  }),
  resume: endpoint({ ...step('resume', label('恢复跟进客户', 'Follow a customer again')), body: Versioned }),
}

const { name, mobile, position, isDecisionMaker } = CustomerContact.fields

/** What is written down together with a new customer, so that one form is enough. */
export const registerFields = {
  contacts: rows('联系人', 'Contacts', { name, mobile, position, isDecisionMaker }, { max: 10 }).default([]),
}

export const register = endpoint({
  method: 'POST',
  path: '/api/customer/register',
  family: 'customer',
  title: label('新增客户及联系人', 'Create a customer with its contacts'),
  access: { permission: 'customer:create' },
  body: Customer.create.extend(registerFields),
  result: IdResult.extend({ code: z.string() }),
})
