import { endpoint, type Endpoint } from '@srm/api/endpoint'
import { crud } from '@srm/api/shared/crud'
import { optional } from '@srm/api/shared/field-meta'
import { bool, choice, date, images, longText, money, person, quantity, rows, text } from '@srm/api/shared/fields'
import { label } from '@srm/api/shared/label'
import { record } from '@srm/api/shared/record'

/** The one colour table of the product, with the status each colour stands for. */
export const statuses = [
  ['draft', '草稿', 'Draft', 'grey'],
  ['pending', '审批中', 'Pending', 'blue'],
  ['returned', '已退回', 'Returned', 'orange'],
  ['approved', '已通过', 'Approved', 'green'],
  ['rejected', '已拒绝', 'Rejected', 'red'],
  ['withdrawn', '已撤回', 'Withdrawn', 'orange'],
  ['terminated', '已终止', 'Terminated', 'red'],
  ['void', '已作废', 'Void', 'dark'],
] as const

const Line = {
  name: text('物料', 'Item'),
  amount: quantity('数量', 'Quantity'),
  price: money('单价', 'Price'),
  urgent: bool('加急', 'Urgent'),
}

export const Sample = record({
  name: 'gallerySample',
  table: 'gallery_sample',
  label: label('采购单', 'Purchase'),
  fields: {
    name: text('采购事项', 'Subject'),
    status: choice('审批状态', 'Status', statuses),
    supplier: optional(text('供应商', 'Supplier')),
    amount: optional(money('金额', 'Amount')),
    owner: optional(person('负责人', 'Owner')),
    dueOn: optional(date('交付日期', 'Due on')),
    photos: images('照片', 'Photos').default([]),
    remark: optional(longText('备注', 'Remark', { max: 200 })),
    lines: rows('采购明细', 'Lines', Line).default([]),
  },
  title: 'name',
  search: ['name', 'supplier'],
  list: ['code', 'name', 'supplier', 'status', 'owner', 'dueOn', 'amount', 'photos', 'updatedAt'],
  sort: ['code', 'name', 'status', 'amount', 'updatedAt'],
  defaultSort: '-updatedAt',
  scope: 'tenant',
})

export const calls = crud(Sample)

const movedTo = <E extends Endpoint>(one: E, family: string): E =>
  endpoint({ ...one, path: `/api/${family}${one.path.slice('/api/gallery_sample'.length)}` }) as unknown as E

/** The same calls at an address that behaves in one particular way. */
export const callsOf = (family: string): typeof calls => ({
  ...calls,
  list: movedTo(calls.list, family),
  summary: movedTo(calls.summary, family),
})

export const paths = {
  list: '/',
  create: '/edit',
  edit: (id: string): string => `/edit?id=${id}`,
  detail: (id: string): string => `/detail?id=${id}`,
}

const id = (last: number): string => `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`
const people = ['周敏', '许静怡', '欧阳建国', '林若曦'].map((name, index) => ({ id: id(900 + index), name }))

const told = [
  ['上海车展主展台搭建', '苏州联展展示工程有限公司', 'approved', '1286500.00', '2026-12-03'],
  ['年会晚宴餐饮服务', '上海锦程酒店管理有限公司', 'pending', '368000.00', '2026-12-18'],
  ['三亚奖励旅游地接', '三亚蓝海商务旅行有限公司', 'draft', '742300.50', '2027-01-09'],
  ['发布会灯光音响租赁', '杭州星河文化传播有限公司', 'returned', '86400.00', '2026-11-28'],
  ['路演物料印刷', '广州华章广告策划有限公司', 'approved', '19860.80', '2026-11-22'],
  ['同声传译设备', '北京博雅会议服务有限公司', 'rejected', '45200.00', '2026-12-01'],
  ['展台拆除与清运', '苏州联展展示工程有限公司', 'void', '12000.00', '2026-12-10'],
  ['嘉宾接送车辆', '上海长风商务旅行有限公司', 'pending', '53600.00', '2026-12-05'],
] as const

const lines = [
  { id: id(801), name: '铝合金展架', amount: '120.0000', price: '368.00', urgent: true },
  { id: id(802), name: 'LED 射灯', amount: '36.0000', price: '1280.50', urgent: false },
]

/** A plain picture each, drawn here so that none has to be fetched; every third has none. */
const photosOf = (index: number) => {
  if (index % 3 === 2) return []
  const hue = String((index * 47) % 360)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="hsl(${hue} 45% 60%)" d="M0 0h16v9H0z"/><path fill="hsl(${hue} 45% 40%)" d="m0 9 5-5 4 4 3-3 4 4z"/></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const photo = { id: id(500 + index), name: 'photo.svg', mime: 'image/svg+xml', size: svg.length, url, thumbUrl: url }
  return index === 0 ? [photo, { ...photo, id: id(599) }] : [photo]
}

export const samples = told.map(([name, supplier, status, amount, dueOn], index) => ({
  id: id(index + 1),
  version: 3,
  actions: ['update', 'delete'],
  code: `CG-202611-${String(41 - index).padStart(4, '0')}`,
  name,
  supplier,
  status,
  amount,
  dueOn,
  owner: people[index % people.length],
  remark: '展台搭建须在开展前两日完成，夜间施工请提前向场馆报备。',
  photos: photosOf(index),
  lines,
  createdAt: '2026-11-02T09:12:00.000+08:00',
  createdBy: people[0],
  updatedAt: `2026-11-${String(14 - index).padStart(2, '0')}T16:30:00.000+08:00`,
  updatedBy: people[1],
}))
