import { identity } from '@srm/api/identity'
import { newCaptcha } from '#kernel/auth/captcha.ts'
import { implement } from '#kernel/module.ts'
import { feishuAddress, feishuIdOf, hasFeishu } from './feishu.service.ts'
import { chooseTenant, loginByFeishuId, loginByMobile, loginByPassword, loginByPasswordSub } from './login.service.ts'
import { publicKey } from './password.service.ts'
import { bindNewMobile, changePassword, proveForForgotten, proveOldMobile, setForgotten } from './recovery.service.ts'
import { endOtherSessions, endSession, listSessions, refreshSession, signOut } from './session.service.ts'
import { confirm, lock, unlock } from './unlock.service.ts'

export const authRoutes = implement(identity.auth, {
  byPassword: (ctx, { body }, exchange) => loginByPassword(ctx, exchange, body),
  byPasswordSub: (ctx, { body }, exchange) => loginByPasswordSub(ctx, exchange, body),
  byMobile: (ctx, { body }, exchange) => loginByMobile(ctx, exchange, body),
  byFeishu: async (ctx, { body }, exchange) =>
    loginByFeishuId(ctx, exchange, await feishuIdOf(ctx, body.code, body.state)),
  choose: (ctx, { body }, exchange) => chooseTenant(ctx, exchange, body.ticket, body.applyId),
  captcha: (ctx) => newCaptcha(ctx),
  ways: ({ config }) => ({
    feishu: hasFeishu(config),
    publicKey: publicKey(config),
    demo: config.NODE_ENV !== 'production' && config.DEV_SIGN_IN === 'on',
    virtual: config.NODE_ENV !== 'production' && config.VIRTUAL_ROLE === 'on',
    beian: config.BEIAN || null,
  }),
  feishu: (ctx) => feishuAddress(ctx),
  logout: (ctx, _, exchange) => signOut(ctx, exchange),
  refresh: (_, __, exchange) => refreshSession(exchange),
  lock: (ctx) => lock(ctx),
  unlock: (ctx, { body }, exchange) => unlock(ctx, exchange, body),
  confirm: (ctx, { body }, exchange) => confirm(ctx, exchange, body),
  forgetVerify: (ctx, { body }, exchange) => proveForForgotten(ctx, exchange, body),
  forgetUpdate: (ctx, { body }, exchange) => setForgotten(ctx, exchange, body),
  changeMobileVerify: (ctx, { body }, exchange) => proveOldMobile(ctx, exchange, body.code),
  changeMobileUpdate: (ctx, { body }, exchange) => bindNewMobile(ctx, exchange, body),
  password: (ctx, { body }, exchange) => changePassword(ctx, exchange, body),
  sessions: {
    list: (ctx) => listSessions(ctx),
    end: (ctx, { params }) => endSession(ctx, params.id),
    endOthers: (ctx) => endOtherSessions(ctx),
  },
})
