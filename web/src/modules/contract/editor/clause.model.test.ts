import { expect, test } from 'vitest'
import { deviationsIn, isUntouched, missingFrom, movedBy, putBack, stateOf } from './clause.model.ts'

const template = [
  { key: 'a', title: '付款', text: '签约后付 30%', isFixed: false },
  { key: 'b', title: '违约', text: '按日万分之五', isFixed: true },
  { key: 'c', title: '争议', text: '提交上海仲裁委员会', isFixed: false },
]

test('clause is standard while its words are those of the template, and changed with the first other word', () => {
  expect(stateOf({ key: 'a', title: '付款', text: ' 签约后付 30%\n' }, template)).toBe('standard')
  expect(stateOf({ key: 'a', title: '付款', text: '签约后付 50%' }, template)).toBe('changed')
  expect(stateOf({ key: 'a', title: '付款方式', text: '签约后付 30%' }, template)).toBe('changed')
  expect(stateOf({ title: '保密', text: '…' }, template)).toBe('own')
})

test('deviations count what was changed, added and left out', () => {
  const clauses = [
    { key: 'a', title: '付款', text: '签约后付 50%' },
    { key: 'b', title: '违约', text: '按日万分之五' },
    { title: '保密', text: '…' },
  ]
  expect(missingFrom(clauses, template).map(({ key }) => key)).toEqual(['c'])
  expect(deviationsIn(clauses, template)).toBe(3)
  expect(isUntouched(clauses, template)).toBe(false)
  expect(isUntouched([], template)).toBe(true)
})

test('clause that was left out goes back behind those the template has before it', () => {
  const clauses = [
    { key: 'a', title: '', text: '' },
    { title: '自拟', text: '' },
    { key: 'c', title: '', text: '' },
  ]
  const keysWith = (key: string, into: typeof clauses): unknown[] =>
    template
      .filter((clause) => clause.key === key)
      .flatMap((clause) => putBack(into, clause, template).map((one) => one['key']))
  expect(keysWith('b', clauses)).toEqual(['a', 'b', undefined, 'c'])
  expect(keysWith('a', [])).toEqual(['a'])
  expect(keysWith('c', clauses.slice(0, 2))).toEqual(['a', 'c', undefined])
})

test('clause moves up and down, never beyond the ends', () => {
  const clauses = [{ key: 'a' }, { key: 'b' }]
  expect(movedBy(clauses, 0, 1).map(({ key }) => key)).toEqual(['b', 'a'])
  expect(movedBy(clauses, 0, -1)).toBe(clauses)
  expect(movedBy(clauses, 1, 1)).toBe(clauses)
})
