import type { Input } from '@srm/api/endpoint'
import type { notice, SmsPurpose } from '@srm/api/notice'
import type { TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { codeOf } from './sms.rules.ts'

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
