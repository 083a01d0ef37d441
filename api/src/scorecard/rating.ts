import { optional } from '../shared/field-meta.ts'
import { date, longText, percent, ref, rows, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

export const SupplierRating = record({
  name: 'supplierRating',
  table: 'supplier_rating',
  label: label('供应商评价', 'Supplier rating'),
  fields: {
    supplier: ref('供应商', 'Supplier', 'supplier'),
    title: text('评价事由', 'About', { max: 100 }),
    ratedOn: date('评价日期', 'Rated on'),
    scores: rows(
      '得分',
      'Scores',
      { criterion: text('评分项', 'Criterion', { max: 30 }), score: percent('得分', 'Score') },
      { max: 20 },
    ).default([]),
    comment: optional(longText('评语', 'Comment', { max: 1000 })),
  },
  title: 'title',
  search: ['title', 'comment'],
  list: ['code', 'supplier', 'title', 'ratedOn', 'comment', 'createdBy', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'ratedOn'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
