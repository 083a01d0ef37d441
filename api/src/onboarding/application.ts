import type { z } from 'zod'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bool,
  choice,
  creditCode,
  date,
  dateTime,
  dict,
  email,
  integer,
  longText,
  mobile,
  money,
  person,
  quantity,
  ref,
  refs,
  region,
  rows,
  sealedAccount,
  text,
  url,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flowStates } from '../shared/document-states.ts'

/** Where an application stands, told to both sides. */
const stages = () =>
  choice('申请状态', 'Stage', [
    ['submitted', '待审核', 'Submitted', 'blue'],
    ['reviewing', '审核中', 'In review', 'blue'],
    ['returned', '待补正', 'Returned', 'orange'],
    ['approved', '已通过', 'Approved', 'green'],
    ['rejected', '未通过', 'Rejected', 'red'],
    ['duplicate', '重复申请', 'Duplicate', 'grey'],
  ])

/** The approval sets it; without a flow it stays a draft for good. */
const approvalStatus = () => choice('审批状态', 'Approval', [['draft', '未发起审批', 'None', 'grey'], ...flowStates])

const natures = () =>
  choice('企业性质', 'Kind', [
    ['company', '企业', 'Company'],
    ['individual', '个人', 'Individual'],
    ['partnership', '合伙', 'Partnership'],
    ['institution', '事业单位', 'Institution'],
  ])

const hotelClass = () =>
  choice('档次', 'Class', [
    ['five', '五星', 'Five stars'],
    ['four', '四星', 'Four stars'],
    ['three', '三星', 'Three stars'],
    ['luxury', '豪华', 'Luxury'],
    ['upscale', '高档', 'Upscale'],
    ['comfort', '舒适', 'Comfort'],
    ['economy', '经济', 'Economy'],
  ])

const company = {
  name: text('企业名称', 'Company name'),
  type: natures(),
  creditCode: optional(creditCode('统一社会信用代码', 'Credit code')),
  legalPerson: optional(text('法定代表人', 'Legal person', { max: 50 })),
  registeredCapital: optional(money('注册资本', 'Registered capital', { each: true })),
  establishedOn: optional(date('成立日期', 'Established')),
  businessScope: optional(longText('主营业务', 'What they do')),
  classifies: refs('申请类别', 'Applies for', 'supplierClassify', { max: 10, tree: true }).default([]),
  region: optional(region('所在地区', 'Region')),
  address: optional(text('详细地址', 'Address', { max: 200 })),
  phone: optional(text('企业电话', 'Phone', { max: 30 })),
  website: optional(url('网站', 'Website')),
}

const contact = {
  contactName: text('联系人', 'Contact', { max: 50 }),
  contactMobile: mobile('联系手机', 'Mobile'),
  contactPosition: optional(text('联系人职务', 'Position', { max: 50 })),
  contactEmail: optional(email('联系邮箱', 'E-mail')),
}

const brings = {
  licences: rows(
    '资质证照',
    'Licences',
    {
      type: dict('证照类型', 'Kind', 'certificateType'),
      number: optional(text('证照编号', 'Number', { max: 60 })),
      longTerm: bool('长期有效', 'Does not expire').default(true),
      expiresOn: optional(date('到期日期', 'Expires on')),
      files: attachments('影像', 'Scans', { max: 5 }).default([]),
    },
    { max: 10 },
  ).default([]),
  offers: rows(
    '酒店与场地',
    'Hotels and places',
    {
      kind: choice('类型', 'Kind', [
        ['hotel', '酒店', 'Hotel'],
        ['place', '场地', 'Place'],
      ]),
      name: text('名称', 'Name'),
      star: optional(hotelClass()),
      rooms: optional(integer('客房数', 'Rooms', { max: 100_000 })),
      area: optional(quantity('会议面积㎡', 'Meeting space, ㎡', { places: 1, each: true })),
      seats: optional(integer('最多容纳', 'Seats', { max: 1_000_000 })),
    },
    { max: 20 },
  ).default([]),
  accountName: optional(text('账户名称', 'Account name')),
  accountNo: optional(sealedAccount('银行账号', 'Account number')),
  bankName: optional(text('开户银行', 'Bank')),
  branch: optional(text('开户支行', 'Branch')),
  referrer: optional(text('推荐人', 'Referred by', { max: 50 })),
  remark: optional(longText('补充说明', 'Remark', { max: 500 })),
}

/** How it came in and what became of it; steps of the review set these, never a form. */
const standing = {
  stage: stages(),
  status: approvalStatus(),
  owner: optional(person('审核人', 'Reviewer')),
  opinion: optional(longText('审核意见', 'Opinion', { max: 1000 })),
  supplier: optional(ref('对应供应商', 'Supplier', 'supplier')),
  duplicateOf: optional(ref('重复于', 'Duplicate of', 'supplier')),
  submittedAt: dateTime('提交时间', 'Submitted at'),
  decidedAt: optional(dateTime('审结时间', 'Decided at')),
  mended: integer('补正次数', 'Times mended'),
  source: choice('来源', 'Source', [
    ['outside', '自主申请', 'Applied'],
    ['staff', '员工代录', 'Entered by staff'],
  ]),
  agreementVersion: optional(text('协议版本', 'Agreement', { max: 20 })),
  agreedAt: optional(dateTime('同意时间', 'Agreed at')),
  ip: optional(text('提交 IP', 'Address', { max: 60 })),
  userAgent: optional(text('提交设备', 'Device', { max: 300 })),
}

const described = record({
  name: 'supplierApplication',
  table: 'supplier_application',
  label: label('准入申请', 'Supplier application'),
  fields: { ...company, ...contact, ...brings, ...standing },
  title: 'name',
  state: 'stage',
  search: ['name', 'creditCode', 'contactName', 'contactMobile'],
  list: [
    'code',
    'name',
    'stage',
    'status',
    'classifies',
    'region',
    'contactName',
    'contactMobile',
    'owner',
    'submittedAt',
    'decidedAt',
    'mended',
    'source',
    'supplier',
    'creditCode',
    'createdAt',
    'updatedAt',
  ],
  sort: ['submittedAt', 'createdAt', 'updatedAt', 'code', 'name', 'stage'],
  defaultSort: '-submittedAt',
  scope: 'tenant',
})

const managedFields = {
  stage: true,
  status: true,
  owner: true,
  opinion: true,
  supplier: true,
  duplicateOf: true,
  submittedAt: true,
  decidedAt: true,
  mended: true,
  source: true,
  agreementVersion: true,
  agreedAt: true,
  ip: true,
  userAgent: true,
} as const

export const SupplierApplication = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type SupplierApplication = z.output<typeof SupplierApplication.answer>

/** Fields of an application that steps of the review change while it is, or after it was, approved. */
export const managedFieldNames: readonly string[] = Object.keys(managedFields)
