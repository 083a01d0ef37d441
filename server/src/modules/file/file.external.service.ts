import type { FileView } from '@srm/api/shared/fields'
import { networkOf } from '#kernel/http/address.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { countUsage, type UsageLimit } from '#kernel/log/usage.ts'
import { readUpload, storeFile, type AssertType, type Upload } from './file.service.ts'

/** What somebody without an account may try to upload: for one form, from one address, to one company. */
const limitsOf = (tenantId: string, formId: string, address: string): UsageLimit[] => [
  { key: `upload form ${formId}`, max: 60, within: '1 hour' },
  { key: `upload address ${networkOf(address)}`, max: 200, within: '1 hour' },
  { key: `upload tenant ${tenantId}`, max: 2000, within: '1 day' },
]

/** Every try counts, also one that is refused afterwards: reading it has cost as much. */
const countTry = async ({ tenantId }: Ctx, formId: string, { request, asTenant }: Exchange): Promise<void> => {
  const limits = limitsOf(tenantId, formId, request.ip)
  if (!(await asTenant('', (inside) => countUsage(inside, limits)))) fail('file.too_many')
}

type Form = {
  readonly id: string
  /** Says how large a file may be now, or refuses any. */
  readonly limit: (inside: Ctx) => Promise<number>
  readonly assertType?: AssertType
}

/** An upload by somebody without an account: counted, then asked about, and only then read. */
export const receiveUpload = async (ctx: Ctx, exchange: Exchange, { id, limit }: Form): Promise<Upload> => {
  await countTry(ctx, id, exchange)
  const max = await exchange.asTenant(ctx.tenantId, limit)
  const { request } = exchange
  const part = request.isMultipart() ? await request.file().catch(() => undefined) : undefined
  return readUpload(part, max)
}

/** A file from somebody without an account, judged before it is kept. */
export const receiveExternal = async (ctx: Ctx, exchange: Exchange, form: Form): Promise<FileView> =>
  storeFile(ctx, await receiveUpload(ctx, exchange, form), form.assertType)
