import type { z } from 'zod'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  choice,
  creditCode,
  date,
  department,
  dict,
  email,
  images,
  integer,
  location,
  longText,
  money,
  multiDict,
  percent,
  person,
  persons,
  quantity,
  refs,
  region,
  tags,
  text,
  url,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { inUse, stages } from './words.ts'

const company = {
  name: text('供应商名称', 'Supplier name'),
  shortName: optional(text('简称', 'Short name', { max: 50 })),
  englishName: optional(text('英文名称', 'English name', { max: 200 })),
  logo: images('企业 Logo', 'Logo', { max: 1 }).default([]),
  type: choice('供应商性质', 'Kind of supplier', [
    ['company', '企业', 'Company'],
    ['individual', '个人', 'Individual'],
    ['partnership', '合伙', 'Partnership'],
    ['institution', '事业单位', 'Institution'],
  ]),
  classifies: refs('供应商分类', 'Classes', 'supplierClassify', { max: 20, tree: true }).default([]),
  creditCode: optional(creditCode('统一社会信用代码', 'Credit code')),
  legalPerson: optional(text('法定代表人', 'Legal person', { max: 50 })),
  registeredCapital: optional(money('注册资本', 'Registered capital', { each: true })),
  establishedOn: optional(date('成立日期', 'Established')),
  businessScope: optional(longText('经营范围', 'Business scope')),
}

const reaching = {
  region: optional(region('所在地区', 'Region')),
  location: optional(location('详细地址', 'Address')),
  phone: optional(text('联系电话', 'Phone', { max: 30 })),
  email: optional(email('邮箱', 'E-mail')),
  website: optional(url('网站', 'Website')),
  serviceCities: tags('服务城市', 'Cities served', { max: 50 }).default([]),
}

const settling = {
  taxpayerType: optional(dict('纳税人类型', 'Taxpayer type', 'taxpayerType')),
  defaultTaxRate: optional(percent('默认税率', 'Usual tax rate')),
  invoiceTypes: multiDict('可开发票', 'Invoices issued', 'invoiceKind').default([]),
  paymentTerm: optional(dict('账期', 'Payment term', 'paymentTerm')),
  settlementMethod: optional(dict('结算方式', 'Settlement', 'paymentMethod')),
}

const keeping = {
  owner: optional(person('采购负责人', 'Buyer in charge')),
  department: optional(department('所属部门', 'Department')),
  stakeholders: persons('内部协同人', 'Internal collaborators', { max: 20 }).default([]),
  tags: tags('标签', 'Tags').default([]),
  attachments: attachments('附件', 'Attachments').default([]),
  remark: optional(longText('备注', 'Remark', { max: 500 })),
}

/** Where the supplier stands with us; only steps of its own change it, never a form. */
const standing = {
  status: inUse(),
  lifecycle: stages('合作阶段', 'Stage'),
  freezeScope: multiDict('冻结范围', 'Frozen for', 'freezeScope').default([]),
  freezeUntil: optional(date('冻结至', 'Frozen until')),
  blacklistReason: optional(text('拉黑原因', 'Reason for blacklisting', { max: 500 })),
  grade: optional(
    choice('等级', 'Grade', [
      ['S', 'S 级', 'S', 'green'],
      ['A', 'A 级', 'A', 'green'],
      ['B', 'B 级', 'B', 'blue'],
      ['C', 'C 级', 'C', 'orange'],
      ['D', 'D 级', 'D', 'red'],
    ]),
  ),
  score: optional(quantity('评分', 'Score', { places: 2, each: true })),
  cooperationCount: integer('合作次数', 'Times worked with'),
  cooperationAmount: money('合作金额', 'Amount worked for'),
  lastCooperatedOn: optional(date('最近合作', 'Last worked with')),
  certificateExpiresOn: optional(date('证件最早到期', 'First certificate to expire')),
  source: choice('来源', 'Source', [
    ['staff', '员工录入', 'Entered by staff'],
    ['apply', '自主申请', 'Applied'],
    ['import', '批量导入', 'Imported'],
    ['inquiry', '询价引入', 'By an inquiry'],
  ]),
}

const described = record({
  name: 'supplier',
  table: 'supplier',
  label: label('供应商', 'Supplier'),
  fields: { ...company, ...reaching, ...settling, ...keeping, ...standing },
  title: 'name',
  state: 'lifecycle',
  search: ['name', 'shortName', 'englishName', 'creditCode', 'legalPerson', 'phone'],
  list: [
    'code',
    'name',
    'shortName',
    'classifies',
    'lifecycle',
    'grade',
    'score',
    'region',
    'phone',
    'creditCode',
    'owner',
    'cooperationCount',
    'cooperationAmount',
    'lastCooperatedOn',
    'certificateExpiresOn',
    'tags',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'name', 'lifecycle', 'score', 'cooperationAmount', 'certificateExpiresOn'],
  defaultSort: '-createdAt',
  scope: 'tenant',
  editable: ['owner', 'tags', 'classifies', 'phone', 'paymentTerm', 'shortName'],
})

const managedFields = {
  status: true,
  lifecycle: true,
  freezeScope: true,
  freezeUntil: true,
  blacklistReason: true,
  grade: true,
  score: true,
  cooperationCount: true,
  cooperationAmount: true,
  lastCooperatedOn: true,
  certificateExpiresOn: true,
  source: true,
} as const

export const Supplier = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Supplier = z.output<typeof Supplier.answer>
