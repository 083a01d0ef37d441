import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, date, person, ref, sentence, text } from '../shared/fields.ts'
import { IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'

const described = record({
  name: 'contractBorrow',
  table: 'contract_borrow',
  label: label('合同借阅', 'Contract on loan'),
  fields: {
    title: sentence('标题', 'Title', { max: 260 }),
    contract: ref('合同', 'Contract', 'contract'),
    borrower: person('借阅人', 'Borrower'),
    purpose: text('借阅用途', 'What for', { max: 200 }),
    borrowedOn: date('借出日期', 'Taken on'),
    dueOn: date('应还日期', 'Due back on', { isAwaited: true }),
    returnedOn: optional(date('归还日期', 'Returned on')),
    remark: optional(text('备注', 'Remark', { max: 200 })),
    stage: choice('借阅状态', 'State', [
      ['out', '借出', 'Out', 'orange'],
      ['returned', '已归还', 'Returned', 'green'],
    ]),
  },
  title: 'title',
  state: 'stage',
  search: ['title'],
  list: [
    'code',
    'title',
    'contract',
    'borrower',
    'purpose',
    'borrowedOn',
    'dueOn',
    'returnedOn',
    'stage',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'dueOn'],
  defaultSort: '-createdAt',
  scope: { through: 'contract' },
})

const managedFields = { title: true, returnedOn: true, stage: true } as const

export const ContractBorrow = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type ContractBorrow = z.output<typeof ContractBorrow.answer>

export const returnFields = { returnedOn: date('归还日期', 'Returned on') }

export const contractBorrow = {
  ...crud(ContractBorrow),
  giveBack: endpoint({
    method: 'POST',
    path: '/api/contract_borrow/give_back/:id',
    family: 'contract_borrow',
    title: label('归还合同', 'Give a contract back'),
    access: { permission: 'contractBorrow:update' },
    params: IdParams,
    body: Versioned.extend(returnFields),
    result: VersionResult,
  }),
}
