import { notice, noticeDevelopment } from '@srm/api/notice'
import type { Parsed } from '@srm/api/endpoint'
import { isSolved } from '#kernel/captcha.ts'
import type { Config } from '#kernel/config.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { implement, type Exchange, type Route } from '#kernel/module.ts'
import {
  confirmRead,
  createAnnouncement,
  publishAnnouncement,
  remindReaders,
  removeAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from './announcement.service.ts'
import {
  announcementOptions,
  announcementTotals,
  getAnnouncement,
  listAnnouncements,
  myAnnouncement,
  myAnnouncements,
  receiptsOf,
} from './announcement.views.ts'
import { openStream, type Hub } from './hub.service.ts'
import { markAllRead, markRead, removeNotice, setPreference } from './notice.service.ts'
import { getPreferences, listNotices, myUnread } from './notice.views.ts'
import { isFromOurPage } from './sms.rules.ts'
import { recentMessages, requestSmsCode, testSms } from './sms.service.ts'

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

export const routesOf = (hub: Hub): Route[] =>
  implement(notice, {
    list: (ctx, { query }) => listNotices(ctx, query),
    unread: (ctx) => myUnread(ctx),
    read: (ctx, { body }) => markRead(ctx, body.ids),
    readAll: (ctx, { body }) => markAllRead(ctx, body.type),
    remove: (ctx, { params }) => removeNotice(ctx, params.id),
    stream: (ctx, { query }, exchange) => openStream(hub, ctx, exchange, query.wait),
    preferences: (ctx) => getPreferences(ctx),
    setPreference: (ctx, { body }) => setPreference(ctx, body.type, body.channel, body.on),
    announcement: {
      list: (ctx, { query }) => listAnnouncements(ctx, query),
      summary: (ctx, { query }) => announcementTotals(ctx, query),
      all: (ctx, { query }) => announcementOptions(ctx, query.keyword),
      show: (ctx, { params }) => getAnnouncement(ctx, params.id),
      create: (ctx, { body }) => createAnnouncement(ctx, body),
      update: (ctx, { params, body }) => updateAnnouncement(ctx, params.id, body),
      remove: (ctx, { params, query }) => removeAnnouncement(ctx, params.id, query.version),
      publish: (ctx, { params, body }) => publishAnnouncement(ctx, params.id, body.version),
      withdraw: (ctx, { params, body }) => withdrawAnnouncement(ctx, params.id, body.version),
      remind: (ctx, { params }) => remindReaders(ctx, params.id),
      mine: (ctx, { query }) => myAnnouncements(ctx, query.unread),
      view: (ctx, { params }) => myAnnouncement(ctx, params.id),
      read: (ctx, { params }) => confirmRead(ctx, params.id),
      receipts: (ctx, { params, query }) => receiptsOf(ctx, params.id, query),
    },
    sms: {
      sendCode: (ctx, { query }, exchange) => askForCode(ctx, query, exchange),
      postCode: (ctx, { body }, exchange) => askForCode(ctx, body, exchange),
      test: (ctx, { body }) => testSms(ctx, body.mobile),
    },
  })

/** Reading everybody's codes, so that the product can be tried without a phone. Never in production. */
export const developmentRoutes = ({ NODE_ENV, DEV_SIGN_IN, SMS_PROVIDER }: Config): Route[] =>
  NODE_ENV === 'production' || DEV_SIGN_IN === 'off' || SMS_PROVIDER !== 'console'
    ? []
    : implement(noticeDevelopment, { messages: (ctx) => recentMessages(ctx.sms) })
