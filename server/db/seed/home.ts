import { Feedback } from '@srm/api/feedback'
import { Announcement } from '@srm/api/notice'
import type { App } from '#kernel/http/app.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { createFeedback } from '#modules/feedback/index.ts'
import { visit } from '#modules/home/index.ts'
import { createAnnouncement, publishAnnouncement } from '#modules/notice/index.ts'

const announcements = [
  {
    title: '云采 SRM 使用须知：先看这里',
    body: '<p>按 <strong>Ctrl K</strong> 可以随时搜索页面、记录和操作，支持拼音首字母。</p><p>首页可以按自己的习惯调整。</p>',
    pinned: true,
  },
  {
    title: '2026 年第四季度供应商年审安排',
    body: '<p>11 月 20 日前完成资质更新，12 月 5 日前完成评分。</p>',
  },
  {
    title: '差旅与会议住宿标准调整（12 月 1 日起执行）',
    body: '<p>一线城市协议酒店上限调整为每晚 680 元，其余城市 520 元。</p>',
  },
  {
    title: '三亚客户大会项目组名单',
    body: '<p>项目经理郑浩然，采购许静怡，执行唐雨薇。</p>',
  },
]

/** Told by the administrator, with the notices read: a demo does not begin with a full bell. */
const announce = async (app: App, tenantId: string, by: string | undefined): Promise<void> => {
  for (const one of announcements.toReversed()) {
    const body = Announcement.create.parse(one)
    const publish = async (ctx: Ctx): Promise<void> => {
      const { id } = await createAnnouncement(ctx, body)
      await publishAnnouncement(ctx, id, undefined)
    }
    await app.asTenant(tenantId, publish, by)
  }
  const read = 'update notice set read_at = now() where tenant_id = $1'
  await app.asTenant(tenantId, (ctx) => ctx.db.run(read, [tenantId]))
}

const said = [
  { kind: 'wish', words: '希望采购比价可以按含税价排序', page: '/account/ourCompany' },
  { kind: 'problem', words: '手机上看公司详情时银行账户要横着划', page: '/account/ourCompany/detail' },
]

/** What the first people of a company have told, looked at and said. */
export const lookAround = async (
  app: App,
  tenantId: string,
  people: readonly string[],
  companies: readonly string[],
): Promise<void> => {
  await announce(app, tenantId, people[0])
  for (const person of people.slice(0, 3))
    for (const id of companies.slice(0, 5).toReversed())
      await app.asTenant(tenantId, (ctx) => visit(ctx, 'ourCompany', id), person)
  for (const [index, one] of said.entries())
    await app.asTenant(tenantId, (ctx) => createFeedback(ctx, Feedback.create.parse(one)), people[index + 1])
}
