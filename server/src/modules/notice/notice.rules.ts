import { Id } from '@srm/api/shared/ids'
import { z } from 'zod'
import { channels, noticeTypes, type Channel, type NoticeType } from '@srm/api/notice'

export const pushChannel = (tenantId: string): string => `push:${tenantId}`

/** What travels between server processes: to whom, what, and for a notice which row is whose. */
const PushMessage = z.object({
  event: z.string().regex(/^[\w.-]{1,60}$/),
  users: z.array(Id).max(100_000),
  data: z.record(z.string(), z.unknown()),
  ids: z.array(Id).optional(),
})
type PushedShape = z.output<typeof PushMessage>
export type PushMessage = Readonly<Omit<PushedShape, 'users' | 'ids'>> & {
  readonly users: readonly string[]
  readonly ids?: readonly string[] | undefined
}

/** Whoever reaches Redis can say anything there: what is not one of ours is nothing. */
export const pushedIn = (text: string): PushMessage | undefined => {
  try {
    return PushMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** On unless somebody says no; the rest costs money or attention and waits to be asked for. */
const defaults: Readonly<Record<Channel, boolean>> = { site: true, email: false, sms: false, feishu: false }

type FeishuSettings = { readonly FEISHU_APP_ID?: string | undefined; readonly FEISHU_APP_SECRET?: string | undefined }

export const hasFeishu = ({ FEISHU_APP_ID, FEISHU_APP_SECRET }: FeishuSettings): boolean =>
  Boolean(FEISHU_APP_ID && FEISHU_APP_SECRET)

type MailSettings = { readonly SMTP_HOST?: string | undefined; readonly SMTP_FROM?: string | undefined }

const hasMail = ({ SMTP_HOST, SMTP_FROM }: MailSettings): boolean => Boolean(SMTP_HOST && SMTP_FROM)

/** What this installation can deliver through. */
export const availableIn = (settings: FeishuSettings & MailSettings): Channel[] => [
  'site',
  'sms',
  ...(hasMail(settings) ? (['email'] as const) : []),
  ...(hasFeishu(settings) ? (['feishu'] as const) : []),
]

/** Titles a summary names. */
const maxDigestTitles = 20

export type Choice = { readonly type: NoticeType; readonly channel: Channel; readonly on: boolean }

/** Every event by every channel, as chosen or as it is by default. */
export const allChoices = (chosen: readonly Choice[]): Choice[] =>
  noticeTypes.flatMap((type) =>
    channels.map((channel) => {
      const found = chosen.find((one) => one.type === type && one.channel === channel)
      return found ?? { type, channel, on: defaults[channel] }
    }),
  )

const cut = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

export const titleOf = (text: string): string => cut(text.replaceAll(/\s+/g, ' ').trim(), 100)
export const bodyOf = (text: string): string => cut(text.trim(), 500)

/** A notice leads to a page of ours or nowhere. */
export const isOwnLink = (link: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(link)

/** An id as it would have been so much earlier: ids begin with the time they were made at. */
export const earlier = (id: string, ms: number): string => {
  const time = Math.max(0, Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - ms)
    .toString(16)
    .padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${id.slice(13)}`
}

/** One event of a stream, as browsers read it. */
export const eventText = (event: string, data: unknown, id?: string): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`

/** What notices of a type are called where there are many. */
export const typeNames: Readonly<Record<NoticeType, string>> = {
  approval: '审批',
  task: '任务',
  mention: '评论',
  due: '到期',
  system: '系统',
  announcement: '公告',
}

/** One sentence for those that came in a flood, and the first of their titles. */
export const digestOf = (type: NoticeType, titles: readonly string[]): { title: string; body: string } => ({
  title: `还有 ${titles.length} 条${typeNames[type]}通知`,
  body: [...titles.slice(0, maxDigestTitles), ...(titles.length > maxDigestTitles ? ['…'] : [])].join('\n'),
})

/** A mail tells how to get rid of it. */
export const mailText = (title: string, body: string, link: string | null, home: string): string =>
  `${chatText(title, body, link, home)}\n\n——\n您在“通知设置”中选择了邮件提醒，可随时关闭：${home}`

/** What a chat shows; the page is one tap away. */
export const chatText = (title: string, body: string, link: string | null, home: string): string =>
  [title, body, link === null ? home : `${home}#${link}`].filter((line) => line !== '').join('\n')
