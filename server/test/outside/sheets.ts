import { transfer, type Preview } from '@srm/api/transfer'
import type { TestApp } from '../app.ts'
import { exchange, jsonOf, requestOf } from '../exchange.ts'
import type { Member } from '../tenant.ts'
import { untilDone } from '../processes/worker.ts'

export type Mode = 'insert' | 'update' | 'skip'

/** Sends a workbook the way the import dialog does. */
export const uploadBook = async (t: TestApp, me: Member, content: Buffer, subject = 'ourCompany', language = 'zh') => {
  const file = { name: '导入.xlsx', content }
  const headers = { ...me.headers, 'accept-language': language }
  const answer = await exchange(t, requestOf(transfer.preview, { params: { subject }, file }, headers))
  return { status: answer.status, ...jsonOf<{ result: Preview; key?: string }>(answer) }
}

export const startImport = (
  me: Member,
  fileId: string,
  mode: Mode = 'insert',
  partial = false,
  subject = 'ourCompany',
) => me.call(transfer.import, { body: { subject, fileId, mode, partial } })

export const resultOf = async (me: Member, id: string) => (await me.call(transfer.result, { params: { id } })).result

type How = { mode?: Mode; partial?: boolean; subject?: string }

/** From the file to the report. */
export const importBook = async (t: TestApp, me: Member, content: Buffer, how: How = {}) => {
  const { mode = 'insert', partial = false, subject = 'ourCompany' } = how
  const { result } = await uploadBook(t, me, content, subject)
  const { id } = (await startImport(me, result.fileId, mode, partial, subject)).result
  const job = await untilDone(me, id)
  return { job, ...(await resultOf(me, id)) }
}

type WantedInput = { columns: string[]; query?: Record<string, string>; subject?: string }

export const exportBook = async (
  me: Member,
  { columns, query = {}, subject = 'ourCompany' }: WantedInput,
  language = 'zh',
) => {
  const { result } = await me.call(
    transfer.export,
    { body: { subject, query, columns } },
    { 'accept-language': language },
  )
  const job = await untilDone(me, result.id)
  return { job, ...(await resultOf(me, result.id)) }
}

export const contentOf = async (t: TestApp, { headers }: Pick<Member, 'headers'>, url: string): Promise<Buffer> =>
  (await t.http.inject({ method: 'GET', url, headers })).rawPayload
