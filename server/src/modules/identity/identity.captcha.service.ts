import { createHmac, randomInt } from 'node:crypto'
import type { Ctx } from '#kernel/ctx.ts'
import { Failure } from '#kernel/errors.ts'
import { issueTicket, readTicket, spendTicket } from './identity.ticket.service.ts'

const digest = (ctx: Ctx, answer: string): string =>
  createHmac('sha256', ctx.config.SESSION_SECRET).update(`captcha|${answer}`).digest('base64url')

const between = (from: number, to: number): number => randomInt(from, to + 1)

const glyph = (text: string, index: number): string => {
  const x = 18 + index * 24
  const turn = between(-18, 18)
  return `<text x="${x}" y="${between(26, 34)}" transform="rotate(${turn} ${x} 28)" font-size="${between(22, 27)}" fill="hsl(${between(200, 260)} 55% ${between(30, 45)}%)">${text}</text>`
}

const line = (): string =>
  `<path d="M${between(0, 20)} ${between(4, 40)} Q${between(40, 80)} ${between(0, 44)} ${between(120, 148)} ${between(4, 40)}" stroke="hsl(${between(0, 360)} 45% 70%)" fill="none"/>`

const picture = (text: string): string => {
  const marks = [...text].map(glyph).join('') + Array.from({ length: 4 }, line).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 148 44" font-family="serif" font-weight="bold"><rect width="148" height="44" fill="#f2f5fb"/>${marks}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** A small sum to read off a picture; the answer travels only as a keyed digest. */
export const newCaptcha = (ctx: Ctx): { id: string; image: string } => {
  const [left, right] = [between(1, 9), between(1, 9)]
  const minus = left > right && randomInt(2) === 1
  const answer = String(minus ? left - right : left + right)
  return {
    id: issueTicket(ctx, 'captcha', { digest: digest(ctx, answer) }, 300),
    image: picture(`${left}${minus ? '−' : '+'}${right}=?`),
  }
}

type Given = { readonly id: string; readonly answer: string }

/** Spent before it is compared: one picture, one try. */
export const isSolved = async (ctx: Ctx, given: Given | undefined): Promise<boolean> => {
  if (!given) return false
  try {
    const ticket = readTicket(ctx, 'captcha', given.id)
    await spendTicket(ctx, ticket.id)
    return ticket.data['digest'] === digest(ctx, given.answer)
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** For other modules whose doors strangers knock at. */
export const captcha = { make: newCaptcha, isSolved }
