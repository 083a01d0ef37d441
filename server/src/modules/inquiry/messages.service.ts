import { answeredScene, canceledScene, changedScene, deadlineScene, extendedScene } from '@srm/api/inquiry/sms-scenes'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { notify, sendSms } from '#modules/notice/index.ts'

/** Messages without a link of their own: the one a supplier has stays good. */
const scenes = {
  remind: deadlineScene,
  extended: extendedScene,
  changed: changedScene,
  answered: answeredScene,
  canceled: canceledScene,
} as const

/** As people say it in a message: 11月19日18:00. */
export const spokenTime = (at: string): string => {
  const [, month = '', day = '', time = ''] = /-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(shanghaiTime(new Date(at))) ?? []
  return `${Number(month)}月${Number(day)}日${time}`
}

const factsSql = `select p.title, p.deadline, t.company_name as company from purchase p
  join tenant_ref t on t.tenant_id = p.tenant_id where p.tenant_id = $1 and p.id = $2`

type Facts = { readonly title: string; readonly deadline: string | null; readonly company: string }

/** Tells suppliers, each at the number they were asked at. */
export const notifySuppliers = async (
  ctx: Ctx,
  purchaseId: string,
  what: keyof typeof scenes,
  mobiles: readonly (string | null)[],
): Promise<void> => {
  const known = [...new Set(mobiles.flatMap((mobile) => (mobile === null ? [] : [mobile])))]
  if (known.length === 0) return
  const { rows } = await ctx.db.run<Facts>(factsSql, [ctx.tenantId, purchaseId])
  const [facts] = rows
  if (!facts) return
  const { title, company } = facts
  const record = { subject: 'purchase', id: purchaseId }
  const deadline = facts.deadline === null ? '' : spokenTime(facts.deadline)
  for (const mobile of known) {
    if (what === 'remind') await sendSms(ctx, scenes.remind, { mobile, values: { company, title, deadline }, record })
    else if (what === 'extended')
      await sendSms(ctx, scenes.extended, { mobile, values: { company, title, deadline }, record })
    else await sendSms(ctx, scenes[what], { mobile, values: { company, title }, record })
  }
}

/** The buyer hears what came about without them. */
export const notifyBuyer = async (
  ctx: Ctx,
  { id, buyerId }: { readonly id: string; readonly buyerId: string },
  title: string,
  body = '',
): Promise<void> => {
  await notify(ctx, { to: [buyerId], type: 'task', title, body, subject: 'purchase', subjectId: id })
}
