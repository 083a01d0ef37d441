import { crud } from '../shared/crud.ts'
import { choice, integer, percent, text } from '../shared/fields.ts'
import { record } from '../shared/record.ts'
import { label } from '../shared/label.ts'
import { flag } from './words.ts'

/** What a stage can ask for, and the field of the opportunity that has to be filled in then. */
export const stageNeeds = {
  needsContact: 'contact',
  needsAmount: 'expectedAmount',
  needsSigningDate: 'expectedSigningDate',
  needsEventDate: 'eventDate',
  needsRegion: 'region',
  needsAttendees: 'attendees',
  needsQuotation: 'quotedAmount',
} as const

const described = record({
  name: 'opportunityStage',
  table: 'opportunity_stage',
  label: label('商机阶段', 'Opportunity stage'),
  fields: {
    name: text('阶段名称', 'Stage', { max: 30 }),
    kind: choice('类型', 'Kind', [
      ['open', '进行中', 'Open', 'blue'],
      ['won', '赢单', 'Won', 'green'],
      ['lost', '输单', 'Lost', 'red'],
      ['invalid', '无效', 'Invalid', 'grey'],
    ]),
    winRate: percent('赢率', 'Win rate'),
    /** Where it stands among the stages on the way. */
    sort: integer('顺序', 'Order', { max: 999 }).default(50),
    needsContact: flag('需联系人', 'Takes a contact'),
    needsAmount: flag('需预计金额', 'Takes an amount'),
    needsSigningDate: flag('需预计签约日期', 'Takes a signing date'),
    needsEventDate: flag('需活动日期', 'Takes an event date'),
    needsRegion: flag('需举办地区', 'Takes a place'),
    needsAttendees: flag('需活动人数', 'Takes attendees'),
    needsQuotation: flag('需报价', 'Takes a quotation'),
  },
  title: 'name',
  search: ['name'],
  list: [
    'sort',
    'name',
    'kind',
    'winRate',
    'needsContact',
    'needsAmount',
    'needsSigningDate',
    'needsEventDate',
    'needsRegion',
    'needsAttendees',
    'needsQuotation',
    'createdAt',
    'updatedAt',
  ],
  sort: ['sort', 'createdAt', 'updatedAt'],
  defaultSort: 'sort',
  scope: 'tenant',
})

/** New stages are stages on the way: how an opportunity can end is given. */
export const OpportunityStage = {
  ...described,
  create: described.create.omit({ kind: true }),
  update: described.update.omit({ kind: true }),
}

export const opportunityStage = crud(OpportunityStage)
