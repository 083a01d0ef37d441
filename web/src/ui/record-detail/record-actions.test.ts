import { expect, test } from 'vitest'
import { arrange, type RecordAction } from './record-actions.tsx'

const step = (label: string, more: Partial<RecordAction> = {}): RecordAction => ({
  action: '',
  label,
  run: () => undefined,
  ...more,
})
const edit = step('编辑')
const remove = step('删除', { danger: true })
const names = (own: readonly RecordAction[], change?: RecordAction) => {
  const { primary, secondary, more } = arrange(own, change)
  return [primary?.label, secondary.map(({ label }) => label), more.map(({ label }) => label)]
}

test('record page has one main action by its state, two beside it and the rest under ⋯', () => {
  const own = [step('提交审批', { rank: 'primary' }), remove]
  expect(names(own, edit)).toEqual(['提交审批', ['编辑'], ['删除']])
  const review = [
    step('受理', { rank: 'secondary' }),
    step('通过', { rank: 'primary' }),
    step('退回', { rank: 'secondary' }),
    step('拒绝', { danger: true }),
    remove,
  ]
  expect(names(review, edit)).toEqual(['通过', ['受理', '退回'], ['拒绝', '删除', '编辑']])
})

test('record page without a step of its own is there to be edited, and never to be deleted at first sight', () => {
  expect(names([remove], edit)).toEqual(['编辑', [], ['删除']])
  expect(names([remove])).toEqual([undefined, [], ['删除']])
})
