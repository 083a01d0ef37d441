import { notice, noticeDevelopment } from '@srm/api/notice'
import { smsMessages } from '@srm/api/notice/sms-template'
import type { Parsed } from '@srm/api/endpoint'
import { isSolved } from '#kernel/auth/captcha.ts'
import type { Config } from '#kernel/config.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { implement, type Exchange, type Route } from '#kernel/module.ts'
import { openStream, type Hub } from './stream/hub.service.ts'
import { markAllRead, markRead, removeNotice, setPreference } from './notice.service.ts'
import { getPreferences, listNotices, myUnread } from './notice.views.ts'
import { isFromOurPage } from './sms/sms.rules.ts'
import { openLink } from './sms/link.service.ts'
import { listSmsLog, sumSmsLog } from './sms/log.views.ts'
import { testSms, updateTemplate } from './sms/template.service.ts'
import { listTemplates } from './sms/template.views.ts'
import { recentMessages, requestSmsCode } from './sms/sms.service.ts'

const addressOf = ({ request }: Exchange): string => {
  if (!isFromOurPage(request.headers)) fail('sms.foreign_page')
  return request.ip
}

type CodeQuery = Parsed<typeof notice.sms.sendCode>['query']

const askForCode = async (ctx: Ctx, { captchaId, captchaAnswer, ...asked }: CodeQuery, exchange: Exchange) => {
  const address = addressOf(exchange)
  const given = captchaId && captchaAnswer ? { id: captchaId, answer: captchaAnswer } : undefined
  // A picture is spent whatever follows, so that it cannot be tried again.
  const proven = given !== undefined && (await ctx.newTransaction((inside) => isSolved(inside, given)))
  return requestSmsCode(ctx, { ...asked, address, proven })
}

const { announcement: _, ...calls } = notice

const smsRoutes = implement(smsMessages, {
  smsTemplate: {
    list: (ctx) => listTemplates(ctx),
    update: (ctx, { params, body }) => updateTemplate(ctx, params.scene, body),
  },
  smsLog: {
    list: (ctx, { query }) => listSmsLog(ctx, query),
    summary: (ctx, { query }) => sumSmsLog(ctx, query),
  },
})

export const routesOf = (hub: Hub): Route[] => [
  ...smsRoutes,
  ...implement(calls, {
    list: (ctx, { query }) => listNotices(ctx, query),
    unread: (ctx) => myUnread(ctx),
    read: (ctx, { body }) => markRead(ctx, body.ids),
    readAll: (ctx, { body }) => markAllRead(ctx, body.type),
    remove: (ctx, { params }) => removeNotice(ctx, params.id),
    stream: (ctx, { query }, exchange) => openStream(hub, ctx, exchange, query.wait),
    preferences: (ctx) => getPreferences(ctx),
    setPreference: (ctx, { body }) => setPreference(ctx, body.type, body.channel, body.on),
    sms: {
      sendCode: (ctx, { query }, exchange) => askForCode(ctx, query, exchange),
      postCode: (ctx, { body }, exchange) => askForCode(ctx, body, exchange),
      test: (ctx, { body }) => testSms(ctx, body),
      link: (ctx, { params }, exchange) => openLink(ctx, params.code, exchange),
    },
  }),
]

/** Reading everybody's codes, so that the product can be tried without a phone. Never in production. */
export const developmentRoutes = ({ NODE_ENV, DEV_SIGN_IN, SMS_PROVIDER }: Config): Route[] =>
  NODE_ENV === 'production' || DEV_SIGN_IN === 'off' || SMS_PROVIDER !== 'console'
    ? []
    : implement(noticeDevelopment, { messages: (ctx) => recentMessages(ctx.sms) })
