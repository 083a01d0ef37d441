import { optional } from '../shared/field-meta.ts'
import { choice, date, person, quantity, ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { ofSupplier } from './words.ts'

export const SupplierQualification = record({
  name: 'supplierQualification',
  table: 'supplier_qualification',
  label: label('供应商资格', 'Supplier qualification'),
  fields: {
    supplier: ofSupplier(),
    classify: ref('供应商分类', 'Class', 'supplierClassify', { tree: true }),
    name: text('资格名称', 'Qualification', { max: 60 }),
    level: choice('资格等级', 'Level', [
      ['prospective', '待考察', 'Prospective', 'grey'],
      ['conditional', '有条件合格', 'Conditional', 'orange'],
      ['qualified', '合格', 'Qualified', 'green'],
      ['preferred', '优选', 'Preferred', 'green'],
    ]),
    validTo: optional(date('有效期至', 'Valid until')),
    score: optional(quantity('考察得分', 'Score', { places: 2, each: true })),
    approvedBy: optional(person('批准人', 'Approved by')),
    remark: optional(text('备注', 'Remark', { max: 500 })),
  },
  title: 'name',
  search: ['name', 'remark'],
  list: ['supplier', 'classify', 'name', 'level', 'validTo', 'score', 'approvedBy', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
