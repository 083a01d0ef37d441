import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { accountKinds, ledgerEvent } from './accounts.ts'

/** How the columns stand in the file: each program imports vouchers in an order of its own. */
export const voucherLayouts = ['yonyou', 'kingdee'] as const
export type VoucherLayout = (typeof voucherLayouts)[number]

/** What burdens the company and no project has an account of its own in the accounting program. */
export const mappedAccounts = [...accountKinds.filter((kind) => kind !== 'opening'), 'overhead'] as const
const MappedAccount = z.enum(mappedAccounts)
export type MappedAccount = z.output<typeof MappedAccount>

const code = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z.-]{1,30}$/, { error: '科目编码只能用数字、字母、点和横线，最多 30 位' })

const AccountCode = z.object({
  account: MappedAccount,
  /** Set for one fund account, where it differs from what its kind usually has. */
  fund: NamedRef.nullable(),
  code: z.string(),
  name: z.string(),
  /** Nobody has changed it. */
  isUsual: z.boolean(),
})
export type AccountCode = z.output<typeof AccountCode>

/** A month by its first day. */
const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-01$/, { error: '请选择月份' })

const Line = z.object({
  code: z.string(),
  name: z.string(),
  debit: z.string().nullable(),
  credit: z.string().nullable(),
})
const Voucher = z.object({
  id: Id,
  /** By month, from 1 on. */
  no: z.int(),
  day: z.string(),
  event: ledgerEvent(),
  documentCode: z.string(),
  summary: z.string(),
  lines: z.array(Line),
})
export type Voucher = z.output<typeof Voucher>

const Vouchers = z.object({
  company: NamedRef.nullable(),
  from: z.string(),
  to: z.string(),
  count: z.int(),
  debit: z.string(),
  credit: z.string(),
  /** Opening balances are entered in the accounting program as such, not by vouchers. */
  openings: z.int(),
  /** Numbers stay as they are once the months are closed. */
  isClosed: z.boolean(),
  /** The first of them. */
  vouchers: z.array(Voucher),
})
export type Vouchers = z.output<typeof Vouchers>

const period = { companyId: Id.optional(), from: Month, to: Month }

export const voucher = {
  show: endpoint({
    method: 'GET',
    path: '/api/voucher/show',
    family: 'voucher',
    title: label('查看会计凭证', 'See vouchers'),
    access: { permission: 'voucher:list' },
    query: z.strictObject(period),
    result: Vouchers,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/voucher/export',
    family: 'voucher',
    title: label('导出会计凭证', 'Export vouchers'),
    access: { permission: 'voucher:export' },
    query: z.strictObject({ ...period, layout: z.enum(voucherLayouts) }),
    // Taking them out of the house is logged.
    writes: true,
    raw: true,
    result: z.undefined(),
  }),
  codes: endpoint({
    method: 'GET',
    path: '/api/voucher/codes',
    family: 'voucher',
    title: label('科目对照', 'Account codes'),
    access: { permission: 'voucher:list' },
    result: z.array(AccountCode),
  }),
  saveCodes: endpoint({
    method: 'POST',
    path: '/api/voucher/codes',
    family: 'voucher',
    title: label('修改科目对照', 'Change account codes'),
    access: { permission: 'voucher:map' },
    body: z.strictObject({
      codes: z
        .array(
          z.strictObject({
            account: MappedAccount,
            fund: Id.nullable(),
            code,
            name: z.string().trim().min(1).max(60),
          }),
        )
        .max(300),
    }),
    result: z.object({ count: z.int() }),
  }),
}
