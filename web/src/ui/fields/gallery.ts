import type { z } from 'zod'
import type { Kind } from '@srm/api/shared/field-meta'
import {
  attachments,
  bankAccount,
  bool,
  choice,
  code,
  color,
  creditCode,
  date,
  dateRange,
  dateTime,
  department,
  dict,
  email,
  images,
  integer,
  location,
  longText,
  mobile,
  money,
  multiDict,
  percent,
  person,
  persons,
  quantity,
  ref,
  refs,
  region,
  richText,
  rows,
  tags,
  text,
  url,
} from '@srm/api/shared/fields'

export type Sample = {
  readonly schema: z.ZodType
  /** As an answer of the server carries it. */
  readonly value: unknown
}

const id = (last: number): string => `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`

/** A stage under two lights. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#16233f" d="M0 0h64v64H0z"/><path fill="#4e88f3" opacity=".55" d="M18 0 4 44h28zM46 0 32 44h28z"/><path fill="#e8930c" d="M6 44h52v6H6z"/><path fill="#3a5fae" d="M10 50h44v8H10z"/></svg>',
)}`
const file = (last: number, name: string, mime: string, size: number) => ({
  id: id(last),
  name,
  mime,
  size,
  url: picture,
  thumbUrl: mime.startsWith('image/') ? picture : null,
})

const status = choice('审批状态', 'Status', [
  ['draft', '草稿', 'Draft', 'grey'],
  ['pending', '审批中', 'Pending', 'blue'],
  ['returned', '已退回', 'Returned', 'orange'],
  ['approved', '已通过', 'Approved', 'green'],
  ['rejected', '已拒绝', 'Rejected', 'red'],
])

const line = {
  name: text('物料名称', 'Material'),
  unit: choice('单位', 'Unit', [
    ['piece', '个', 'piece'],
    ['box', '箱', 'box'],
  ]),
  amount: quantity('数量', 'Quantity'),
  price: money('单价', 'Price'),
  urgent: bool('加急', 'Urgent'),
}

const words: Readonly<Partial<Record<Kind, Sample>>> = {
  text: { schema: text('项目名称', 'Project'), value: '上海国际会展中心布展工程' },
  longText: {
    schema: longText('备注', 'Remark', { max: 500 }),
    value: '展台搭建须在开展前两日完成。\n夜间施工请提前向场馆报备。',
  },
  richText: {
    schema: richText('合同条款', 'Terms'),
    value:
      '<h2>付款方式</h2><p>合同签订后 <strong>7 个工作日</strong>内支付 30% 预付款。</p><ul><li>验收合格支付 60%</li><li>质保期满支付 10%</li></ul>',
  },
  code: { schema: code('合同编号', 'Contract code'), value: 'HT-202611-0031' },
  mobile: { schema: mobile('手机号', 'Mobile'), value: '13800138000' },
  email: { schema: email('邮箱', 'E-mail'), value: 'zhoumin@example.com' },
  creditCode: { schema: creditCode('统一社会信用代码', 'Credit code'), value: '91310115MA1K4YTH0X' },
  bankAccount: { schema: bankAccount('银行账号', 'Bank account'), value: '6225880212345678' },
  url: { schema: url('官网', 'Website'), value: 'https://www.example.com/about' },
  tags: { schema: tags('标签', 'Tags'), value: ['重点客户', '华东', '会展', '长期合作'] },
}

const amounts: Readonly<Partial<Record<Kind, Sample>>> = {
  money: { schema: money('合同金额', 'Amount', { negative: true }), value: '1286500.00' },
  quantity: { schema: quantity('数量', 'Quantity'), value: '1250.5000' },
  percent: { schema: percent('税率', 'Tax rate'), value: '13.00' },
  integer: { schema: integer('账期（天）', 'Days of credit', { min: 0, max: 365 }), value: 45 },
  date: { schema: date('签订日期', 'Signed on'), value: '2026-11-15' },
  dateTime: { schema: dateTime('开标时间', 'Opened at'), value: '2026-11-20T14:30:00.000+08:00' },
  dateRange: { schema: dateRange('合同期限', 'Term'), value: { from: '2026-12-01', to: '2027-11-30' } },
  bool: { schema: bool('含税', 'Tax included'), value: true },
}

const choices: Readonly<Partial<Record<Kind, Sample>>> = {
  choice: { schema: status, value: 'approved' },
  dict: { schema: dict('纳税人类型', 'Taxpayer type', 'taxpayerType'), value: 'general' },
  multiDict: { schema: multiDict('经营类别', 'Categories', 'taxpayerType'), value: ['general'] },
  ref: { schema: ref('我方公司', 'Our company', 'ourCompany'), value: { id: id(1), name: '上海云舟会展服务有限公司' } },
  refs: { schema: refs('签约主体', 'Parties', 'ourCompany'), value: [{ id: id(1), name: '上海云舟会展服务有限公司' }] },
  person: { schema: person('负责人', 'Owner'), value: { id: id(2), name: '周敏' } },
  persons: {
    schema: persons('参与人', 'Members'),
    value: [
      { id: id(2), name: '周敏' },
      { id: id(3), name: '许静怡' },
      { id: id(4), name: '欧阳建国' },
      { id: id(5), name: 'Grace Lin' },
    ],
  },
  department: { schema: department('所属部门', 'Department'), value: { id: id(6), name: '采购中心' } },
  region: { schema: region('所在地区', 'Region'), value: '310115' },
  color: { schema: color('颜色', 'Colour'), value: '#3fb884' },
}

const large: Readonly<Partial<Record<Kind, Sample>>> = {
  location: {
    schema: location('项目地址', 'Site'),
    value: { address: '上海市青浦区崧泽大道 333 号', lat: 31.191234, lng: 121.301567 },
  },
  attachments: {
    schema: attachments('附件', 'Attachments'),
    value: [
      file(7, '布展合同（盖章版）.pdf', 'application/pdf', 812_345),
      file(8, '报价单.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 45_678),
      file(9, '技术协议.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 123_456),
    ],
  },
  images: {
    schema: images('现场照片', 'Photos'),
    value: [file(10, '主展台.png', 'image/png', 320_000), file(11, '入口.png', 'image/png', 280_000)],
  },
  rows: {
    schema: rows('采购明细', 'Lines', line),
    value: [
      { id: id(12), name: '铝合金展架', unit: 'piece', amount: '120.0000', price: '368.00', urgent: true },
      { id: id(13), name: 'LED 射灯', unit: 'box', amount: '36.0000', price: '1280.50', urgent: false },
    ],
  },
}

/** One field of every kind with a value of everyday business, to look at and to try. */
export const gallery = { ...words, ...amounts, ...choices, ...large } as Readonly<Record<Kind, Sample>>
