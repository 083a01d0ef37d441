import { expect, test } from 'vitest'
import { bodyOf, categoriesIn, draftOf, emptyLine, flawsOf, type DraftLine, type Matrix } from './matrix.model.ts'

const line = (given: Partial<DraftLine>): DraftLine => ({ ...emptyLine(), people: ['p'], ...given })

test('what is read and not changed is sent back as it was', () => {
  const matrix: Matrix = {
    id: 'm',
    version: 4,
    name: '费用审批矩阵',
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
    lines: [
      {
        department: 'd',
        category: { path: 'type', value: 'a=b' },
        from: '0.00',
        below: '5000.00',
        people: ['p'],
        roles: [],
      },
      { people: [], roles: ['r'] },
    ],
  }
  expect(bodyOf(draftOf(matrix), matrix)).toEqual(matrix)
})

test('a line nobody decides on, a band that holds no amount and a line that is never reached are said', () => {
  const lines = [
    line({ people: [], category: 'type=a' }),
    line({ from: '5000', below: '5000.00' }),
    line({ from: '999.99', below: '1000' }),
    line({}),
    line({ department: 'd' }),
  ]
  expect(flawsOf(lines)).toEqual(['nobody', 'band', undefined, undefined, 'unreached'])
})

test('the same choice of two documents is offered once', () => {
  const field = { path: 'type', label: '类型', type: 'enum', required: true, options: ['a'], optionNames: ['差旅'] }
  const document = (label: string) => ({ docType: label, label, fields: [field], form: [], relations: [] })
  expect(categoriesIn([document('申请单'), document('付款单')])).toEqual([
    { label: '申请单', options: [{ value: 'type=a', label: '类型：差旅' }] },
  ])
})
