import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { field, optional } from '../shared/field-meta.ts'
import { bool, choice, longText, ref, rows, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const templateClauseFields = {
  title: text('条款标题', 'Clause', { max: 100 }),
  text: longText('标准条款', 'Standard text', { max: 5000 }),
  /** Contracts of the template may neither change it nor leave it out. */
  isFixed: bool('不可修改', 'Fixed').default(false),
  /** Given by the product; a clause keeps it however it is renamed. */
  key: optional(field(z.string().max(40), { kind: 'text', label: label('条款代码', 'Key'), max: 40, locked: true })),
}

export const ContractTemplate = record({
  name: 'contractTemplate',
  table: 'contract_template',
  label: label('合同范本', 'Contract template'),
  fields: {
    name: text('范本名称', 'Name', { max: 80 }),
    type: optional(ref('合同分类', 'Contract type', 'contractType', { tree: true })),
    clauses: rows('标准条款', 'Clauses', templateClauseFields, { max: 100 }).default([]),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
    remark: optional(longText('说明', 'Remark', { max: 500 })),
  },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'type', 'status', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
export type ContractTemplate = z.output<typeof ContractTemplate.answer>

/** A clause of any template in use, to be taken into a contract. */
const LibraryClause = z.object({ key: z.string(), title: z.string(), text: z.string(), template: z.string() })
export type LibraryClause = z.output<typeof LibraryClause>

export const contractTemplate = {
  ...crud(ContractTemplate),
  library: endpoint({
    method: 'GET',
    path: '/api/contract_template/library',
    family: 'contract_template',
    title: label('条款库', 'Library of clauses'),
    access: { choose: 'contractTemplate' },
    query: z.strictObject({ keyword: z.string().trim().max(50).optional() }),
    result: z.array(LibraryClause),
  }),
}
