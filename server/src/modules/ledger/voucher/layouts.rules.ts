import type { VoucherLayout } from '@srm/api/ledger'
import type { Cell } from '#modules/transfer/index.ts'
import type { VoucherLine, WholeVoucher } from './voucher.views.ts'

type Context = { readonly voucher: WholeVoucher; readonly line: VoucherLine; readonly at: number; readonly row: number }
type Column = readonly [heading: string, cell: (context: Context) => Cell]

const text = (value: string | null): Cell => (value === null || value === '' ? null : { look: 'text', value })
const money = (value: string | null): Cell => (value === null ? null : { look: 'money', value: Number(value) })
const integer = (value: number): Cell => ({ look: 'integer', value })
const nothing = (): Cell => null

const word = '记'

/** A voucher of 用友 is told from others by its day, its word and its number. */
const yonyou: readonly Column[] = [
  ['制单日期', ({ voucher }) => text(voucher.day)],
  ['凭证类别字', () => text(word)],
  ['凭证号', ({ voucher }) => integer(voucher.no)],
  ['附单据数', () => integer(1)],
  ['摘要', ({ voucher }) => text(voucher.summary)],
  ['科目编码', ({ line }) => text(line.code)],
  ['科目名称', ({ line }) => text(line.name)],
  ['借方金额', ({ line }) => money(line.debit)],
  ['贷方金额', ({ line }) => money(line.credit)],
  ['制单人', ({ voucher }) => text(voucher.maker)],
  ['个人', ({ line }) => text(line.person)],
  ['客户', ({ line }) => text(line.customer)],
  ['供应商', ({ line }) => text(line.supplier)],
  ['项目', ({ line }) => text(line.project)],
]

const dimensionsOf = ({ customer, supplier, person, project }: VoucherLine): string =>
  Object.entries({ 客户: customer, 供应商: supplier, 职员: person, 项目: project })
    .flatMap(([name, value]) => (value === null ? [] : [`${name}---${value}`]))
    .join('/')

/** 金蝶 wants every column of its template, also those that stay empty. */
const kingdee: readonly Column[] = [
  ['凭证日期', ({ voucher }) => text(voucher.day)],
  ['会计年度', ({ voucher }) => integer(Number(voucher.day.slice(0, 4)))],
  ['会计期间', ({ voucher }) => integer(Number(voucher.day.slice(5, 7)))],
  ['凭证字', () => text(word)],
  ['凭证号', ({ voucher }) => integer(voucher.no)],
  ['科目代码', ({ line }) => text(line.code)],
  ['科目名称', ({ line }) => text(line.name)],
  ['币别代码', () => text('RMB')],
  ['币别名称', () => text('人民币')],
  ['原币金额', ({ line }) => money(line.debit ?? line.credit)],
  ['借方', ({ line }) => money(line.debit ?? '0')],
  ['贷方', ({ line }) => money(line.credit ?? '0')],
  ['制单', ({ voucher }) => text(voucher.maker)],
  ['审核', nothing],
  ['核准', nothing],
  ['出纳', nothing],
  ['经办', nothing],
  ['结算方式', nothing],
  ['结算号', nothing],
  ['凭证摘要', ({ voucher }) => text(voucher.summary)],
  ['数量', () => integer(0)],
  ['数量单位', nothing],
  ['单价', () => integer(0)],
  ['参考信息', ({ voucher }) => text(voucher.documentCode)],
  ['业务日期', ({ voucher }) => text(voucher.day)],
  ['往来业务编号', nothing],
  ['附件数', () => integer(1)],
  ['序号', ({ row }) => integer(row)],
  ['系统模块', nothing],
  ['业务描述', nothing],
  ['汇率', () => integer(1)],
  ['分录序号', ({ at }) => integer(at)],
  ['核算项目', ({ line }) => text(dimensionsOf(line))],
  ['过账', () => integer(0)],
  ['机制凭证', nothing],
  ['现金流量', nothing],
]

const layouts: Readonly<Record<VoucherLayout, readonly Column[]>> = { yonyou, kingdee }

export const headingsOf = (layout: VoucherLayout): string[] => layouts[layout].map(([heading]) => heading)

/** A row for every line; the lines of a voucher stand together. */
export const rowsOf = (layout: VoucherLayout, vouchers: readonly WholeVoucher[]): Cell[][] =>
  vouchers.flatMap((voucher, index) =>
    voucher.lines.map((line, at) => layouts[layout].map(([, cell]) => cell({ voucher, line, at, row: index + 1 }))),
  )
