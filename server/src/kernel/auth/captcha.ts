import { createHmac, randomInt } from 'node:crypto'
import { drawSigns } from './captcha-picture.ts'
import type { Ctx } from '../ctx.ts'
import { newId } from '../ids.ts'
import { spendOnce } from '../spent.ts'
import { inSeconds, isOver, issue, open } from './tokens.ts'

const step = 'captcha'
const goodFor = 300

/** Bound to its picture: no two pictures have the same digest, so that the answer of one says nothing about another. */
export const captchaDigest = (secret: string, id: string, answer: string): string =>
  createHmac('sha256', secret).update(`captcha|${id}|${answer}`).digest('base64url')

const between = (from: number, to: number): number => randomInt(from, to + 1)

/** A sum to read off a picture; the answer travels only as a keyed digest. */
export const newCaptcha = async ({ config }: Ctx): Promise<{ id: string; image: string }> => {
  const [left, right] = [between(11, 99), between(1, 9)]
  const minus = randomInt(2) === 1
  const answer = String(minus ? left - right : left + right)
  const image = await drawSigns(`${left}${minus ? '−' : '+'}${right}=?`)
  const id = newId()
  const data = { digest: captchaDigest(config.SESSION_SECRET, id, answer) }
  return { id: issue('ticket', { id, step, data, exp: inSeconds(goodFor) }, config.SESSION_SECRET), image }
}

export type CaptchaAnswer = { readonly id: string; readonly answer: string }

/** Spent before it is compared: one picture, one try. The caller's transaction must stay whatever follows. */
export const isSolved = async ({ config, db }: Ctx, given: CaptchaAnswer | undefined): Promise<boolean> => {
  const claims = given && open('ticket', given.id, config.SESSION_SECRET)
  if (!claims || claims.step !== step || isOver(claims)) return false
  const isFirst = await spendOnce({ db }, claims.id)
  return isFirst && claims.data['digest'] === captchaDigest(config.SESSION_SECRET, claims.id, given.answer)
}
