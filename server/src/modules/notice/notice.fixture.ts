import type { Input } from '@srm/api/endpoint'
import type { notice, SmsPurpose } from '@srm/api/notice'
import type { TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import type { TestTenant } from '#test/tenant.ts'
import { shortenLink } from './sms/link.service.ts'
import { codeOf } from './sms/sms.rules.ts'

/** The code of a short link that leads to the first page. */
export const aShortLink = async (me: Pick<TestTenant, 'inside'>): Promise<string> => {
  const link = await me.inside((ctx) => shortenLink(ctx, ctx.config.PUBLIC_URL))
  return link.split('/').at(-1) ?? ''
}

/** Where the short link of a message leads. */
export const targetOf = async (t: Pick<TestApp, 'http'>, text: string): Promise<string | undefined> => {
  const url = /\/api\/s\/\w+/.exec(text)?.[0]
  return url && String((await t.http.inject({ url })).headers.location)
}

type Body = Input<typeof notice.announcement.create>['body']

let count = 0

export const anAnnouncement = (more: Partial<Body> = {}): Body => {
  count += 1
  return { title: `国庆放假安排${count}`, body: '<p>10 月 1 日至 7 日放假，<strong>8 日</strong>上班。</p>', ...more }
}

/** A number nobody asked for yet in this process. */
export const aMobile = (): string => {
  count += 1
  return `139${String((process.pid % 10_000) * 10_000 + count).padStart(8, '0')}`
}

/** The code that was last sent to a number, as its owner would read it. */
export const codeSentTo = async (t: Pick<TestApp, 'app'>, mobile: string, purpose: SmsPurpose): Promise<string> => {
  const [row] = await query<{ id: string }>(
    t,
    'select id from platform.sms_code where mobile = $1 and purpose = $2 order by created_at desc limit 1',
    [mobile, purpose],
  )
  if (!row) throw new Error('no code was asked for')
  return codeOf(row.id, t.app.config.SMS_SECRET)
}
