import { runItem } from './run-of-show/item.ts'
import { externalRun, runShare } from './run-of-show/share.ts'
import { errors } from './shared/errors.ts'

export { RunItem, type RunSheet, type SheetItem } from './run-of-show/item.ts'
export type { ExternalSheet } from './run-of-show/share.ts'

export const runOfShow = { item: runItem, share: runShare, external: externalRun }

export const runOfShowErrors = errors({
  'runItem.changed': [62001, 409, '流程已有变化，请核对后再顺延', 'The run-of-show has changed, look at it again'],
  'runOfShow.gone': [
    62002,
    410,
    '链接已失效，请联系发送给您的人重新发送',
    'This link is no longer good; ask whoever sent it to send it again',
  ],
})
