import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { dateTime, dict, money, person, phone, ref, region, text } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

/** A customer nobody has, as people see it who may take it: what its pool hides is not there. */
export const PooledCustomer = record({
  name: 'pooledCustomer',
  table: 'pooled_customer',
  label: label('公海客户', 'Pooled customer'),
  fields: {
    name: text('客户名称', 'Customer name'),
    shortName: optional(text('简称', 'Short name', { max: 50 })),
    level: optional(dict('客户等级', 'Level', 'customerLevel')),
    industry: optional(dict('行业', 'Industry', 'customerIndustry')),
    scale: optional(dict('人员规模', 'Size', 'customerScale')),
    source: optional(dict('客户来源', 'Source', 'customerSource')),
    region: optional(region('所在地区', 'Region')),
    phone: optional(phone('联系电话', 'Phone')),
    /** The main contact with the number one calls. */
    contact: optional(phone('联系人', 'Contact')),
    annualBudget: optional(money('年度活动预算', 'Yearly budget for events')),
    lastFollowAt: optional(dateTime('最近跟进', 'Last follow-up')),
    pool: ref('所属公海', 'Pool', 'customerPool'),
    pooledAt: dateTime('进入公海时间', 'In the pool since'),
    poolReason: optional(text('进入原因', 'Why it is there', { max: 200 })),
    previousOwner: optional(person('原负责人', 'Former owner')),
  },
  title: 'name',
  search: ['name', 'shortName'],
  list: [
    'code',
    'name',
    'shortName',
    'level',
    'industry',
    'scale',
    'source',
    'region',
    'phone',
    'contact',
    'annualBudget',
    'lastFollowAt',
    'pool',
    'pooledAt',
    'poolReason',
    'previousOwner',
  ],
  sort: ['pooledAt', 'name'],
  defaultSort: '-pooledAt',
  scope: 'tenant',
})

const { list, summary } = crud(PooledCustomer)
const Saved = z.object({ id: Id, version: z.int() })

const step = (name: string, permission: `pooledCustomer:${string}`, title: ReturnType<typeof label>) =>
  ({
    method: 'POST',
    path: `/api/pooled_customer/${name}/:id`,
    title,
    access: { permission },
    params: IdParams,
    result: Saved,
  }) as const

export const pooledCustomer = {
  list,
  summary,
  take: endpoint(step('take', 'pooledCustomer:take', label('领取公海客户', 'Take a customer from a pool'))),
  handOut: endpoint({
    ...step('hand_out', 'pooledCustomer:handOut', label('分配公海客户', 'Hand out a customer of a pool')),
    body: z.strictObject({ to: Id }),
  }),
}
