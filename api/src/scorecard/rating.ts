import { optional } from '../shared/field-meta.ts'
import { date, longText, percent, quantity, ref, rows, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const described = record({
  name: 'supplierRating',
  table: 'supplier_rating',
  label: label('供应商评价', 'Supplier rating'),
  fields: {
    supplier: ref('供应商', 'Supplier', 'supplier'),
    /** The order it is about; one that nobody rated is not closed. */
    order: optional(ref('采购订单', 'Order', 'purchaseOrder')),
    title: text('评价事由', 'About', { max: 100 }),
    ratedOn: date('评价日期', 'Rated on'),
    scores: rows(
      '得分',
      'Scores',
      { criterion: text('评分项', 'Criterion', { max: 30 }), score: percent('得分', 'Score') },
      { max: 20 },
    ).default([]),
    /** The mean of the scores, counted when they are saved. */
    score: quantity('总分', 'Overall score', { places: 2, each: true }),
    comment: optional(longText('评语', 'Comment', { max: 1000 })),
  },
  title: 'title',
  search: ['title', 'comment'],
  list: ['code', 'supplier', 'order', 'title', 'score', 'ratedOn', 'comment', 'createdBy', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'ratedOn', 'score'],
  defaultSort: '-ratedOn',
  scope: 'tenant',
})

export const SupplierRating = {
  ...described,
  create: described.create.omit({ score: true }),
  update: described.update.omit({ score: true }),
}
