import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Option, OptionQuery } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, dict, integer, multiDict } from '../shared/fields.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** What a class of suppliers means to buyers; its name and place are the tree's. */
export const classFields = {
  kind: choice('类别', 'Kind', [
    ['hotel', '酒店', 'Hotel'],
    ['venue', '场地', 'Venue'],
    ['catering', '餐饮', 'Catering'],
    ['av', '视听设备', 'Audio and video'],
    ['stage_build', '舞台搭建', 'Stage and construction'],
    ['transport', '交通', 'Transport'],
    ['staff', '人员', 'Staff'],
    ['gift', '礼品', 'Gifts'],
    ['print', '印刷', 'Print'],
    ['travel', '旅行', 'Travel'],
    ['other', '其他', 'Other'],
  ]),
  paymentTerm: optional(dict('默认账期', 'Usual payment term', 'paymentTerm')),
  requiredCertificates: multiDict('必备证件', 'Certificates required', 'certificateType').default([]),
  minQuotes: integer('最少报价家数', 'Fewest quotes', { min: 1, max: 20 }),
}

export type SupplierClass = {
  id: string
  name: string
  parentId: string | null
  version: number
  kind: z.output<typeof classFields.kind>
  paymentTerm: string | null
  requiredCertificates: string[]
  minQuotes: number
  /** Suppliers of this class and of those below it. */
  count: number
  children: SupplierClass[]
}

export const SupplierClass: z.ZodType<SupplierClass> = z.object({
  id: Id,
  name: z.string(),
  parentId: Id.nullable(),
  version: z.int(),
  kind: classFields.kind,
  paymentTerm: z.string().nullable(),
  requiredCertificates: z.array(z.string()),
  minQuotes: z.int(),
  count: z.int(),
  get children() {
    return z.array(SupplierClass)
  },
})

export const classify = {
  tree: endpoint({
    method: 'GET',
    path: '/api/supplier_classify/tree',
    title: label('供应商分类树', 'Classes of suppliers'),
    access: { permission: 'supplier:list' },
    result: z.array(SupplierClass),
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/supplier_classify/all',
    title: label('可选供应商分类', 'Choose a class of suppliers'),
    access: { choose: 'supplierClassify' },
    query: OptionQuery,
    result: z.array(Option),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/supplier_classify/update/:id',
    title: label('修改供应商分类', 'Change a class of suppliers'),
    access: { permission: 'classify:update' },
    params: IdParams,
    body: z.strictObject(classFields),
    result: IdResult,
  }),
}
