import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { field, optional } from '../shared/field-meta.ts'
import { bool, choice, dateTime, integer, NamedRef, text, sentence } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { smsSceneChoices } from '../shared/sms-scenes.ts'

const Variable = z.object({
  name: z.string(),
  label: z.string(),
  sample: z.string(),
  secret: z.enum(['code', 'link']).nullable(),
})

const SmsTemplate = z.object({
  scene: z.string(),
  label: z.string(),
  when: z.string(),
  sender: z.enum(['company', 'platform']),
  required: z.boolean(),
  variables: z.array(Variable),
  defaultText: z.string(),
  text: z.string(),
  /** The company's own text, not the product's. */
  changed: z.boolean(),
  /** The approved text at the provider, where the company has one of its own. */
  providerTemplate: z.string().nullable(),
  isOn: z.boolean(),
  /** 0 until somebody changed it. */
  version: z.int(),
  updatedAt: z.string().nullable(),
  updatedBy: NamedRef.nullable(),
})
export type SmsTemplate = z.output<typeof SmsTemplate>

/** Test messages of a day for one person. */
export const maxSmsTests = 10

const smsTemplate = {
  list: endpoint({
    method: 'GET',
    path: '/api/sms_template/list',
    title: label('短信模板', 'SMS templates'),
    access: { permission: 'smsTemplate:list' },
    result: z.object({
      sign: z.string(),
      /** Where a test goes: one's own number, covered. */
      mobile: z.string().nullable(),
      testsLeft: z.int(),
      items: z.array(SmsTemplate),
    }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/sms_template/update/:scene',
    title: label('修改短信模板', 'Change an SMS template'),
    access: { permission: 'smsTemplate:update' },
    params: z.strictObject({ scene: z.string().max(60) }),
    body: z.strictObject({
      text: z.string().trim().max(500),
      providerTemplate: z
        .string()
        .trim()
        .regex(/^[\w-]{1,60}$/, { error: '模板编号只能包含字母、数字、下划线和短横线' })
        .nullable(),
      isOn: z.boolean(),
      version: z.int(),
    }),
    result: z.object({ scene: z.string(), version: z.int() }),
  }),
}

const fields = {
  scene: field(z.string().max(60), { kind: 'choice', label: label('场景', 'Scene'), choices: smsSceneChoices }),
  mobile: text('手机号', 'Mobile'),
  body: text('内容', 'Text', { max: 500 }),
  state: choice('状态', 'State', [
    ['queued', '待发送', 'Queued', 'grey'],
    ['sent', '已提交', 'Handed over', 'blue'],
    ['delivered', '已送达', 'Delivered', 'green'],
    ['failed', '失败', 'Failed', 'red'],
  ]),
  reason: optional(sentence('失败原因', 'Reason', { max: 300 })),
  length: integer('字数', 'Length'),
  parts: integer('计费条数', 'Parts'),
  isTest: bool('测试', 'Test'),
  sentAt: optional(dateTime('发送时间', 'Sent')),
  finishedAt: optional(dateTime('结果时间', 'Outcome at')),
  provider: optional(text('服务商', 'Provider')),
  providerId: optional(text('服务商流水号', 'Provider number')),
}
export type SmsState = z.output<(typeof fields)['state']>

const described = record({
  name: 'smsLog',
  table: 'sms_log',
  label: label('短信发送记录', 'SMS log'),
  fields,
  title: 'mobile',
  state: 'state',
  search: ['mobile', 'body'],
  list: [
    'scene',
    'mobile',
    'body',
    'state',
    'reason',
    'length',
    'parts',
    'isTest',
    'createdAt',
    'createdBy',
    'sentAt',
    'finishedAt',
    'provider',
    'providerId',
  ],
  sort: ['createdAt'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

/** A list of what was sent, described like a record, so that the same list shows and filters it. */
export const SmsLog = {
  ...described,
  row: described.row.extend({
    /** What it was about. */
    subject: z.string().nullable(),
    subjectId: Id.nullable(),
  }),
}

const { list, summary } = crud(SmsLog)
/** The log is written by sending alone: it is read and nothing else. */
export const smsMessages = { smsTemplate, smsLog: { list, summary } }
