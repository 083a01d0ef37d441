import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Option, OptionQuery } from '../shared/crud.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export type CustomerClass = {
  id: string
  name: string
  parentId: string | null
  version: number
  /** Customers of this class and of those below it that the reader sees. */
  count: number
  children: CustomerClass[]
}

const CustomerClass: z.ZodType<CustomerClass> = z.object({
  id: Id,
  name: z.string(),
  parentId: Id.nullable(),
  version: z.int(),
  count: z.int(),
  get children() {
    return z.array(CustomerClass)
  },
})

export const classify = {
  tree: endpoint({
    method: 'GET',
    path: '/api/customer_classify/tree',
    title: label('客户分类树', 'Classes of customers'),
    access: { permission: 'customer:list' },
    result: z.array(CustomerClass),
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/customer_classify/all',
    title: label('可选客户分类', 'Choose a class of customers'),
    access: { choose: 'customerClassify' },
    query: OptionQuery,
    result: z.array(Option),
  }),
}
