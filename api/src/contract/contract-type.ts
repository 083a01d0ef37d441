import type { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { bool, choice, integer, ref, tags, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { direction } from './words.ts'

export const ContractType = record({
  name: 'contractType',
  table: 'contract_type',
  label: label('合同分类', 'Contract type'),
  fields: {
    name: text('分类名称', 'Name', { max: 50 }),
    nameEn: optional(text('英文名称', 'English name', { max: 80 })),
    parent: optional(ref('上级分类', 'Above', 'contractType', { tree: true })),
    direction: direction(),
    /** Stands in the numbers of contracts where the company counts by type. */
    shortCode: optional(text('编号简码', 'Short code', { max: 10 })),
    template: optional(ref('合同范本', 'Template', 'contractTemplate')),
    requiredPapers: tags('签署前必备附件', 'Papers needed to sign', { max: 20 }).default([]),
    isSealRequired: bool('需要盖章件', 'Sealed copy needed').default(true),
    sort: integer('排序', 'Order', { max: 99_999 }).default(0),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name'],
  list: [
    'code',
    'name',
    'nameEn',
    'parent',
    'direction',
    'shortCode',
    'template',
    'isSealRequired',
    'sort',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name', 'sort'],
  defaultSort: 'sort',
  scope: 'tenant',
  editable: ['name', 'parent', 'sort', 'status', 'template'],
})
export type ContractType = z.output<typeof ContractType.answer>

export const contractType = crud(ContractType, { tree: {} })
