import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { label } from '../shared/label.ts'

const Ticket = z.string().min(10).max(200)

/** The one way in for people without an account, whatever their link is about. */
export const externalEntry = {
  code: endpoint({
    method: 'POST',
    path: '/api/external/code',
    title: label('凭链接获取验证码', 'Ask for the code by a link'),
    access: 'public',
    body: z.strictObject({ ticket: Ticket }),
    result: z.object({ mobile: z.string(), wait: z.int() }),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/api/external/enter',
    title: label('凭链接和验证码进入', 'Enter by a link and its code'),
    access: 'public',
    body: z.strictObject({ ticket: Ticket, code: z.string().regex(/^\d{6}$/) }),
    result: z.object({ token: z.string(), expiresAt: z.string() }),
  }),
}
