import { runItem } from './run-of-show/item.ts'
import { errors } from './shared/errors.ts'

export { RunItem, type RunSheet, type SheetItem } from './run-of-show/item.ts'

export const runOfShow = { item: runItem }

export const runOfShowErrors = errors({
  'runItem.changed': [62001, 409, '流程已有变化，请核对后再顺延', 'The run-of-show has changed, look at it again'],
})
