import type { z } from 'zod'
import { crud } from './shared/crud.ts'
import { optional } from './shared/field-meta.ts'
import { choice, images, longText, text } from './shared/fields.ts'
import { label } from './shared/label.ts'
import { record } from './shared/record.ts'

const described = record({
  name: 'feedback',
  table: 'feedback',
  label: label('意见反馈', 'Feedback'),
  fields: {
    kind: choice('类型', 'Kind', [
      ['problem', '遇到问题', 'Problem', 'red'],
      ['wish', '功能建议', 'Wish', 'blue'],
      ['praise', '表扬', 'Praise', 'green'],
      ['other', '其他', 'Other', 'grey'],
    ]),
    words: text('反馈内容', 'Feedback', { max: 300 }),
    pictures: images('截图', 'Screenshots', { max: 3 }).default([]),
    /** Where the person was when they wrote it. */
    page: optional(text('所在页面', 'Page', { max: 300 })),
    status: choice('状态', 'Status', [
      ['new', '待处理', 'New', 'orange'],
      ['done', '已处理', 'Done', 'green'],
    ]),
    reply: optional(longText('处理说明', 'What was done', { max: 500 })),
  },
  title: 'words',
  search: ['words', 'page'],
  list: ['code', 'words', 'kind', 'status', 'page', 'createdBy', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'code', 'kind', 'status'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

/** Whoever writes says what they met; what became of it is said by those who look after it. */
export const Feedback = {
  ...described,
  create: described.create.omit({ status: true, reply: true }),
  update: described.update.partial({ status: true, reply: true }),
}
export type Feedback = z.output<typeof Feedback.answer>

const calls = crud(Feedback)

/** Everybody may say something. */
export const feedback = { ...calls, create: { ...calls.create, access: 'signed-in' as const } }
