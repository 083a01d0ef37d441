import { expect, test } from 'vitest'
import { text } from '@srm/api/shared/fields'
import { sentBy, type Section } from './sections.ts'

const fields = { kind: text('类型', 'Kind'), party: text('对方', 'Party'), note: text('说明', 'Note') }
const isParty: Section['when'] = ({ kind }) => kind === 'party'
const sections = (isKept: boolean): Section[] => [
  { title: '类型', fields: ['kind'] },
  { title: '对方', fields: ['party'], when: isParty, isKept },
  { title: '说明', fields: ['note'], when: isParty },
]
const began = { kind: 'amount', party: '甲', note: '一' }

test('a field that is not shown is sent empty, or as it began where its section is kept', () => {
  const values = { kind: 'amount', party: '乙', note: '二' }
  expect(sentBy(fields, sections(false), { values, began })).toEqual({
    kind: 'amount',
    party: undefined,
    note: undefined,
  })
  expect(sentBy(fields, sections(true), { values, began })).toEqual({ kind: 'amount', party: '甲', note: undefined })
})

test('a field that is shown is sent as it was written', () => {
  const values = { kind: 'party', party: '乙', note: '二' }
  expect(sentBy(fields, sections(true), { values, began })).toEqual(values)
})
