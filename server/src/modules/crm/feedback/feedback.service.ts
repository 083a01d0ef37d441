import { crm, Customer, CustomerFeedback, lowScore } from '@srm/api/crm'
import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { notify } from '#modules/notice/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { assertContact, assertCustomer } from '../belonging.service.ts'

export const lowScoreSentence = label(
  '{{name}}对“{{event}}”的评价为 {{score}} 分，请尽快回访',
  '{{name}} gave “{{event}}” {{score}} of 5, please call them soon',
)

type Input = CreateInput<typeof CustomerFeedback>

const assertHappened = ({ eventDate, answeredOn }: Input): void => {
  const today = shanghaiDay(new Date())
  for (const [path, day] of Object.entries({ eventDate, answeredOn }))
    if (day > today) fail('customerFeedback.in_future', { errors: [{ path, message: '' }] })
}

const ownerSql = 'select owner_id as owner, name from customer where tenant_id = $1 and id = $2'

/** An unhappy customer is not left waiting until somebody reads statistics. */
const notifyOwner = async (ctx: Ctx, id: string, { customer, event, score }: Input): Promise<void> => {
  const { rows } = await ctx.db.run<{ owner: string | null; name: string }>(ownerSql, [ctx.tenantId, customer])
  const [held] = rows
  if (!held?.owner || held.owner === ctx.userId) return
  await notify(ctx, {
    to: [held.owner],
    type: 'system',
    title: fillSentence(lowScoreSentence, { name: held.name, event, score: String(score) }),
    subject: CustomerFeedback.name,
    subjectId: id,
  })
}

export const feedbacks = defineResource(CustomerFeedback, crm.feedback, {
  code: { type: 113, prefix: 'MYD', period: 'year' },
  prepare: async (ctx, sent, before) => {
    await assertCustomer(ctx, sent.customer, before)
    await assertContact(ctx, sent.customer, sent.contact, 'contact')
    assertHappened(sent)
    return sent
  },
  changed: async (ctx, id, after, before) => {
    if (!after) return
    if (!before) {
      const note = `活动满意度：${after.event}，总体 ${String(after.score)} 分`
      await writeEvent(ctx, Customer.name, after.customer, 'system', [], note)
    }
    if (after.score <= lowScore && (!before || before.score > lowScore)) await notifyOwner(ctx, id, after)
  },
})
