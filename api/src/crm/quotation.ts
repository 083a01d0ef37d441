import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, income, date, integer, ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const described = record({
  name: 'opportunityQuotation',
  table: 'opportunity_quotation',
  label: label('商机报价', 'Quotation'),
  fields: {
    opportunity: ref('商机', 'Opportunity', 'opportunity'),
    /** What it is called: V1, V2 and so on. */
    name: text('版本', 'Version', { max: 20 }),
    edition: integer('版本号', 'Edition', { min: 1 }),
    amount: income('报价金额（含税）', 'Amount (tax included)', { each: true }),
    quotedOn: date('报价日期', 'Date'),
    files: attachments('报价文件', 'Files', { max: 5 }).default([]),
    note: optional(text('说明', 'Note', { max: 200 })),
  },
  title: 'name',
  search: ['note'],
  list: [
    'opportunity',
    'name',
    'edition',
    'amount',
    'quotedOn',
    'files',
    'note',
    'createdBy',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'quotedOn'],
  defaultSort: '-createdAt',
  scope: { through: 'opportunity' },
})

const managedFields = { name: true, edition: true } as const

export const OpportunityQuotation = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}

export const quotation = crud(OpportunityQuotation)
